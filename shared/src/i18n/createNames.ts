import { useLingui } from '@lingui/react';
import { type LoadMessages, registerCatalogue } from './catalogues.ts';

/**
 * Returns a hook for names whose English form comes with the data, so that pages in English load none. Its function returns
 * the name of a key in the language of the page, else the given one.
 */
export function createNames(
  others: Record<string, LoadMessages>,
): () => (key: string, english: string) => string {
  const scope = registerCatalogue({}, others);
  return function useName() {
    const { i18n } = useLingui();
    return (key, english) => (i18n.messages[scope + key] === undefined ? english : i18n._(scope + key));
  };
}
