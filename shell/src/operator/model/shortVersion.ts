/** Returns the first seven digits of a version, like those of a commit. */
export const shortVersion = (version: string): string => version.slice(0, 7);
