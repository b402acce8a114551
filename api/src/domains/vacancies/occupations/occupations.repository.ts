import type { Suggestions } from '@cpa/shared/contracts';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/executor.ts';
import { isPublicCompany } from '../../companies/companyCards.repository.ts';
import { isListed } from '../../companies/listedVacancies.repository.ts';

/** Number of open vacancies by occupation. */
export async function countOpenByOccupation(db: Executor): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; open: number }>`
    select v.occupation_key as id, count(*) as open from vacancies v
    where ${isListed} and v.occupation_key <> '' group by 1
  `.execute(db);
  return new Map(rows.map(({ id, open }) => [id, open]));
}

/** Companies with a word in their name that begins with `prefix`, which is plain text. */
export async function findCompaniesByPrefix(
  db: Executor,
  prefix: string,
  count: number,
): Promise<Suggestions['companies']> {
  return await db
    .selectFrom('companies as c')
    .select(['c.id', 'c.name', 'c.slug', 'c.logo'])
    .where(
      sql<boolean>`(portal_plain(c.name) like ${`${prefix}%`} or portal_plain(c.name) like ${`% ${prefix}%`})`,
    )
    .where(isPublicCompany)
    .orderBy(sql`portal_plain(c.name) not like ${`${prefix}%`}`)
    .orderBy('c.name')
    .limit(count)
    .execute();
}

/** Vacancies whose occupation was not guessed yet. */
export async function readWithoutOccupation(
  db: Executor,
  count: number,
): Promise<{ id: number; title: string; occupation: string | null }[]> {
  return await db
    .selectFrom('vacancies')
    .select(['id', 'title', 'occupation'])
    .where('occupation_key', 'is', null)
    .orderBy('id')
    .limit(count)
    .execute();
}

interface Guessed {
  id: number;
  occupation_key: string;
  occupation_group: string | null;
  occupation_name: string;
}

/** Stores guesses, except for vacancies that a recruiter has saved since. */
export async function storeOccupations(db: Executor, guessed: readonly Guessed[]): Promise<void> {
  await sql`
    update vacancies v set occupation_key = g.key, occupation_group = g.grp, occupation_name = g.name
    from unnest(
      ${guessed.map(({ id }) => id)}::integer[], ${guessed.map((row) => row.occupation_key)}::text[],
      ${guessed.map((row) => row.occupation_group)}::text[], ${guessed.map((row) => row.occupation_name)}::text[]
    ) as g (id, key, grp, name)
    where v.id = g.id and v.occupation_key is null
  `.execute(db);
}
