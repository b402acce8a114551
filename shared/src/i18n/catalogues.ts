import { type I18n, type Messages, setupI18n } from '@lingui/core';

/** Default language, and fallback for texts that another language lacks. */
export const DEFAULT_LOCALE = 'en';

/** Loads the texts of one catalogue in another language, when that language is chosen. */
export type LoadMessages = () => Promise<{ default: Record<string, unknown> }>;

type Catalogue = { scope: string; english: Messages; others: Record<string, LoadMessages> };

const catalogues: Catalogue[] = [];
const instances = new Map<string, I18n>();
const listeners = new Set<() => void>();
let active = DEFAULT_LOCALE;

/**
 * Registers a catalogue in English and every language in use. Returns the prefix that keeps its keys apart: two
 * remotes, or two releases of one, may use the same key.
 */
export function registerCatalogue(english: Messages, others: Record<string, LoadMessages>): string {
  const catalogue = { scope: `${catalogues.length}:`, english, others };
  catalogues.push(catalogue);
  for (const [locale, i18n] of instances) {
    i18n.load(locale, scoped(catalogue.scope, english));
    // English is the fallback until the file has loaded, and if it does not load.
    loadOther(catalogue, locale, i18n).catch(() => undefined);
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
  const i18n = setupI18n({ locale, locales: formatLocales(locale), messages: { [locale]: english } });
  instances.set(locale, i18n);
  return i18n;
}

/** Loads all catalogues of a language. The server awaits it before rendering in that language. */
export async function prepareLocale(locale: string): Promise<void> {
  const isNew = !instances.has(locale);
  const i18n = i18nFor(locale);
  if (isNew) await Promise.all(catalogues.map((catalogue) => loadOther(catalogue, locale, i18n)));
}

/** Changes the language of the page once its texts have loaded. Rejects without a change if they fail to load. */
export async function activateLocale(locale: string): Promise<void> {
  try {
    await prepareLocale(locale);
  } catch (error) {
    instances.delete(locale);
    throw error;
  }
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

/** Locales for `Intl`: British English for `en`, and never the default locale of the machine. */
export const formatLocales = (locale: string): string[] =>
  locale === DEFAULT_LOCALE ? ['en-GB'] : [locale, ...(locale === 'pap' ? ['nl-AW'] : []), 'en-GB'];

async function loadOther(catalogue: Catalogue, locale: string, i18n: I18n): Promise<void> {
  const load = catalogue.others[locale];
  if (!load) return;
  const { default: messages } = await load();
  i18n.load(locale, scoped(catalogue.scope, messages as Messages));
}

const scoped = (scope: string, messages: Messages): Messages =>
  Object.fromEntries(Object.entries(messages).map(([key, message]) => [scope + key, message]));
