import type { Locale, VacancyTexts } from '@cpa/shared/contracts';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/executor.ts';

/** Language of the texts: the chosen one, else the guess; null: unknown. Needs `vacancies as v`. */
export const textLanguage = sql<Locale | null>`coalesce(v.text_language, v.guessed_language)`;

/** All languages that the texts exist in, that of the original, which may be null, first. Needs `vacancies as v`. */
export const textLanguages = sql<(Locale | null)[]>`
  array_prepend(${textLanguage}, array(select jsonb_object_keys(v.translations)))
`;

/** Vacancies with IDs above `last` whose language is unknown: not guessed yet, or without a result. */
export async function readWithoutLanguage(
  db: Executor,
  last: number,
  count: number,
): Promise<(VacancyTexts & { id: number; translations: object })[]> {
  return await db
    .selectFrom('vacancies')
    .select(['id', 'title', 'description', 'requirements', 'benefits', 'translations'])
    .where('guessed_language', 'is', null)
    .where('id', '>', last)
    .orderBy('id')
    .limit(count)
    .execute();
}

/** Stores guesses, except for vacancies that were saved since. */
export async function storeLanguages(
  db: Executor,
  guessed: readonly { id: number; language: Locale }[],
): Promise<void> {
  await sql`
    update vacancies v set guessed_language = g.language
    from unnest(
      ${guessed.map(({ id }) => id)}::integer[], ${guessed.map(({ language }) => language)}::text[]
    ) as g (id, language)
    where v.id = g.id and v.guessed_language is null
  `.execute(db);
}
