/**
 * Parses JSON found in pages: with a BOM, comments, trailing commas and raw line breaks. Returns undefined for
 * anything else.
 */
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

// Matches a string, or a token outside strings. An unclosed string extends to the end, so that a broken document is
// scanned once.
const PIECES =
  /"(?:[^"\\]|\\[\s\S])*(?:"|$)|\/\*[\s\S]*?(?:\*\/|$)|\/\/[^\n]*|<!--|-->|<!\[CDATA\[|\]\]>|,(?=\s*[}\]])|;\s*$/g;

function mended(text: string): string {
  const withoutComments = text.replaceAll(PIECES, (piece) =>
    piece.startsWith('"') ? escaped(piece) : piece.startsWith(',') ? ',' : ' ',
  );
  // Removing a comment may leave a trailing comma.
  return withoutComments.replaceAll(PIECES, (piece) => (piece.startsWith('"') ? piece : ' '));
}

const ESCAPES: Record<string, string> = { '\n': String.raw`\n`, '\r': String.raw`\r`, '\t': String.raw`\t` };

/** Escapes control characters and invalid backslashes inside a string. */
function escaped(string: string): string {
  return string
    .replaceAll(/\\([\s\S])/g, (pair, next: string) => (/["\\/bfnrtu]/.test(next) ? pair : next))
    .replaceAll(/\p{Cc}/gu, (sign) => ESCAPES[sign] ?? ' ');
}
