import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Locale, LOCALES } from '@cpa/shared/contracts';

/** Languages that catalogues and manifests are translated into. */
export const TRANSLATED: readonly Locale[] = LOCALES.filter((locale) => locale !== 'en');

const PREFIX = new RegExp(`^(?:${TRANSLATED.join('|')})\\.`);

/** Distinguishes a translation (`nl.messages.json`) from an English catalogue (`toasts.messages.json`). */
export const isTranslation = (path: string): boolean => PREFIX.test(basename(path));

/** Catalogues in English only: pages of operators, the sample of `new-remote`, and texts of demo data. */
const ENGLISH_ONLY = ['shell/src/operator/', 'scripts/new-remote/', 'api/demo-data/'];

/** Distinguishes the English catalogues with translations by their paths in the repository. */
export const isTranslated = (path: string): boolean =>
  !isTranslation(path) && !ENGLISH_ONLY.some((folder) => path.startsWith(folder));

/** Returns the path of the translation of an English catalogue, which may not exist. */
export function translationFile(english: string, locale: Locale): string {
  return join(dirname(english), `${locale}.${basename(english).replace(/^en\./, '')}`);
}

/** Returns the path of the English catalogue of a translation. */
export function englishFile(translation: string): string | undefined {
  const name = basename(translation).replace(PREFIX, '');
  return [`en.${name}`, name]
    .map((each) => join(dirname(translation), each))
    .find((each) => existsSync(each));
}
