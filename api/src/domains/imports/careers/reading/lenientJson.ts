/** Reads JSON as it stands in pages: with a BOM, comments, commas too many and raw line breaks. Undefined: it is none. */
export function lenientJson(text: string): unknown {
  const bare = text.replace(/^\uFEFF/, '').trim();
  return parsed(bare) ?? parsed(mended(bare));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

// A string, or what does not belong between strings. One that is never closed goes on to the end, so that a broken
// document is gone through once.
const PIECES =
  /"(?:[^"\\]|\\[\s\S])*(?:"|$)|\/\*[\s\S]*?(?:\*\/|$)|\/\/[^\n]*|<!--|-->|<!\[CDATA\[|\]\]>|,(?=\s*[}\]])|;\s*$/g;

function mended(text: string): string {
  const withoutComments = text.replaceAll(PIECES, (piece) =>
    piece.startsWith('"') ? escaped(piece) : piece.startsWith(',') ? ',' : ' ',
  );
  // Only now a comma may stand before its bracket that a comment had kept away from it.
  return withoutComments.replaceAll(PIECES, (piece) => (piece.startsWith('"') ? piece : ' '));
}

const ESCAPES: Record<string, string> = { '\n': String.raw`\n`, '\r': String.raw`\r`, '\t': String.raw`\t` };

/** Control characters inside a string, and backslashes before what needs none, are mended. */
function escaped(string: string): string {
  return string
    .replaceAll(/\\([\s\S])/g, (pair, next: string) => (/["\\/bfnrtu]/.test(next) ? pair : next))
    .replaceAll(/\p{Cc}/gu, (sign) => ESCAPES[sign] ?? ' ');
}
