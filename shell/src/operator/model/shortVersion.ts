/** Returns the first seven digits of a version, as commits are shown. */
export const shortVersion = (version: string): string => version.slice(0, 7);
