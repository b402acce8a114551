import type { Contact } from '../content/cvContent.ts';
import type { Block } from '../pdf/block.ts';
import type { PdfCanvas } from '../pdf/PdfCanvas.ts';
import { addTag, type Tag } from '../pdf/tags.ts';
import type { Kit } from './kit.ts';

type Photo = { bytes: Uint8Array; alt: string };

/** Builds the photo, in a circle. */
export function photoBlock(
  canvas: PdfCanvas,
  { bytes, alt }: Photo,
  { size, width, align = 'left' }: { size: number; width: number; align?: 'left' | 'center' },
): Block {
  const tag = addTag(canvas.root, 'Figure', alt);
  const offset = align === 'center' ? (width - size) / 2 : 0;
  return {
    height: size,
    gap: 0,
    keepWithNext: true,
    draw: (x, y) => canvas.photo(tag, bytes, x + offset, y, size),
  };
}

/** Builds a section of contact details, one per line. */
export function contactBlocks(
  kit: Kit,
  contacts: Contact[],
  { title, tag, width }: { title: string; tag: Tag; width: number },
): Block[] {
  if (contacts.length === 0) return [];
  const group = addTag(tag, 'Sect');
  const { gaps } = kit.theme;
  const heading = kit.theme.heading(title, addTag(group, 'H2'), width);
  const lines = contacts.map(({ text, url }, place) =>
    kit.text(
      [kit.plain(text, { url })],
      { tag: addTag(group, 'P'), width },
      {
        gap: place === 0 ? gaps.heading : gaps.line + 0.6,
      },
    ),
  );
  return [{ ...heading, gap: gaps.section, keepWithNext: true }, ...lines];
}
