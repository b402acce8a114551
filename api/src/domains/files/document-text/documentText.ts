/** Characters of a text that are stored. Twenty full pages have about 60,000. */
export const MAX_CHARACTERS = 100_000;

/** Cuts the text to the limit and removes characters that PostgreSQL rejects. */
export function cutText(text: string): string {
  return text.slice(0, MAX_CHARACTERS).replaceAll('\0', ' ').toWellFormed();
}
