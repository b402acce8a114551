import type { Locale } from '@cpa/shared/contracts';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/executor.ts';
import { textLanguages } from '../../vacancies/text-language/textLanguage.repository.ts';
import { isPublicCompany } from '../../companies/companyCards.repository.ts';

export interface ChangedPage {
  kind: 'vacancies' | 'companies';
  id: number;
  revision: string;
  /** True for a company whose owners have not verified their e-mail address: it has no page yet. */
  is_hidden: boolean;
  /** Languages with their own URL, null for an unknown one. Null for a page in English only, or one that is gone. */
  languages: (Locale | null)[] | null;
}

export async function readChangedPages(db: Executor, count: number): Promise<ChangedPage[]> {
  return await db
    .selectFrom('changed_pages as p')
    .leftJoin('companies as c', (join) => join.onRef('c.id', '=', 'p.id').on('p.kind', '=', 'companies'))
    .leftJoin('vacancies as v', (join) => join.onRef('v.id', '=', 'p.id').on('p.kind', '=', 'vacancies'))
    .select(['p.kind', 'p.id', 'p.revision'])
    .select(
      sql<(Locale | null)[] | null>`case when v.id is not null then ${textLanguages} end`.as('languages'),
    )
    .select(sql<boolean>`c.id is not null and not ${isPublicCompany}`.as('is_hidden'))
    .orderBy('p.kind')
    .orderBy('p.id')
    .limit(count)
    .$narrowType<Pick<ChangedPage, 'kind'>>()
    .execute();
}

/** Deletes changes, except of pages that have changed again. */
export async function deleteChangedPages(db: Executor, pages: readonly ChangedPage[]): Promise<void> {
  const kinds = pages.map(({ kind }) => kind);
  const ids = pages.map(({ id }) => id);
  const revisions = pages.map(({ revision }) => revision);
  await sql`
    delete from changed_pages c
    using unnest(${kinds}::text[], ${ids}::integer[], ${revisions}::uuid[]) as sent (kind, id, revision)
    where c.kind = sent.kind and c.id = sent.id and c.revision = sent.revision
  `.execute(db);
}

export async function deleteAllChangedPages(db: Executor): Promise<void> {
  await db.deleteFrom('changed_pages').execute();
}
