/** Characters that a summary has at most. */
const LONGEST = 220;

/** The beginning of a Markdown text as plain words, cut between two of them. */
export function firstLines(markdown: string): string {
  const plain = markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^[#>\s*+-]+/gm, '')
    .replace(/[*_`~]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (plain.length <= LONGEST) return plain;
  const cut = plain.slice(0, LONGEST);
  const whole = cut.slice(0, Math.max(cut.lastIndexOf(' '), LONGEST - 40));
  return `${whole.replace(/[\s,;:.–-]+$/, '')}…`;
}
