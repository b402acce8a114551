import { readFileSync } from 'node:fs';
import type { CvSettings } from '@cpa/shared/contracts';
import type { FontFiles } from '../pdf/fontSet.ts';

const PACKAGES: Record<CvSettings['font'], string> = {
  lato: 'lato',
  'source-sans': 'source-sans-3',
  'source-serif': 'source-serif-4',
  montserrat: 'montserrat',
};

/** Reads the font files that the browser downloads. */
export function readFonts(font: CvSettings['font']): FontFiles {
  const read = (name: string, part: string, weight: number) =>
    new Uint8Array(
      readFileSync(require.resolve(`@fontsource/${name}/files/${name}-${part}-${weight}-normal.woff`)),
    );
  const load = (weight: number) => ({
    latin: read(PACKAGES[font], 'latin', weight),
    extended: [read(PACKAGES[font], 'latin-ext', weight), read('source-sans-3', 'latin-ext', weight)],
  });
  return { regular: load(400), bold: load(700) };
}
