/** Accepted values of `?w=`: pixels of the longer side. Smaller images keep their size. */
export const IMAGE_WIDTHS = [64, 128, 256, 512] as const;

/** Accepted widths of covers and pictures, which are wider than they are high. */
export const COVER_WIDTHS = [320, 640, 1280] as const;

/** Width of the JPEG for clients without WebP. */
export const LARGEST = { logos: 512, photos: 512, covers: 1280, pictures: 1280 } as const;
/** Default without `?w=`. */
export const USUAL = { logos: 256, photos: 256, covers: 640, pictures: 640 } as const;

/** Widths that an upload is stored in. */
export const WIDTHS = {
  logos: IMAGE_WIDTHS,
  photos: IMAGE_WIDTHS,
  covers: COVER_WIDTHS,
  pictures: COVER_WIDTHS,
} as const;

export type ImageKind = keyof typeof LARGEST;
