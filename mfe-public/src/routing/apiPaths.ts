import type { Locale } from '@cpa/shared/contracts';

/** Path of the API with the language of its texts. English has no parameter. */
export const inLanguage = (path: string, language: Locale): string =>
  language === 'en' ? path : `${path}?language=${language}`;
