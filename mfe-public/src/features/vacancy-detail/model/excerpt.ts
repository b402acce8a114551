/** Maximum length in characters. */
const MAX_LENGTH = 220;

/** Returns the beginning of a Markdown text as plain text, truncated at a word boundary. */
export function excerpt(markdown: string): string {
  const plain = markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^[#>\s*+-]+/gm, '')
    .replace(/[*_`~]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (plain.length <= MAX_LENGTH) return plain;
  const truncated = plain.slice(0, MAX_LENGTH);
  const whole = truncated.slice(0, Math.max(truncated.lastIndexOf(' '), MAX_LENGTH - 40));
  return `${whole.replace(/[\s,;:.–-]+$/, '')}…`;
}
