declare module '*.module.css' {
  /** The class names of a CSS module. */
  const classes: { readonly [name: string]: string };
  export default classes;
}

/** A plain style sheet; only the page that this remote has alone imports one. */
declare module '*.css';
