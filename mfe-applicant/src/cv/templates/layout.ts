import type { Cv } from '@cpa/shared/contracts';
import type { Block } from '../pdf/block.ts';
import type { PdfCanvas } from '../pdf/PdfCanvas.ts';

/** Area of a page that a column fills. */
export type Frame = { x: number; y: number; height: number };
export type Column = { blocks: Block[]; frame: (page: number) => Frame };

/** Columns of a CV in the order in which they are read. */
export type Layout = {
  columns: Column[];
  /** Draws backgrounds, rules and page numbers. */
  decorate?: (page: number, pageCount: number) => void;
};

export type LayoutInput = {
  canvas: PdfCanvas;
  cv: Cv;
  photo?: { bytes: Uint8Array; alt: string } | undefined;
};
