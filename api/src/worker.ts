import {
  closeGracefully,
  createLogger,
  loadSecretFiles,
  requireProductionSettings,
  startTracing,
} from '@cpa/shared/server';
import { buildWorkerApp } from './app/buildWorkerApp.ts';
import { listening } from './app/listening.ts';
import { recordSettings, settingsHere } from './app/settings/recordSettings.service.ts';
import { refuseDemoData } from './app/demoData.repository.ts';
import { openDatabase } from './app/openDatabase.ts';
import { startWorker } from './app/startWorker.ts';
import { readConfig } from './platform/config/config.ts';
import { createPublishEvent } from './platform/realtime/createPublishEvent.ts';
import { openStorage } from './platform/storage/openStorage.ts';

/** Runs the background jobs in a separate process. Start the server with `JOBS=off` beside it. */
await closeGracefully(async (atEnd, draining) => {
  loadSecretFiles(process.env);
  requireProductionSettings(process.env, ['SITE_URL', 'DATABASE_URL']);
  const config = readConfig();
  const log = createLogger(config.logLevel);
  await startTracing('portal-worker', log, atEnd);
  const { db, close } = await openDatabase(config, config.isProduction ? 'none' : 'all');
  atEnd(close);
  await refuseDemoData(db, config);
  if (config.isProduction)
    void recordSettings(db, { process: 'worker', settings: settingsHere(config) }, log, atEnd);
  const storage = await openStorage(config);
  atEnd(async () => storage.close());
  await startWorker({ config, db, log, publishEvent: createPublishEvent(config, log), storage }, atEnd);
  const app = await buildWorkerApp({ config, db, draining });
  atEnd(async () => await app.close());
  const { workerPort: port, host } = config;
  await listening('WORKER_PORT', port, async () => await app.listen({ port, host }));
});
