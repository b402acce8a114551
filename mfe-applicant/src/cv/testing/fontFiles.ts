import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CvSettings } from '@cpa/shared/contracts';
import type { FontFiles } from '../pdf/fontSet.ts';
import { unpackWoff } from '../pdf/unpackWoff.ts';

const { resolve } = createRequire(import.meta.url);

const PACKAGES: Record<CvSettings['font'], string> = {
  lato: 'lato',
  'source-sans': 'source-sans-3',
  'source-serif': 'source-serif-4',
  montserrat: 'montserrat',
};

/** Reads the font files that the browser downloads. */
export async function readFonts(font: CvSettings['font']): Promise<FontFiles> {
  const read = async (name: string, part: string, weight: number) =>
    await unpackWoff(
      new Uint8Array(
        readFileSync(resolve(`@fontsource/${name}/files/${name}-${part}-${weight}-normal.woff`)),
      ),
    );
  const load = async (weight: number) => ({
    latin: await read(PACKAGES[font], 'latin', weight),
    extended: [
      await read(PACKAGES[font], 'latin-ext', weight),
      await read('source-sans-3', 'latin-ext', weight),
    ],
  });
  return { regular: await load(400), bold: await load(700) };
}
