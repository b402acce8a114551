import subsetFont from 'subset-font';
import type { LoaderContext } from 'webpack';

/** The `unicode-range` of the Latin subsets, as first and last code points. */
const LATIN: [first: number, last: number][] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x304, 0x304],
  [0x308, 0x308],
  [0x329, 0x329],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2191],
  [0x2193, 0x2193],
  [0x2212, 0x2212],
  [0x2215, 0x2215],
];

/** OpenType features that the pages use: kerning, composed letters and marks, and tabular figures. */
const FEATURES = ['kern', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum'];

/**
 * Reduces a variable WOFF2 font to what pages use: the Latin characters, the features above, and the weights in the
 * query of its URL, such as `?weight=400-700` or `?weight=650`.
 */
export default async function subsetFontLoader(this: LoaderContext<unknown>, font: Buffer): Promise<Buffer> {
  return subsetFont(font, characters(LATIN), {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    variationAxes: { wght: readWeight(this.resourceQuery) },
  });
}

/** Makes webpack pass bytes instead of text. */
export const raw = true;

/** @throws {Error} for a query without a weight. */
function readWeight(query: string): number | { min: number; max: number } {
  const [min, max] = (new URLSearchParams(query).get('weight') ?? '').split('-').map(Number);
  if (!min) throw new Error(`A font needs ?weight=400-700 or ?weight=650, not ${query || 'no query'}.`);
  return max ? { min, max } : min;
}

const characters = (ranges: typeof LATIN): string =>
  ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
    .map((code) => String.fromCodePoint(code))
    .join('');
