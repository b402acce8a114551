/** Accepted values of `?w=`: pixels of the longer side. Smaller images keep their size. */
export const IMAGE_WIDTHS = [64, 128, 256, 512] as const;

export const LARGEST = 512;
/** Default without `?w=`. */
export const USUAL = 256;
