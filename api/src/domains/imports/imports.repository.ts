import type { ScrapedVacancy } from '@cpa/shared/contracts';
import { sql, type Insertable, type Selectable } from 'kysely';
import type { ImportsTable, ScrapedVacanciesTable } from '../../platform/database/schema.ts';
import type { Executor } from '../../platform/database/executor.ts';

export type ImportRow = Selectable<ImportsTable>;
type FoundRow = Omit<Insertable<ScrapedVacanciesTable>, 'import_id' | 'company_id' | 'vacancy_id'>;

/** An import without a heartbeat for this long has died with its process. */
const ALIVE = sql<Date>`now() - interval '3 minutes'`;

export async function findImport(
  db: Executor,
  companyId: number,
  id: number,
): Promise<ImportRow | undefined> {
  return await db
    .selectFrom('imports')
    .selectAll()
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
}

export async function findRunningImport(db: Executor, id: number): Promise<ImportRow | undefined> {
  return await db
    .selectFrom('imports')
    .selectAll()
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .executeTakeFirst();
}

/** Reads the newest import with results. */
export async function latestImport(db: Executor, companyId: number): Promise<ImportRow | undefined> {
  return await db
    .selectFrom('imports')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('finished_at', 'is not', null)
    .where('error', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Finds the running import of the company, or a recent one of this URL. Locks the company. */
export async function joinableImport(
  db: Executor,
  companyId: number,
  sourceUrl: string,
): Promise<number | undefined> {
  await db
    .updateTable('imports')
    .set({ finished_at: sql<Date>`now()`, error: 'interrupted' })
    .where('company_id', '=', companyId)
    .where('finished_at', 'is', null)
    .where('touched_at', '<', ALIVE)
    .execute();
  const row = await db
    .selectFrom('imports')
    .select('id')
    .where('company_id', '=', companyId)
    .where((either) =>
      either.or([
        either('finished_at', 'is', null),
        either.and([
          either('finished_at', '>', sql<Date>`now() - interval '1 minute'`),
          either('error', 'is', null),
          either('source_url', '=', sourceUrl),
        ]),
      ]),
    )
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

export async function insertImport(
  db: Executor,
  values: { company_id: number; source_url: string; started_by: number },
): Promise<number> {
  const { id } = await db.insertInto('imports').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function recordProgress(
  db: Executor,
  id: number,
  progress: { pages_done: number; pages_total: number; found: number },
): Promise<void> {
  await db
    .updateTable('imports')
    .set({ ...progress, touched_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}

export async function finishImport(db: Executor, id: number, error: string | null): Promise<void> {
  await db
    .updateTable('imports')
    .set({ finished_at: sql<Date>`now()`, error })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .execute();
}

/** Replaces findings of earlier imports that were not picked. Picked ones are kept as known. */
export async function storeFound(
  db: Executor,
  { id, company_id }: { id: number; company_id: number },
  rows: FoundRow[],
): Promise<void> {
  const taken = await db
    .selectFrom('scraped_vacancies')
    .select(['source_id', 'vacancy_id'])
    .where('company_id', '=', company_id)
    .where('vacancy_id', 'is not', null)
    .execute();
  const vacancyOf = new Map(taken.map(({ source_id, vacancy_id }) => [source_id, vacancy_id]));
  await db
    .deleteFrom('scraped_vacancies')
    .where('company_id', '=', company_id)
    .where('vacancy_id', 'is', null)
    .execute();
  const values = rows.map((row) => ({
    ...row,
    import_id: id,
    company_id,
    vacancy_id: vacancyOf.get(row.source_id) ?? null,
  }));
  await db.insertInto('scraped_vacancies').values(values).execute();
  await db.updateTable('imports').set({ found: rows.length }).where('id', '=', id).execute();
}

export async function readFound(db: Executor, importId: number): Promise<ScrapedVacancy[]> {
  const rows = await db
    .selectFrom('scraped_vacancies as f')
    .innerJoin('imports as i', 'i.id', 'f.import_id')
    .leftJoin('vacancies as own', 'own.id', 'f.vacancy_id')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('vacancies as v')
          .select(['v.id', 'v.title', 'v.status'])
          .whereRef('v.company_id', '=', 'f.company_id')
          .where('v.status', 'in', ['draft', 'open'])
          .where(sql<boolean>`v.id is distinct from f.vacancy_id`)
          .where(isSameVacancy)
          .orderBy(sql`v.status = 'open' desc, v.id desc`)
          .limit(1)
          .as('posted'),
      (join) => join.onTrue(),
    )
    .selectAll('f')
    .select([
      'own.status as vacancy_status',
      'posted.id as posted_id',
      'posted.title as posted_title',
      'posted.status as posted_status',
    ])
    .where('f.import_id', '=', importId)
    .orderBy('f.id')
    .execute();
  return rows.map(({ id, source_url, found_by, complete, vacancy_id, data, ...row }) => ({
    ...data,
    id,
    source_url,
    found_by,
    incomplete: !complete,
    vacancy_id,
    vacancy_status: row.vacancy_status,
    posted:
      row.posted_id === null
        ? null
        : { id: row.posted_id, title: row.posted_title!, status: row.posted_status as 'draft' | 'open' },
  }));
}

/** The page that lists all vacancies identifies none of them. */
const isSameVacancy = sql<boolean>`(
  portal_plain(v.title) = portal_plain(f.data ->> 'title')
  or (v.source_url = f.source_url and f.source_url <> i.source_url)
)`;

export async function findFound(
  db: Executor,
  companyId: number,
  ids: number[],
): Promise<Selectable<ScrapedVacanciesTable>[]> {
  return await db
    .selectFrom('scraped_vacancies')
    .selectAll()
    .where('company_id', '=', companyId)
    .where('id', 'in', ids)
    .execute();
}

/** Marks every finding of that source as picked and links the vacancy. */
export async function markImported(
  db: Executor,
  { company_id, source_id, source_url }: Selectable<ScrapedVacanciesTable>,
  vacancyId: number,
): Promise<void> {
  await db
    .updateTable('scraped_vacancies')
    .set({ vacancy_id: vacancyId })
    .where('company_id', '=', company_id)
    .where('source_id', '=', source_id)
    .execute();
  await db
    .updateTable('vacancies')
    .set({ source: 'imported', source_url })
    .where('id', '=', vacancyId)
    .execute();
}

export async function careersUrlOf(
  db: Executor,
  recruiterId: number,
  companyId: number,
): Promise<{ careers_url: string | null } | undefined> {
  return await db
    .selectFrom('companies as c')
    .innerJoin('memberships as m', 'm.company_id', 'c.id')
    .select('c.careers_url')
    .where('c.id', '=', companyId)
    .where('m.account_id', '=', recruiterId)
    .executeTakeFirst();
}
