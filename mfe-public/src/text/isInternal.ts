/** A single slash: browsers read `//`, also with a backslash or a line break between, as the start of a host. */
const PATH = /^\/(?![\t\n\r]*[/\\])/;

/** Returns whether a link in user-written text names a path of this site, which the router navigates to. */
export const isInternal = (href: string): boolean => PATH.test(href);
