/** A text of a PDF page as pdf.js returns it, without marked content. */
export type PdfText = {
  str: string;
  /** Indexes 4 and 5 are the position of the baseline. */
  transform: number[];
  width: number;
  height: number;
  fontName: string;
  hasEOL: boolean;
};
