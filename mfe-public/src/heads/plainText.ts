/** Removes Markdown syntax. Paragraphs stay separated by an empty line. */
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

/** Truncates Markdown to plain text of at most `maxLength` characters, between two words. */
export function excerpt(markdown: string, maxLength = 155): string {
  const line = plainText(markdown).replaceAll('• ', '').replaceAll(/\s+/g, ' ');
  if (line.length <= maxLength) return line;
  const cut = line.slice(0, maxLength);
  const end = cut.lastIndexOf(' ');
  return `${end > maxLength / 2 ? cut.slice(0, end) : cut}…`;
}
