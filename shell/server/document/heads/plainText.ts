/** Markdown read aloud: its words without its marks, paragraphs apart by an empty line. */
export function plainText(markdown: string): string {
  return markdown
    .replaceAll('\r\n', '\n')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^ {0,3}#{1,6}[ \t]+/gm, '')
    .replaceAll(/^[ \t]*>[ \t]?/gm, '')
    .replaceAll(/(\*\*|__|`)(.+?)\1/g, '$2')
    .replaceAll(/^[ \t]*[*+-][ \t]+/gm, '• ')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** The first words of a text, cut between two of them. @param longest in characters. */
export function firstWords(markdown: string, longest = 155): string {
  const line = plainText(markdown).replaceAll('• ', '').replaceAll(/\s+/g, ' ');
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest);
  const end = cut.lastIndexOf(' ');
  return `${end > longest / 2 ? cut.slice(0, end) : cut}…`;
}
