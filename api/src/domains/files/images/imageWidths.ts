/** Pixels of the longer side that `?w=` takes; a picture that was smaller stays as it was. */
export const IMAGE_WIDTHS = [64, 128, 256, 512] as const;

export const LARGEST = 512;
/** Without `?w=`. */
export const USUAL = 256;
