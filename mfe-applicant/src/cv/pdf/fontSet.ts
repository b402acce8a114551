export type FontWeight = 'regular' | 'bold';
/** Files of one family. The extended ones are needed only for characters outside the first. */
export type FontFiles = Record<FontWeight, { latin: Uint8Array; extended: Uint8Array[] }>;

/** Text in one font file. */
export type Run = { text: string; font: string };

/** Fields of an embedded font that the types of pdfkit lack. */
type EmbeddedFont = {
  ascender: number;
  descender: number;
  font: { hasGlyphForCodePoint: (codePoint: number) => boolean };
};

export type FontSet = {
  /** Divides a text by the font file that has its characters. Characters that no file has are left out. */
  runs: (text: string, weight: FontWeight) => Run[];
  metrics: (weight: FontWeight) => { ascender: number; descender: number };
  /** Characters left out so far. */
  missing: () => string[];
};

/** Characters that fonts lack, with the ones that look the same. */
const SUBSTITUTES: Record<string, string> = {
  '\u2011': '-',
  '\u2010': '-',
  '\u00A0': ' ',
  '\u202F': ' ',
  '\u2009': ' ',
};

/** Characters that show nothing: controls, joiners, direction marks, soft hyphens, variation selectors. */
const INVISIBLE = /\p{Cc}|\p{Cf}|\p{Variation_Selector}/u;

export function createFontSet(doc: PDFKit.PDFDocument, files: FontFiles): FontSet {
  const missing = new Set<string>();
  const weights = { regular: register('regular'), bold: register('bold') };

  function register(weight: FontWeight) {
    const { latin, extended } = files[weight];
    const fonts = [latin, ...extended].map((bytes, part) => {
      const name = `${weight}-${part}`;
      doc.registerFont(name, bytes);
      const { _font: embedded } = doc.font(name) as unknown as { _font: EmbeddedFont };
      return { name, embedded };
    });
    const characters = new Map<string, Run | undefined>();
    return { fonts, characters };
  }

  /** Returns the font of a character and the character itself or its substitute. */
  function runOf(character: string, weight: FontWeight): Run | undefined {
    const { fonts, characters } = weights[weight];
    if (characters.has(character)) return characters.get(character);
    const candidates = [character, SUBSTITUTES[character], character.normalize('NFKC')];
    const run = INVISIBLE.test(character) ? { text: '', font: '' } : firstCovered(candidates, fonts);
    if (!run) missing.add(character);
    characters.set(character, run);
    return run;
  }

  return {
    runs(text, weight) {
      const runs: Run[] = [];
      for (const character of text.normalize('NFC')) {
        const run = runOf(character, weight);
        const last = runs.at(-1);
        if (!run?.text) continue;
        if (last?.font === run.font) last.text += run.text;
        else runs.push({ ...run });
      }
      return runs;
    },
    metrics(weight) {
      const { ascender, descender } = weights[weight].fonts[0]!.embedded;
      return { ascender: ascender / 1000, descender: descender / 1000 };
    },
    missing: () => [...missing],
  };
}

function firstCovered(
  candidates: (string | undefined)[],
  fonts: { name: string; embedded: EmbeddedFont }[],
): Run | undefined {
  for (const text of candidates) {
    if (!text) continue;
    const font = fonts.find(({ embedded }) =>
      Array.from(text).every((character) => embedded.font.hasGlyphForCodePoint(character.codePointAt(0)!)),
    );
    if (font) return { text, font: font.name };
  }
  return undefined;
}
