declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2';
    /** OpenType feature tags; the others are removed. */
    keepFeatures: string[];
    variationAxes: Record<string, number | { min: number; max: number }>;
  };

  /** Returns the font with the characters of the text. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
