import { type I18n, type Messages, setupI18n } from '@lingui/core';

/** Default language, and fallback for texts that another language lacks. */
export const DEFAULT_LOCALE = 'en';

/** Loads the texts of one catalogue in another language, when that language is chosen. */
export type LoadMessages = () => Promise<{ default: Record<string, unknown> }>;

type Catalogue = {
  scope: string;
  english: Messages;
  others: Record<string, LoadMessages>;
  /** Languages whose texts are here, or on their way. */
  fetched: Map<string, Promise<void>>;
};

const catalogues: Catalogue[] = [];
const instances = new Map<string, I18n>();
const listeners = new Set<() => void>();
let active = DEFAULT_LOCALE;

/**
 * Registers a catalogue in English and every language in use. Returns the prefix that keeps its keys apart: two
 * remotes, or two releases of one, may use the same key.
 */
export function registerCatalogue(english: Messages, others: Record<string, LoadMessages>): string {
  const catalogue: Catalogue = { scope: `${catalogues.length}:`, english, others, fetched: new Map() };
  catalogues.push(catalogue);
  for (const [locale, i18n] of instances) {
    i18n.load(locale, scoped(catalogue.scope, english));
    void fetchTexts(catalogue, locale, i18n);
  }
  return catalogue.scope;
}

/** Instance of a language. Requests on the server share it: nothing in it belongs to one request. */
export function i18nFor(locale: string): I18n {
  const known = instances.get(locale);
  if (known) return known;
  const english = Object.assign(
    {},
    ...catalogues.map((each) => scoped(each.scope, each.english)),
  ) as Messages;
  const i18n = setupI18n({ locale, locales: numberLocales(locale), messages: { [locale]: english } });
  instances.set(locale, i18n);
  return i18n;
}

/**
 * Resolves when every catalogue that is registered has its texts in this language (default: that of the page), also one that was registered
 * meanwhile. One whose texts cannot be loaded shows English and is tried again at the next call. A page awaits it
 * before it renders.
 */
export async function prepareLocale(locale: string = active): Promise<void> {
  const i18n = i18nFor(locale);
  for (let known = 0; known !== catalogues.length;) {
    known = catalogues.length;
    await Promise.all(catalogues.map(async (catalogue) => await fetchTexts(catalogue, locale, i18n)));
  }
}

/** Changes the language of the page once its texts have loaded. */
export async function activateLocale(locale: string): Promise<void> {
  await prepareLocale(locale);
  active = locale;
  for (const listener of listeners) listener();
}

/** Returns the language of the page, as a BCP 47 tag. */
export const activeLocale = (): string => active;

/** Calls `listener` after each change of language. Returns the function that unsubscribes. */
export function onLocaleChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Locales for `Intl`, never the default one of the machine. Papiamento has its plural rule only: numbers are Dutch, and
 * dates are written by `papiamento.ts`.
 */
export function formatLocales(locale: string): string[] {
  if (locale === DEFAULT_LOCALE) return ['en-GB'];
  return locale === 'pap' ? ['pap', 'nl-AW'] : locale === 'nl' ? ['nl-AW'] : [locale, 'en-GB'];
}

/** Locales for numbers. Spanish groups four digits as the island writes them in its other languages: 2.400. */
export const numberLocales = (locale: string): string[] =>
  locale === 'es' ? ['es-CL', 'es'] : formatLocales(locale);

/** English stays until the texts have loaded, and if they do not load. */
async function fetchTexts(catalogue: Catalogue, locale: string, i18n: I18n): Promise<void> {
  const { scope, others, fetched } = catalogue;
  const load = others[locale];
  if (!load) return;
  const loaded =
    fetched.get(locale) ??
    load().then(
      ({ default: messages }) => i18n.load(locale, scoped(scope, messages as Messages)),
      () => void fetched.delete(locale),
    );
  fetched.set(locale, loaded);
  await loaded;
}

const scoped = (scope: string, messages: Messages): Messages =>
  Object.fromEntries(Object.entries(messages).map(([key, message]) => [scope + key, message]));
