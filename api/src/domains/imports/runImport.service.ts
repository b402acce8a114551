import type { Logger } from 'pino';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/database/connect.ts';
import type { PublishEvent } from '../../platform/realtime/publishEvent.ts';
import { finishImport, findRunningImport, recordProgress, storeFound } from './imports.repository.ts';
import { addNotification } from '../notifications/inbox/addNotification.ts';
import { publishUnread } from '../notifications/inbox/publishUnread.ts';
import { readOptions } from '../options/options.repository.ts';
import type { Network } from './careers/fetching/chooseIpAddress.ts';
import { createFetchPage } from './careers/fetching/createFetchPage.ts';
import { ImportError } from './careers/fetching/importError.ts';
import type { FoundVacancy } from './careers/foundVacancy.ts';
import { importSettings } from './importSettings.ts';
import { matchOptions } from './matchOptions.ts';
import { readCareers, type Progress } from './careers/readCareers.ts';

export interface ImportContext {
  config: Config;
  db: Database;
  log: Logger;
  publishEvent: PublishEvent;
  /** Aborted at shutdown; the import is then marked as interrupted. */
  signal: AbortSignal;
}

/** Runs an import and stores the findings or the reason for failure. Skips an import that has ended. */
export async function runImport(context: ImportContext, importId: number, network?: Network): Promise<void> {
  const { db, config, log, publishEvent, signal } = context;
  const running = await findRunningImport(db, importId);
  if (!running) return;
  const tell = async (progress: Progress): Promise<void> => {
    signal.throwIfAborted();
    await recordProgress(db, importId, progress);
    if (running.started_by === null) return;
    const { company_id } = running;
    await publishEvent(`private-user.${running.started_by}`, 'import-progress', {
      import_id: importId,
      company_id,
      ...progress,
    });
  };
  const fetchPage = createFetchPage(importSettings(config, network));
  try {
    const found = await readCareers(running.source_url, { fetchPage, onProgress: tell });
    if (found.length === 0) throw new ImportError('nothing_found');
    await store(context, running, found);
  } catch (error) {
    const trouble = error instanceof ImportError ? error : new ImportError('interrupted');
    if (!(error instanceof ImportError)) log.error({ err: error, import: importId }, 'an import failed');
    await end(context, running, { error: trouble.code });
  }
}

type Running = { id: number; company_id: number; started_by: number | null };

async function store(context: ImportContext, running: Running, found: FoundVacancy[]): Promise<void> {
  const { db } = context;
  const options = await readOptions(db);
  const rows = found.map((vacancy) => ({
    source_id: vacancy.source_id,
    source_url: vacancy.source_url,
    found_by: vacancy.found_by,
    complete: !vacancy.incomplete,
    data: JSON.stringify(matchOptions(vacancy, options)),
  }));
  await end(context, running, { error: null, rows });
}

/** Stores the result and notifies the recruiter who started the import. */
async function end(
  { db, publishEvent }: ImportContext,
  running: Running,
  { error, rows = [] }: { error: string | null; rows?: Parameters<typeof storeFound>[2] },
): Promise<void> {
  const { id, company_id, started_by } = running;
  const notified = await db.transaction().execute(async (trx) => {
    if (error === null) await storeFound(trx, running, rows);
    await finishImport(trx, id, error);
    return await addNotification(trx, [started_by], {
      kind: error === null ? 'import-finished' : 'import-failed',
      target: company_id,
      data: { company_id, found: rows.length },
    });
  });
  publishUnread({ db, publishEvent }, notified);
}
