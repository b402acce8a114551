import { type I18n, type Messages, setupI18n } from '@lingui/core';

/** What is spoken when nothing else is chosen, and where another language lacks a text. */
export const DEFAULT_LOCALE = 'en';

/** The texts of one part of the product in another language: a file that is fetched when that language is chosen. */
export type LoadMessages = () => Promise<{ default: Record<string, unknown> }>;

type Catalogue = { scope: string; english: Messages; others: Record<string, LoadMessages> };

const catalogues: Catalogue[] = [];
const instances = new Map<string, I18n>();
const listeners = new Set<() => void>();
let active = DEFAULT_LOCALE;

/**
 * Adds a part's texts to those known, now and in every language that is already in use.
 * Answers the prefix that keeps its keys apart: two remotes, or two releases of one, may use the same key.
 */
export function registerCatalogue(english: Messages, others: Record<string, LoadMessages>): string {
  const catalogue = { scope: `${catalogues.length}:`, english, others };
  catalogues.push(catalogue);
  for (const [locale, i18n] of instances) {
    i18n.load(locale, scoped(catalogue.scope, english));
    // Until its own file is here the part speaks English, and goes on doing so if the file does not come.
    loadOther(catalogue, locale, i18n).catch(() => undefined);
  }
  return catalogue.scope;
}

/** The one instance of a language; the server's requests share it too, for nothing in it belongs to one request. */
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

/** Fetches what is known of a language. The server awaits it before it renders in that language. */
export async function prepareLocale(locale: string): Promise<void> {
  const isNew = !instances.has(locale);
  const i18n = i18nFor(locale);
  if (isNew) await Promise.all(catalogues.map((catalogue) => loadOther(catalogue, locale, i18n)));
}

/** Changes the language of this page once its texts are here. Rejects, and changes nothing, when they cannot be had. */
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

/** The language of this page, as a BCP 47 tag. */
export const activeLocale = (): string => active;

/** Calls `listener` after each change of language; answers how to stop that. */
export function onLocaleChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What `Intl` is asked for: English as it is written here, and never the machine's own language as a fallback. */
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
