/** A piece of text with its emphasis and link. */
export type Run = { text: string; isBold: boolean; isItalic: boolean; href: string | null };

/** A block of pasted text. List items have their nesting level, from 0. */
export type Block =
  | { kind: 'paragraph' | 'heading' | 'subheading'; runs: Run[] }
  | { kind: 'item'; isOrdered: boolean; level: number; runs: Run[] };

/** Content of a paste. */
export type PasteReport = {
  headings: number;
  lists: number;
  links: number;
  /** Left out. */
  hasStyles: boolean;
  pictures: number;
  tables: number;
};

export type Pasted = { blocks: Block[]; report: PasteReport };
