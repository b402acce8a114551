import type { Extraction } from '../../../foundVacancy.ts';
import { boardAt } from '../boards.ts';

export const LONG = 'You keep the grill and teach one apprentice. '.repeat(5).trim();
/** Description as the systems return it. */
export const HTML = `<p>${LONG}</p>`;
/** Escaped twice, as in feeds. */
export const ESCAPED = HTML.replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Reads an invented response of the system that the careers URL belongs to, by default as its list. */
export function readResponse(careers: string, answer: unknown, url?: string): Extraction {
  const { board, list } = boardAt(careers)!;
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
  const fetchedAt = new Date('2026-11-20T15:00:00Z');
  return board.read({ url: url ?? list, contentType: 'application/json', text, fetchedAt });
}
