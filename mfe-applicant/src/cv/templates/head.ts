import type { Contact, CvContent } from '../content/cvContent.ts';
import type { Block } from '../pdf/block.ts';
import type { Span } from '../pdf/lines.ts';
import { addTag } from '../pdf/tags.ts';
import type { Kit } from './kit.ts';

type HeadStyle = {
  width: number;
  align?: 'left' | 'center';
  name: { size: number; color: string; leading: number; gap?: number };
  label: { size: number; color: string; gap: number };
  /** Absent where the contact details have a separate place. */
  contact?: { color: string; gap: number };
};

/** Smallest size of a long name, as a share. */
const SMALLEST_NAME = 0.62;

/** Builds the name, the label and the contact details. Empty ones are left out. */
export function headBlocks(
  kit: Kit,
  { name, label, contacts }: CvContent,
  { width, align = 'left', ...style }: HeadStyle,
): Block[] {
  const place = (type: 'H1' | 'P') => ({ tag: addTag(kit.canvas.root, type), width });
  const blocks: Block[] = [];
  if (name) {
    const { leading, gap = 0, ...more } = style.name;
    blocks.push(kit.text([nameSpan(kit, name, more, width)], place('H1'), { align, leading, gap }));
  }
  if (label) {
    const { gap, ...more } = style.label;
    blocks.push(kit.text([kit.plain(label, more)], place('P'), { align, gap }));
  }
  if (contacts.length > 0 && style.contact) {
    const { gap, color } = style.contact;
    blocks.push(kit.text(contactLine(contacts, kit.plain('', { color })), place('P'), { align, gap }));
  }
  return blocks.map((block) => ({ ...block, keepWithNext: true }));
}

/** Makes a name smaller when a part of it would not fit on a line. */
function nameSpan(kit: Kit, name: string, style: { size: number; color: string }, width: number): Span {
  const span = kit.plain(name, { ...style, weight: 'bold' });
  const widest = Math.max(...name.split(' ').map((word) => kit.canvas.widthOf(word, span)));
  const share = Math.max(SMALLEST_NAME, Math.min(1, width / (widest + 1)));
  return { ...span, size: style.size * share };
}

/** Returns the contact details in one paragraph, with links. */
export function contactLine(contacts: Contact[], style: Omit<Span, 'text' | 'url'>): Span[] {
  return contacts.flatMap(({ text, url }, place) => [
    ...(place > 0 ? [{ ...style, text: '  ·  ' }] : []),
    { ...style, text, url },
  ]);
}
