import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

/** Files of each face, with the Latin characters of the island's languages first. */
const FACES = {
  title: ['montserrat/files/montserrat-latin-700-normal', 'montserrat/files/montserrat-latin-ext-700-normal'],
  text: [
    'source-sans-3/files/source-sans-3-latin-600-normal',
    'source-sans-3/files/source-sans-3-latin-ext-600-normal',
    'source-sans-3/files/source-sans-3-cyrillic-600-normal',
    'source-sans-3/files/source-sans-3-greek-600-normal',
  ],
} as const;

export type Face = keyof typeof FACES;

interface Run {
  font: Font;
  text: string;
}

const { resolve } = createRequire(import.meta.url);
const fonts = new Map<string, Font>();

/** Width of the text in pixels. */
export function widthOf(face: Face, size: number, text: string): number {
  return runsOf(face, text).reduce(
    (width, { font, text: part }) => width + (font.layout(part).advanceWidth * size) / font.unitsPerEm,
    0,
  );
}

/** Returns the outlines of the text as SVG paths, so that the image needs no installed font. */
export function outlines(face: Face, size: number, text: string, x: number, y: number): string {
  let left = x;
  const paths: string[] = [];
  for (const { font, text: part } of runsOf(face, text)) {
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(part);
    glyphs.forEach((glyph, place) => {
      const { xAdvance, xOffset, yOffset } = positions[place]!;
      const at = `${left + xOffset * scale} ${y - yOffset * scale}`;
      paths.push(`<path transform="translate(${at}) scale(${scale} ${-scale})" d="${glyph.path.toSVG()}"/>`);
      left += xAdvance * scale;
    });
  }
  return paths.join('');
}

/** Splits a text by the first font that has each character. Omits characters that no font has. */
function runsOf(face: Face, text: string): Run[] {
  const runs: Run[] = [];
  for (const character of text.normalize('NFC')) {
    const file = FACES[face].find((name) => fontOf(name).hasGlyphForCodePoint(character.codePointAt(0)!));
    if (!file) continue;
    const font = fontOf(file);
    const last = runs.at(-1);
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}

function fontOf(name: string): Font {
  const font = fonts.get(name) ?? create(readFileSync(resolve(`@fontsource/${name}.woff`)));
  fonts.set(name, font);
  return font;
}
