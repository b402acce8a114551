import { readFileSync } from 'node:fs';
import { type I18n, type Messages, setupI18n } from '@lingui/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Locale } from '../contracts/languages.ts';
import { DEFAULT_LOCALE, numberLocales } from '../i18n/formats.ts';
import type { Text, TextValues } from '../i18n/createTexts.ts';

/**
 * Returns the function that reads the texts of a catalogue of a server in a language. `english` is its file, ICU
 * messages by key; the same file in another language is beside it (`mails.messages.json`, `nl.mails.messages.json`).
 * `Values` are from the file `*.messages.values.ts`, which `npm run format` writes. The language is always an argument:
 * a server uses all of them at the same time.
 */
export function createServerTexts<
  English extends Record<string, string>,
  Values = Record<string, TextValues>,
>(english: URL): (locale: Locale) => Text<keyof English & string, Values> {
  const instances = new Map<Locale, I18n>();
  const instanceOf = (locale: Locale): I18n => {
    const known = instances.get(locale);
    if (known) return known;
    const messages = { ...readMessages(english), ...readMessages(fileOf(english, locale)) };
    const made = setupI18n({ locale, locales: numberLocales(locale), messages: { [locale]: messages } });
    instances.set(locale, made);
    return made;
  };
  return (locale) =>
    (key, ...[values]) =>
      instanceOf(locale)._(key, values as TextValues | undefined);
}

function fileOf(english: URL, locale: Locale): URL {
  const name = english.pathname.split('/').at(-1)!.replace(/^en\./, '');
  return locale === DEFAULT_LOCALE ? english : new URL(`${locale}.${name}`, english);
}

/** Compiles the messages of a file. */
function readMessages(file: URL): Messages {
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  return Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [key, compileMessageOrThrow(message)]),
  );
}
