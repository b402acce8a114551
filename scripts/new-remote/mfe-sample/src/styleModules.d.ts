declare module '*.module.css' {
  /** Class names of a CSS module. */
  const classes: { readonly [name: string]: string };
  export default classes;
}

declare module '*.css';
