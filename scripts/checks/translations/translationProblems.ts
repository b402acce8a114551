import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

type Compiled = ReturnType<typeof compileMessageOrThrow>;
type Messages = Record<string, string>;

/** Returns the problems of the translation of a catalogue, one per line. */
export function translationProblems(english: Messages, translation: Messages): string[] {
  return [
    ...Object.keys(translation)
      .filter((key) => !(key in english))
      .map((key) => `${key} is not in the English file.`),
    ...Object.entries(english).flatMap(([key, text]) => messageProblems(key, text, translation[key])),
    ...Object.entries({ ...english, ...translation }).flatMap(([key, text]) => moneyProblems(key, text)),
  ];
}

interface Catalogue {
  english: Messages;
  translated: Messages;
}

/**
 * Returns the headings and menu entries that the frame of a page translates in another way than the page, so that the
 * text would change when the page replaces its frame. A heading of the page is a message with the same English text
 * whose key ends in `title`.
 */
export function frameProblems(frame: Catalogue, page: Catalogue): string[] {
  return Object.entries(frame.english)
    .filter(([key]) => /^(heading|area)\./.test(key))
    .flatMap(([key, text]) =>
      Object.keys(page.english)
        .filter((pageKey) => page.english[pageKey] === text)
        .filter((pageKey) => pageKey === key || /title$/i.test(pageKey))
        .filter((pageKey) => page.translated[pageKey] !== frame.translated[key])
        .map((pageKey) => `${key} differs from ${pageKey} of the page: “${page.translated[pageKey]}”.`),
    );
}

function messageProblems(key: string, english: string, translated: string | undefined): string[] {
  if (translated === undefined) return [`${key} is missing.`];
  try {
    const [expected, actual] = [partsOf(english), partsOf(translated)];
    const differs = expected.size !== actual.size || [...expected].some((part) => !actual.has(part));
    return [
      ...(differs ? [`${key} has ${namesOf(actual)} instead of ${namesOf(expected)}.`] : []),
      ...(lacksOther(compileMessageOrThrow(translated)) ? [`${key} has a plural without “other”.`] : []),
    ];
  } catch (error) {
    return [`${key} cannot be read: ${(error as Error).message}`];
  }
}

/** Amounts have one format: `formatMoney` and `formatWage` of `shared` write the currency. */
const moneyProblems = (key: string, text: string): string[] =>
  /(?:US\$|USD|Afl\.|€)\s*\{/.test(text) && !key.startsWith('money.')
    ? [`${key} writes a currency. Insert what formatMoney returns.`]
    : [];

const namesOf = (parts: Set<string>): string => [...parts].toSorted().join(', ') || 'no values';

/** Values of a text, with the branches of a choice between words. */
function partsOf(message: string): Set<string> {
  const parts = new Set<string>();
  for (const { name, format, branches } of tokensOf(compileMessageOrThrow(message))) {
    const words = Object.keys(branches ?? {}).filter((word) => word !== 'offset');
    const choices = format === 'select' ? ` (${words.toSorted().join(' ')})` : '';
    parts.add(`{${name}${format ? `, ${format}` : ''}}${choices}`);
  }
  return parts;
}

const lacksOther = (message: Compiled): boolean =>
  tokensOf(message).some(({ branches }) => branches !== undefined && !('other' in branches));

type Token = {
  name: string;
  format: string | undefined;
  branches: Record<string, Compiled> | undefined;
};

function tokensOf(message: Compiled): Token[] {
  return (Array.isArray(message) ? message : [message]).flatMap((token) => {
    if (!Array.isArray(token)) return [];
    const [name, format, options] = token as [string, string?, (Record<string, Compiled> | string)?];
    const branches = typeof options === 'object' ? options : undefined;
    return [{ name, format, branches }, ...Object.values(branches ?? {}).flatMap(tokensOf)];
  });
}
