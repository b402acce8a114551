const LETTER = String.raw`\p{L}\p{M}`;
const WORD = String.raw`${LETTER}\p{Nd}`;
/** Edges of a word, like `\y` of PostgreSQL. */
const START = `(?<![${WORD}])`;
const END = `(?![${WORD}])`;

/** The rules of the SQL function `portal_fold`, in its order. */
const RULES: readonly [RegExp, string][] = [
  [rule(`['’]s${END}`), ''],
  [rule(`([${LETTER}])['’](?=[${LETTER}])`), '$1'],
  [rule(`${START}([${WORD}]) & ([${WORD}])${END}`), '$1and$2'],
  [rule(`([${WORD}])&([${WORD}])${END}`), '$1and$2'],
  [rule(`${START}([${WORD}])&(?=[${WORD}])`), '$1and'],
  [rule(String.raw`${START}([${LETTER}])\+(?=[${LETTER}]${END})`), '$1and'],
  [rule(`${START}([${LETTER}])[#♯]`), '$1sharp'],
  [rule(String.raw`([${WORD}])\+\+`), '$1plusplus'],
  [rule(String.raw`${START}([${LETTER}])\+${END}`), '$1plus'],
  [rule(String.raw`(^|[^${WORD}.])\.(?=[${LETTER}])`), '$1dot'],
  [rule(String.raw`${START}(asp|ado|vb)\.(?=net${END})`), '$1 dot'],
  [rule(`${START}([${LETTER}])/([${LETTER}])${END}`), '$1slash$2'],
  [rule(String.raw`${START}(\p{Nd}+)/(?=\p{Nd}+${END})`), '$1slash'],
  [rule(`([${WORD}])/(?=[${WORD}])`), '$1 '],
  [rule(String.raw`(\p{Nd})[.,:](?=\p{Nd})`), '$1dot'],
  [rule(String.raw`${START}([${LETTER}])\.(?=[${LETTER}])`), '$1'],
  [rule(String.raw`([${LETTER}])-(?=\p{Nd})`), '$1 '],
  [rule(String.raw`([${LETTER}])\.(?=[${LETTER}])`), '$1 '],
  // "it" is a stop word of English.
  [new RegExp(`${START}IT${END}`, 'gu'), 'ict'],
];

/** Symbols in the rules. Most names have none. */
const SIGNS = /['’&#♯+./,:]|-\p{Nd}|IT/u;

/**
 * Writes terms with symbols as single words, so that a search finds them whole: "F&B" is "FandB", "C++" "Cplusplus",
 * "24/7" "24slash7". Symbols between two whole words become spaces. PostgreSQL does the same to indexed texts.
 */
export function foldSigns(text: string): string {
  if (!SIGNS.test(text)) return text;
  return RULES.reduce((folded, [pattern, replacement]) => folded.replace(pattern, replacement), text);
}

function rule(source: string): RegExp {
  return new RegExp(source, 'giu');
}
