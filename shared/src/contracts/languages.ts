/** Languages of the site, in the order of the language switch. */
export const LANGUAGES = {
  en: { name: 'English', tag: 'en' },
  pap: { name: 'Papiamento', tag: 'pap-AW' },
  nl: { name: 'Nederlands', tag: 'nl' },
  es: { name: 'Español', tag: 'es' },
} as const satisfies Record<string, Language>;

type Language = {
  /** Name in the language itself. */
  name: string;
  /** BCP 47 tag, for `lang` and `hreflang`. */
  tag: string;
};

/** Language of the interface. Also the prefix of its URLs, except `en`, which has none. */
export type Locale = keyof typeof LANGUAGES;

export const LOCALES = Object.keys(LANGUAGES) as Locale[];

/** Returns `lang` of a text: empty, which HTML defines as unknown, without a language. */
export const langTag = (language: Locale | undefined): string => (language ? LANGUAGES[language].tag : '');

/** True for a language of the site. */
export const isLocale = (text: unknown): text is Locale =>
  typeof text === 'string' && Object.hasOwn(LANGUAGES, text);
