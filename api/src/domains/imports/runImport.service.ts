import type { Logger } from 'pino';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/database/connect.ts';
import type { PublishEvent } from '../../platform/realtime/publishEvent.ts';
import { finishImport, findRunningImport, recordProgress, storeFound } from './imports.repository.ts';
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
    await finishImport(db, importId, trouble.code);
  }
}

async function store(
  { db }: ImportContext,
  running: { id: number; company_id: number },
  found: FoundVacancy[],
): Promise<void> {
  const options = await readOptions(db);
  const rows = found.map((vacancy) => ({
    source_id: vacancy.source_id,
    source_url: vacancy.source_url,
    found_by: vacancy.found_by,
    complete: !vacancy.incomplete,
    data: JSON.stringify(matchOptions(vacancy, options)),
  }));
  await db.transaction().execute(async (trx) => {
    await storeFound(trx, running, rows);
    await finishImport(trx, running.id, null);
  });
}
