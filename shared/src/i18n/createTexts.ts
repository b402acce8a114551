import type { Messages } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useCallback } from 'react';
import { type IndexedTexts, slotOf } from '../contracts/index.ts';
import { activeLocale, i18nFor, type LoadMessages, registerCatalogue } from './catalogues.ts';

/** Values of a message's placeholders, for example `{ count: 3 }`. */
export type TextValues = Record<string, string | number>;

/** Values of every text; of a catalogue without `*.messages.values.ts` they are not checked. */
type AnyValues = Record<string, TextValues>;

/** Returns the text of a key in the language of the page, with its values inserted. */
export type Text<Key extends string, Values = AnyValues> = <K extends Key>(
  key: K,
  ...values: ValuesOf<K, Values>
) => string;

/** The values that a text needs, none for a text without placeholders; those of all keys that `K` may be. */
type ValuesOf<K, Values> = string extends keyof Values
  ? [values?: TextValues]
  : [Extract<K, keyof Values>] extends [never]
    ? []
    : [values: Intersection<Values[Extract<K, keyof Values>]>];

type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/** Access to the texts of one catalogue. */
export type Texts<Key extends string, Values = AnyValues> = {
  /** Hook for components. Follows a change of language. */
  useText: () => Text<Key, Values>;
  /** For sagas and other code: uses the language of the page at the time of the call. */
  text: Text<Key, Values>;
  /** Returns the texts in a given language, for example for an e-mail. */
  textIn: (locale: string) => Text<Key, Values>;
};

/**
 * Returns the functions that read the texts of a catalogue.
 *
 * `english` is its `en.messages.json`; its keys are the type of valid keys. The build compiles it to texts in slots.
 * `Values` are the values that its texts need, from the file `en.messages.values.ts`, which `npm run format` writes.
 * `others` are the same file in other languages, fetched when chosen: `{ pap: () => import('./pap.messages.json') }`;
 * a text that another language lacks is shown in English.
 */
export function createTexts<English extends Record<string, unknown>, Values = AnyValues>(
  english: English,
  others: Record<string, LoadMessages> = {},
): Texts<keyof English & string, Values> {
  type Key = keyof English & string;
  const indexed = Array.isArray(english) ? (english as unknown as IndexedTexts) : undefined;
  const scope = registerCatalogue((indexed?.[1] ?? english) as Messages, others);
  const idOf = (key: Key) => scope + (indexed ? slotOf(key, indexed) : key);
  const textIn =
    (locale: string): Text<Key, Values> =>
    (key, ...[values]) =>
      i18nFor(locale)._(idOf(key), values as TextValues | undefined);
  return {
    useText() {
      const { i18n } = useLingui();
      return useCallback<Text<Key, Values>>(
        (key, ...[values]) => i18n._(idOf(key), values as TextValues | undefined),
        [i18n],
      );
    },
    text: (key, ...values) => textIn(activeLocale())(key, ...values),
    textIn,
  };
}
