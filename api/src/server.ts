import { EventEmitter } from 'node:events';
import {
  closeGracefully,
  createLogger,
  loadSecretFiles,
  requireProductionSettings,
  startTracing,
} from '@cpa/shared/server';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app/buildApp.ts';
import { listening } from './app/listening.ts';
import { recordSettings, settingsHere } from './app/settings/recordSettings.service.ts';
import { refuseDemoData } from './app/demoData.repository.ts';
import { readConfig } from './platform/config/config.ts';
import { findDenied } from './domains/accounts/channels/membership.repository.ts';
import { registerRealtimeGauge } from './app/metrics/metrics.ts';
import { openDatabase } from './app/openDatabase.ts';
import { startWorker } from './app/startWorker.ts';
import { createPublishEvent } from './platform/realtime/createPublishEvent.ts';
import { startRealtime } from './platform/realtime/startRealtime.ts';
import { loadOccupationNames } from './domains/vacancies/query/occupationNames.ts';
import { loadSuggestedOccupations } from './domains/vacancies/occupations/suggestOccupations.ts';
import { openStorage } from './platform/storage/openStorage.ts';

/** Runs the HTTP API and the realtime server, and the background jobs unless `JOBS=off`. */
await closeGracefully(async (atEnd, draining) => {
  loadSecretFiles(process.env);
  requireProductionSettings(process.env, ['SITE_URL', 'DATABASE_URL', 'TRUSTED_PROXIES']);
  const config = readConfig();
  const log = createLogger(config.logLevel);
  await startTracing('portal-api', log, atEnd);
  const opening = openDatabase(config, config.isProduction ? 'none' : 'all');
  // Loads while the database starts, so that no request has to wait for it.
  loadOccupationNames();
  loadSuggestedOccupations();
  const { db, direct, close } = await opening;
  atEnd(close);
  await refuseDemoData(db, config);
  if (config.isProduction)
    void recordSettings(db, { process: 'api', settings: settingsHere(config) }, log, atEnd);
  const storage = await openStorage(config);
  atEnd(async () => storage.close());
  if (config.isDemo) {
    // Imported on demand, so that a site without the demo does not read its data.
    const { isDatabaseEmpty, loadDemo, ...demo } = await import('./app/demo/index.ts');
    if (await isDatabaseEmpty(db)) await loadDemo(db);
    for (const store of [demo.storeDemoCovers, demo.storeDemoPictures, demo.storeDemoResumes])
      await store({ db, storage }).catch((error: unknown) =>
        log.error({ err: error }, 'Files of the demo were not stored; the next start tries again.'),
      );
  }

  const publishEvent = createPublishEvent(config, log);
  if (config.hasJobs) await startWorker({ config, db, log, publishEvent, storage }, atEnd);
  const publicData = new EventEmitter();
  const realtime = await listening(
    'REALTIME_PORT',
    config.realtimePort,
    async () =>
      await startRealtime({
        config,
        db,
        listenOn: direct,
        log,
        draining,
        onPublicDataChanged: () => publicData.emit('changed'),
        findDenied: async (held) => await findDenied(db, held),
      }),
  );
  atEnd(realtime.stop);

  const app: FastifyInstance = await buildApp({ config, db, publishEvent, storage }, draining, publicData);
  atEnd(async () => await app.close());
  registerRealtimeGauge(app.metrics, realtime.clients);
  const { apiPort: port, host } = config;
  await listening('API_PORT', port, async () => await app.listen({ port, host }));
});
