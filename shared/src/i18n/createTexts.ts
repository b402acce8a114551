import type { Messages } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useCallback } from 'react';
import { activeLocale, i18nFor, type LoadMessages, registerCatalogue } from './catalogues.ts';

/** What a message's placeholders stand for, as `{ count: 3 }`. */
export type TextValues = Record<string, string | number>;

/** Answers the text of a key in the language of the page, with its values put in. */
export type Text<Key extends string> = (key: Key, values?: TextValues) => string;

/** The ways to ask for a part's texts. */
export type Texts<Key extends string> = {
  /** For components; follows a change of language. */
  useText: () => Text<Key>;
  /** For everything else, as a saga's toast: the page's language at the time it is called. */
  text: Text<Key>;
  /** In a named language, as for a mail. */
  textIn: (locale: string) => Text<Key>;
};

/**
 * The door to a part's texts.
 *
 * `english` is its `en.messages.json`, compiled by the build; its keys are the type of what may be asked for.
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
