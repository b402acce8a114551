import type { FontFiles } from '../pdf/fontSet.ts';
import { unpackWoff } from '../pdf/unpackWoff.ts';
import type { Cv, CvSettings } from '@cpa/shared/contracts';

type Urls = Record<'regular' | 'bold', { latin: URL; extended: URL }>;

const URLS: Record<CvSettings['font'], Urls> = {
  lato: {
    regular: {
      latin: new URL('@fontsource/lato/files/lato-latin-400-normal.woff', import.meta.url),
      extended: new URL('@fontsource/lato/files/lato-latin-ext-400-normal.woff', import.meta.url),
    },
    bold: {
      latin: new URL('@fontsource/lato/files/lato-latin-700-normal.woff', import.meta.url),
      extended: new URL('@fontsource/lato/files/lato-latin-ext-700-normal.woff', import.meta.url),
    },
  },
  'source-sans': {
    regular: {
      latin: new URL('@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff', import.meta.url),
      extended: new URL(
        '@fontsource/source-sans-3/files/source-sans-3-latin-ext-400-normal.woff',
        import.meta.url,
      ),
    },
    bold: {
      latin: new URL('@fontsource/source-sans-3/files/source-sans-3-latin-700-normal.woff', import.meta.url),
      extended: new URL(
        '@fontsource/source-sans-3/files/source-sans-3-latin-ext-700-normal.woff',
        import.meta.url,
      ),
    },
  },
  'source-serif': {
    regular: {
      latin: new URL(
        '@fontsource/source-serif-4/files/source-serif-4-latin-400-normal.woff',
        import.meta.url,
      ),
      extended: new URL(
        '@fontsource/source-serif-4/files/source-serif-4-latin-ext-400-normal.woff',
        import.meta.url,
      ),
    },
    bold: {
      latin: new URL(
        '@fontsource/source-serif-4/files/source-serif-4-latin-700-normal.woff',
        import.meta.url,
      ),
      extended: new URL(
        '@fontsource/source-serif-4/files/source-serif-4-latin-ext-700-normal.woff',
        import.meta.url,
      ),
    },
  },
  montserrat: {
    regular: {
      latin: new URL('@fontsource/montserrat/files/montserrat-latin-400-normal.woff', import.meta.url),
      extended: new URL('@fontsource/montserrat/files/montserrat-latin-ext-400-normal.woff', import.meta.url),
    },
    bold: {
      latin: new URL('@fontsource/montserrat/files/montserrat-latin-700-normal.woff', import.meta.url),
      extended: new URL('@fontsource/montserrat/files/montserrat-latin-ext-700-normal.woff', import.meta.url),
    },
  },
};

/** Characters in the first file of every family. The second file is loaded only when a CV has others. */
const BASIC = /^[ -\u00FF\u0131\u0152\u0153\u02C6\u02DA\u02DC\u2000-\u206F\u20AC\u2122\u2212]*$/;

const files = new Map<string, Promise<Uint8Array>>();

/** Loads the font files that a CV needs. Each file is loaded once. */
export async function loadFonts({ resume, settings }: Cv): Promise<FontFiles> {
  const { basics, ...rest } = resume;
  const isBasic = BASIC.test(JSON.stringify([{ ...basics, image: '' }, rest]).normalize('NFC'));
  const load = async (weight: 'regular' | 'bold') => {
    const urls = URLS[settings.font][weight];
    // The extended part of Lato lacks some letters, for example those of Turkish.
    const others = isBasic ? [] : [urls.extended, URLS['source-sans'][weight].extended];
    const [latin, ...extended] = await Promise.all([urls.latin, ...others].map(loadFile));
    return { latin: latin!, extended };
  };
  const [regular, bold] = await Promise.all([load('regular'), load('bold')]);
  return { regular, bold };
}

function loadFile({ href }: URL): Promise<Uint8Array> {
  const known = files.get(href);
  if (known) return known;
  const file = download(href);
  files.set(href, file);
  file.catch(() => files.delete(href));
  return file;
}

async function download(url: string): Promise<Uint8Array> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`Font file answered ${response.status}`);
  return await unpackWoff(new Uint8Array(await response.arrayBuffer()));
}
