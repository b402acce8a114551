import { setTimeout as sleep } from 'node:timers/promises';
import type { ImportedPicks, ScrapedPick, ScrapedVacancies } from '@cpa/shared/contracts';
import type { Database } from '../../platform/database/connect.ts';
import { notFound } from '../../platform/errors/domainError.ts';
import { sendJob } from '../../platform/queue/sendJob.repository.ts';
import type { Caller } from '../accounts/caller.ts';
import { lockOwnCompany } from '../vacancies/editing/ownedVacancies.repository.ts';
import { ImportError, isImportErrorCode } from './careers/fetching/importError.ts';
import { importPicks } from './importPicks.service.ts';
import { importVacanciesJob } from './imports.jobs.ts';
import * as repository from './imports.repository.ts';

const POLL_MS = 150;

interface Scope {
  db: Database;
  recruiterId: number;
  companyId: number;
}

/**
 * Reads the vacancies of the last successful import.
 * @throws DomainError 404 for a company that is not the recruiter's.
 */
export async function readLastImport(scope: Scope): Promise<ScrapedVacancies> {
  await readCareersUrl(scope);
  return await responseOf(scope.db, await repository.latestImport(scope.db, scope.companyId));
}

/**
 * Starts or joins an import, or continues the one with the given id, and waits for it up to `wait` seconds.
 * @throws DomainError 404 for a company that is not the recruiter's or an unknown import. ImportError 422 with the
 * reason why the page gave no vacancies.
 */
export async function findVacancies(
  scope: Scope,
  { id, wait }: { id: number | undefined; wait: number },
): Promise<{ isFinished: boolean; response: ScrapedVacancies }> {
  const careersUrl = await readCareersUrl(scope);
  const row = await waitFor(scope, id ?? (await startOrJoin(scope, careersUrl)), wait);
  return { isFinished: row.finished_at !== null, response: await responseOf(scope.db, row) };
}

/**
 * Creates drafts of the picked vacancies in one transaction.
 * @throws DomainError 404 for a company that is not the caller's, 422 for a pick that is no longer in the list.
 */
export async function importVacancies(
  db: Database,
  caller: Caller,
  companyId: number,
  picks: ScrapedPick[],
): Promise<ImportedPicks> {
  return await db.transaction().execute(async (trx) => {
    if (!(await lockOwnCompany(trx, caller.id, companyId))) throw notFound('company');
    return { imported: await importPicks(trx, caller, companyId, picks, new Date()) };
  });
}

async function readCareersUrl({ db, recruiterId, companyId }: Scope): Promise<string | null> {
  const company = await repository.careersUrlOf(db, recruiterId, companyId);
  if (!company) throw notFound('company');
  return company.careers_url;
}

async function startOrJoin(
  { db, recruiterId, companyId }: Scope,
  careersUrl: string | null,
): Promise<number> {
  if (careersUrl === null) throw new ImportError('no_careers_url');
  return await db.transaction().execute(async (trx) => {
    await lockOwnCompany(trx, recruiterId, companyId);
    const joined = await repository.joinableImport(trx, companyId, careersUrl);
    if (joined !== undefined) return joined;
    const started = { company_id: companyId, source_url: careersUrl, started_by: recruiterId };
    const id = await repository.insertImport(trx, started);
    await sendJob(trx, importVacanciesJob, { import_id: id }, { key: `import ${id}` });
    return id;
  });
}

async function waitFor({ db, companyId }: Scope, id: number, seconds: number): Promise<repository.ImportRow> {
  const until = performance.now() + seconds * 1000;
  for (;;) {
    const row = await repository.findImport(db, companyId, id);
    if (!row) throw notFound('import');
    if (row.finished_at || performance.now() >= until) return row;
    await sleep(POLL_MS);
  }
}

async function responseOf(db: Database, row: repository.ImportRow | undefined): Promise<ScrapedVacancies> {
  if (!row) return { status: 'none', progress: null, source_url: null, finished_at: null, vacancies: [] };
  if (row.error !== null) throw new ImportError(isImportErrorCode(row.error) ? row.error : 'interrupted');
  const { id: import_id, company_id, pages_done, pages_total, found, source_url, finished_at } = row;
  return {
    status: finished_at ? 'finished' : 'running',
    progress: { import_id, company_id, pages_done, pages_total, found },
    source_url,
    finished_at: finished_at?.toISOString() ?? null,
    vacancies: finished_at ? await repository.readFound(db, row.id) : [],
  };
}
