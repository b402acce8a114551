/** Escapes characters that Markdown reads as the start of a heading, list, quote or rule. */
export function escapeLineStarts(text: string): string {
  return text.split('\n').map(escapeLine).join('\n');
}

function escapeLine(line: string): string {
  return (
    line
      // Four spaces would begin a block of code.
      .replace(/^(?: {4}|\t)\s*/, '   ')
      // Between the head and the rows of a table.
      .replace(/^[\s|:-]+$/, (rule) => rule.replaceAll('|', String.raw`\|`))
      .replace(/^(\s*)(#{1,6})(?=\s|$)/, String.raw`$1\$2`)
      .replace(/^(\s*)([-+])(?=\s|$)/, String.raw`$1\$2`)
      .replace(/^(\s*)(-{2,}|=+)\s*$/, String.raw`$1\$2`)
      .replace(/^(\s*)>/, String.raw`$1\>`)
      .replace(/^(\s*\d{1,9})([.)])(?=\s|$)/, String.raw`$1\$2`)
  );
}
