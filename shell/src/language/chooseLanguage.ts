import type { Locale } from '@cpa/shared/contracts';
import { activateLocale, prepareLocale } from '@cpa/shared/i18n';
import { localePath, sitePath } from '@cpa/shared/routing';
import { writeCookie } from '@cpa/shared/session';

/** Cookies with the language that a visitor has chosen, and with the one whose offer was closed. No URL depends on them. */
const LANGUAGE_COOKIE = 'lang';
const OFFER_COOKIE = 'lang_offer';

const FOR_A_YEAR = `Max-Age=${365 * 24 * 3600}`;

const listeners = new Set<(locale: Locale) => void>();

/** Calls `listener` after each choice of the visitor. Returns the function that unsubscribes. */
export function onLanguageChosen(listener: (locale: Locale) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows the page in another language: the URL changes, and everything on the page stays. Never rejects. */
export async function chooseLanguage(locale: Locale): Promise<void> {
  writeCookie(LANGUAGE_COOKIE, locale, FOR_A_YEAR);
  await prepareLocale(locale);
  history.replaceState(history.state, '', currentUrlIn(locale));
  await activateLocale(locale);
  for (const listener of listeners) listener(locale);
  hideOffer();
}

/** Hides the offer of a language for a year. */
export function dismissOffer(locale: Locale): void {
  writeCookie(OFFER_COOKIE, locale, FOR_A_YEAR);
  hideOffer();
}

function hideOffer(): void {
  delete document.documentElement.dataset['offer'];
}

/** URL of the open page in a language, with its query. */
const currentUrlIn = (locale: Locale): string =>
  localePath(sitePath(location.pathname + location.search + location.hash), locale);
