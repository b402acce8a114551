import { type I18n, type Messages, setupI18n } from '@lingui/core';
import type { Locale } from '../contracts/languages.ts';
import { DEFAULT_LOCALE, numberLocales } from './formats.ts';

/**
 * Loads the texts of one catalogue in another language, when that language is chosen. In a build they are a list in the order of
 * the English texts, with null for one that is missing.
 */
export type LoadMessages = () => Promise<{ default: Record<string, unknown> | readonly unknown[] }>;

type Catalogue = {
  scope: string;
  english: Messages;
  others: Record<string, LoadMessages>;
  /** Languages whose texts are loaded or pending. */
  fetched: Set<string>;
};

/** Milliseconds for which a page waits for the texts of one catalogue. It shows them when they arrive later. */
const MAX_WAIT_MS = 3000;

const catalogues: Catalogue[] = [];
const instances = new Map<string, I18n>();
const listeners = new Set<() => void>();
/** Pending texts. */
const pending = new Set<Promise<void>>();
let active: Locale = DEFAULT_LOCALE;
let localeOfRequest: () => Locale | undefined = () => undefined;

/**
 * Registers a catalogue in English and every language in use. Returns the prefix that separates its keys from others:
 * two remotes, or two releases of one, may use the same key.
 */
export function registerCatalogue(english: Messages, others: Record<string, LoadMessages>): string {
  const catalogue: Catalogue = { scope: `${catalogues.length}:`, english, others, fetched: new Set() };
  catalogues.push(catalogue);
  for (const [locale, i18n] of instances) {
    i18n.load(locale, scoped(catalogue.scope, english));
    fetchTexts(catalogue, locale, i18n);
  }
  return catalogue.scope;
}

/** Instance of a language. Requests on the server share it, so it contains no data of a request. */
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
 * Resolves when every catalogue has its texts in this language (default: that of the page), also one that is registered
 * in the meantime. A catalogue that fails to load shows English and is retried at the next call. A page awaits it
 * before it renders.
 */
export async function prepareLocale(locale: Locale = activeLocale()): Promise<void> {
  const i18n = i18nFor(locale);
  for (const catalogue of catalogues) fetchTexts(catalogue, locale, i18n);
  await textsSettled();
}

/** Resolves when no texts are pending, in any language in use. Await it after loading code that may have texts. */
export async function textsSettled(): Promise<void> {
  while (pending.size > 0) await Promise.all(pending);
}

/** Changes the language of the page once its texts have loaded. */
export async function activateLocale(locale: Locale): Promise<void> {
  await prepareLocale(locale);
  active = locale;
  for (const listener of listeners) listener();
}

/** Returns the language of the page; on a server that of the request whose code runs. */
export const activeLocale = (): Locale => localeOfRequest() ?? active;

/** Sets the function that returns the language of the request whose code runs. A server renders several at once. */
export function followRequests(localeOf: () => Locale | undefined): void {
  localeOfRequest = localeOf;
}

/** Calls `listener` after each change of language. Returns the function that unsubscribes. */
export function onLocaleChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** English stays until the texts have loaded, and if they do not load. */
function fetchTexts({ scope, english, others, fetched }: Catalogue, locale: string, i18n: I18n): void {
  const load = others[locale];
  if (!load || fetched.has(locale)) return;
  fetched.add(locale);
  const { promise, resolve } = Promise.withResolvers<void>();
  pending.add(promise);
  const end = () => {
    clearTimeout(timer);
    pending.delete(promise);
    resolve();
  };
  const timer = setTimeout(end, MAX_WAIT_MS);
  load()
    .then(
      ({ default: messages }) => i18n.load(locale, scoped(scope, keyed(english, messages))),
      () => fetched.delete(locale),
    )
    .finally(end);
}

function keyed(english: Messages, messages: Record<string, unknown> | readonly unknown[]): Messages {
  if (!Array.isArray(messages)) return messages as Messages;
  const entries = Object.keys(english).map((key, index) => [key, messages[index] as unknown] as const);
  return Object.fromEntries(entries.filter(([, message]) => message !== null)) as Messages;
}

const scoped = (scope: string, messages: Messages): Messages =>
  Object.fromEntries(Object.entries(messages).map(([key, message]) => [scope + key, message]));
