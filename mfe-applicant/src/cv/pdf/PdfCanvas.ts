import PdfKit from 'pdfkit';
import { createFontSet, type FontFiles, type FontSet, type FontWeight } from './fontSet.ts';
import { type Tag, writeTags } from './tags.ts';

export type TextStyle = { weight: FontWeight; size: number; color: string };

export type PaperSize = { width: number; height: number };
export const PAPERS = { a4: { width: 595.28, height: 841.89 }, letter: { width: 612, height: 792 } };

export type DocumentInfo = { title: string; author: string; lang: string; paper: PaperSize };

/** A tagged PDF that is being drawn: it measures and draws text, shapes and photos. */
export class PdfCanvas {
  readonly paper: PaperSize;
  readonly root: Tag = { type: 'Document', children: [] };
  readonly #doc: PDFKit.PDFDocument;
  readonly #fonts: FontSet;
  #openLinks = new Set<Tag>();

  constructor({ title, author, lang, paper }: DocumentInfo, fonts: FontFiles) {
    this.paper = paper;
    this.#doc = new PdfKit({
      autoFirstPage: false,
      pdfVersion: '1.7',
      // Not in the types of pdfkit 0.17.
      subset: 'PDF/UA' as 'PDF/A-1',
      tagged: true,
      lang,
      displayTitle: true,
      // No default font: the standard fonts are not embedded.
      font: null as unknown as string,
      info: { Title: title, Author: author, Creator: 'Career Portal Aruba' },
    });
    this.#fonts = createFontSet(this.#doc, fonts);
  }

  get missingCharacters(): string[] {
    return this.#fonts.missing();
  }

  /** Returns the text without the characters that the fonts lack. They are reported by `missingCharacters`. */
  covered(text: string, weight: FontWeight): string {
    return this.#fonts.runs(text, weight).reduce((all, run) => all + run.text, '');
  }

  widthOf(text: string, { weight, size }: TextStyle): number {
    let width = 0;
    for (const run of this.#fonts.runs(text, weight))
      width += this.#doc.font(run.font).fontSize(size).widthOfString(run.text);
    return width;
  }

  /** Returns how far the baseline is below the top of a line. */
  baselineOf({ weight, size }: TextStyle, lineHeight: number): number {
    const { ascender, descender } = this.#fonts.metrics(weight);
    return (lineHeight + (ascender + descender) * size) / 2;
  }

  /** Begins drawing. All tags must be added before. */
  begin(): void {
    writeTags(this.#doc, this.root);
  }

  addPage(): void {
    this.#endLinks();
    this.#doc.addPage({ size: [this.paper.width, this.paper.height], margin: 0 });
  }

  /** Draws content that is read as part of the tag. */
  tagged(tag: Tag, draw: () => void): void {
    const content = this.#doc.markStructureContent(tag.type);
    draw();
    this.#doc.endMarkedContent();
    tag.element?.add(content as never);
  }

  /** Draws what screen readers leave out: rules, backgrounds, page numbers. */
  artifact(draw: (doc: PDFKit.PDFDocument) => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.#doc.markContent('Artifact', { type });
    draw(this.#doc);
    this.#doc.endMarkedContent();
  }

  /** Draws one line of text inside marked content. */
  text(text: string, x: number, baseline: number, { weight, size, color }: TextStyle): void {
    let left = x;
    for (const run of this.#fonts.runs(text, weight)) {
      this.#doc.font(run.font).fontSize(size).fillColor(color);
      this.#doc.text(run.text, left, baseline, { lineBreak: false, baseline: 'alphabetic' });
      left += this.#doc.widthOfString(run.text);
    }
  }

  link(tag: Tag, url: string, label: string, box: { x: number; y: number; width: number; height: number }) {
    const options = { structParent: tag.element, Contents: new String(label) };
    this.#doc.link(box.x, box.y, box.width, box.height, url, options as never);
    this.#openLinks.add(tag);
  }

  /** Draws a photo that fills a circle. */
  photo(tag: Tag, photo: Uint8Array, x: number, y: number, size: number): void {
    this.tagged(tag, () => {
      const doc = this.#doc;
      const radius = size / 2;
      doc.save();
      doc.circle(x + radius, y + radius, radius).clip();
      const options = { cover: [size, size], align: 'center', valign: 'center' } as const;
      doc.image(photo as Buffer, x, y, options as unknown as PDFKit.Mixins.ImageOption);
      doc.restore();
    });
  }

  async finish(): Promise<Uint8Array<ArrayBuffer>> {
    this.#endLinks();
    const chunks: Uint8Array[] = [];
    const ended = new Promise<void>((resolve, reject) => {
      this.#doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
      this.#doc.on('end', () => resolve());
      this.#doc.on('error', reject);
    });
    this.#doc.end();
    await ended;
    return concatenated(chunks);
  }

  /** Ends links before their page: pdfkit writes the page that is open when a link ends. */
  #endLinks(): void {
    for (const { element } of this.#openLinks) element?.end();
    this.#openLinks.clear();
  }
}

function concatenated(chunks: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.length;
  }
  return bytes;
}
