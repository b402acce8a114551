import { readFileSync } from 'node:fs';
import type { Locale } from '../contracts/languages.ts';

type Names = Record<string, string>;

const byLocale = new Map<Locale, Names>();

/** Returns the name of an option of `GET /options` in a language; the English one where it has no translation. */
export function optionName(english: string, locale: Locale): string {
  if (locale === 'en') return english;
  let names = byLocale.get(locale);
  if (!names) {
    names = readNames(locale);
    byLocale.set(locale, names);
  }
  return names[english] ?? english;
}

function readNames(locale: Locale): Names {
  const file = new URL(`../domain/option-names/${locale}.names.messages.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as Names;
}
