import type { Locale } from '@cpa/shared/contracts';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../platform/database/connect.ts';
import { isPublicCompany } from '../../companies/companyCards.repository.ts';
import { isListed } from '../../companies/listedVacancies.repository.ts';
import { textLanguages } from '../../vacancies/text-language/textLanguage.repository.ts';

export type SitemapKind = 'vacancies' | 'companies';
/** A null among the languages is a text whose language is unknown. */
export type Changed = { id: number; changed: Date; languages: (Locale | null)[] };

/** A file of a kind: the first ID in it, and the latest change. */
export type SitemapFile = { first: number; changed: Date };

/** Splits the pages of a kind into files of at most `perFile`. */
export async function readSitemapFiles(
  db: Database,
  kind: SitemapKind,
  perFile: number,
): Promise<SitemapFile[]> {
  const { rows } = await sql<SitemapFile>`
    select min(id) as first, max(changed) as changed from (
      select id, changed, (row_number() over (order by id) - 1) / ${perFile}::integer as file
      from (${PAGES[kind]}) page
    ) placed group by file order by file
  `.execute(db);
  return rows;
}

/** Pages with IDs from `first` and below `end`, in the order of their IDs. */
export async function readSitemapPages(
  db: Database,
  kind: SitemapKind,
  { first, end, count }: { first: number; end: number | undefined; count: number },
): Promise<Changed[]> {
  const { rows } = await sql<Changed>`
    select id, changed, languages from (${PAGES[kind]}) page
    where id >= ${first} and (${end ?? null}::integer is null or id < ${end ?? null}) order by id limit ${count}
  `.execute(db);
  return rows;
}

/** Latest change of a package. Null without packages. */
export async function readPackagesChange(db: Database): Promise<Date | null> {
  const { changed } = await db
    .selectFrom('packages')
    .select(({ fn }) => fn.max('updated_at').as('changed'))
    .executeTakeFirstOrThrow();
  return changed;
}

/** Vacancies open today, and companies, whose pages list their vacancies. */
const PAGES: Record<SitemapKind, RawBuilder<unknown>> = {
  vacancies: sql`select v.id, v.updated_at as changed, ${textLanguages} as languages from vacancies v where ${isListed}`,
  companies: sql`
    select c.id, greatest(c.updated_at, listed.changed) as changed, array['en'] as languages from companies c left join (
      select v.company_id, max(v.updated_at) as changed from vacancies v where v.status <> 'draft' group by v.company_id
    ) listed on listed.company_id = c.id where ${isPublicCompany}
  `,
};
