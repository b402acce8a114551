import type { Contact } from '../content/cvContent.ts';
import type { Span } from '../pdf/lines.ts';

/** Returns the contact details in one paragraph, with links. */
export function contactLine(contacts: Contact[], style: Omit<Span, 'text' | 'url'>): Span[] {
  return contacts.flatMap(({ text, url }, place) => [
    ...(place > 0 ? [{ ...style, text: '  ·  ' }] : []),
    { ...style, text, url },
  ]);
}
