import type { Locale } from '@cpa/shared/contracts';

const listeners = new Set<(locale: Locale) => void>();

/** Calls `listener` after each choice of the visitor. Returns the function that unsubscribes. */
export function onLanguageChosen(listener: (locale: Locale) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls the listeners. */
export function announceChoice(locale: Locale): void {
  for (const listener of listeners) listener(locale);
}

/** Loads what follows a choice, which few visitors make. */
export const languageActions = async () =>
  await import(/* webpackChunkName: "choose-language" */ './chooseLanguage.ts');
