declare module '*.module.css' {
  /** Class names of a CSS module. */
  const classes: { readonly [name: string]: string };
  export default classes;
}

/** Global style sheet, imported only by the standalone page. */
declare module '*.css';
