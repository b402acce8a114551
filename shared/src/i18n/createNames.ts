import { useLingui } from '@lingui/react';
import { type LoadMessages, registerCatalogue } from './catalogues.ts';

/**
 * Returns a hook for names whose English form comes with the data, so that pages in English load none. Its function
 * takes the English name, and returns that of the language of the page, else the English one.
 */
export function createNames(others: Record<string, LoadMessages>): () => (english: string) => string {
  const scope = registerCatalogue({}, others);
  return function useName() {
    const { i18n } = useLingui();
    return (english) => (i18n.messages[scope + english] === undefined ? english : i18n._(scope + english));
  };
}
