import type { Messages } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useCallback } from 'react';
import { activeLocale, i18nFor, type LoadMessages, registerCatalogue } from './catalogues.ts';

/** Values of a message's placeholders, for example `{ count: 3 }`. */
export type TextValues = Record<string, string | number>;

/** Returns the text of a key in the language of the page, with its values inserted. */
export type Text<Key extends string> = (key: Key, values?: TextValues) => string;

/** Access to the texts of one catalogue. */
export type Texts<Key extends string> = {
  /** Hook for components. Follows a change of language. */
  useText: () => Text<Key>;
  /** For sagas and other code: uses the language of the page at the time of the call. */
  text: Text<Key>;
  /** For a given language, as in an e-mail. */
  textIn: (locale: string) => Text<Key>;
};

/**
 * Returns the functions that read the texts of a catalogue.
 *
 * `english` is its `en.messages.json`, compiled by the build; its keys are the type of valid keys.
 * `others` are the same file in other languages, fetched when chosen: `{ pap: () => import('./pap.messages.json') }`;
 * a text that another language lacks is shown in English.
 */
export function createTexts<English extends Record<string, unknown>>(
  english: English,
  others: Record<string, LoadMessages> = {},
): Texts<keyof English & string> {
  type Key = keyof English & string;
  const scope = registerCatalogue(english as Messages, others);
  const textIn =
    (locale: string): Text<Key> =>
    (key, values) =>
      i18nFor(locale)._(scope + key, values);
  return {
    useText() {
      const { i18n } = useLingui();
      return useCallback((key: Key, values?: TextValues) => i18n._(scope + key, values), [i18n]);
    },
    text: (key, values) => textIn(activeLocale())(key, values),
    textIn,
  };
}
