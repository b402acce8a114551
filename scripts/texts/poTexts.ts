import { formatter } from '@lingui/format-po';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { type Locale } from '@cpa/shared/contracts';
import { translationProblems } from '../checks/translations/translationProblems.ts';

export type Messages = Record<string, string>;

/** Texts of one file in English and in another language. */
export interface Catalogue {
  path: string;
  english: Messages;
  translated: Messages;
}

/** Result of an import: catalogues with new texts, and one line for each text that it leaves out. */
export interface Imported {
  changed: Catalogue[];
  problems: string[];
}

const po = formatter({ origins: false });

/**
 * Writes the texts of a language as a PO file. The context of a text is its file and key. A text is fuzzy if it has a term that a
 * speaker has to review, which a comment names.
 */
export async function toPo(
  catalogues: readonly Catalogue[],
  locale: Locale,
  doubtful: readonly string[] = [],
): Promise<string> {
  const items = catalogues.flatMap(({ path, english, translated }) =>
    Object.entries(english).map(([key, message]) => {
      const context = `${path} ${key}`;
      const translation = translated[key] ?? '';
      const terms = doubtful.filter((term) => hasTerm(translation, term));
      const item = {
        message,
        context,
        translation,
        comments: terms.map((term) => `To review: “${term}”.`),
        extra: { flags: terms.length > 0 ? ['fuzzy'] : [] },
      };
      return [generateMessageId(message, context), item] as const;
    }),
  );
  return await po.serialize(Object.fromEntries(items), {
    locale,
    sourceLocale: 'en',
    filename: '',
    existing: undefined,
  });
}

/** Reads a PO file. Leaves out texts whose English form has changed, and those that the check of translations rejects. */
export async function fromPo(content: string, catalogues: readonly Catalogue[]): Promise<Imported> {
  const items = Object.values(
    await po.parse(content, { locale: undefined, sourceLocale: 'en', filename: '' }),
  );
  const texts = new Map(items.map((item) => [item.context, item]));
  const problems: string[] = [];
  const changed = catalogues.flatMap((catalogue) => {
    const { path, english, translated } = catalogue;
    const entries = Object.entries(english).map(([key, message]) => {
      const context = `${path} ${key}`;
      const item = texts.get(context);
      texts.delete(context);
      const text = item?.translation;
      if (!text || text === translated[key]) return [key, translated[key]] as const;
      const found =
        item.message === message
          ? translationProblems({ [key]: message }, { [key]: text })
          : [`${key} has another English text now.`];
      problems.push(...found.map((problem) => `${path}: ${problem}`));
      return [key, found.length > 0 ? translated[key] : text] as const;
    });
    const merged = Object.fromEntries(entries.filter(([, text]) => text !== undefined)) as Messages;
    return entries.every(([key, text]) => text === translated[key])
      ? []
      : [{ ...catalogue, translated: merged }];
  });
  return { changed, problems: [...problems, ...[...texts.keys()].map((each) => `${each}: no such text.`)] };
}

/** Returns the terms in Papiamento with confidence C from the glossary. */
export function doubtfulTerms(glossary: string): string[] {
  const rows = glossary.matchAll(/^\|[^|]+\| ([^|]+?) \|[^|]+\|[^|]+\| C \|$/gm);
  return [...rows].map(([, term]) => term!);
}

/** Also finds the plural in -nan. */
function hasTerm(text: string, term: string): boolean {
  const words = term.replaceAll(/[^\p{L}\p{Nd}]/gu, String.raw`[^\p{L}\p{Nd}]`);
  return new RegExp(String.raw`(?<!\p{L})${words}(?:nan)?(?!\p{L})`, 'iu').test(text);
}
