import { closeGracefully } from '@cpa/shared/server';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app/buildApp.ts';
import { readConfig } from './platform/config/config.ts';
import { openDatabase } from './app/openDatabase.ts';
import { jobs } from './app/jobs.ts';
import { startJobs } from './platform/queue/startJobs.ts';
import { openMailTransport } from './platform/mail/transport.ts';
import { createLogger } from './platform/http/logging.ts';
import { createPublishEvent } from './platform/realtime/createPublishEvent.ts';
import { startRealtime } from './platform/realtime/startRealtime.ts';
import { openStorage } from './platform/storage/openStorage.ts';

/** Runs HTTP API, realtime server and worker in one process, with the embedded database by default. */
await closeGracefully(async (atEnd) => {
  const config = readConfig();
  const log = createLogger(config.logLevel);
  const { db, direct, close } = await openDatabase(config);
  atEnd(close);
  if (config.isDemo) {
    // Imported on demand, so that a site without the demo does not read its data.
    const { isDatabaseEmpty, loadDemo } = await import('./app/demo/index.ts');
    if (await isDatabaseEmpty(db)) await loadDemo(db);
  }

  const publishEvent = createPublishEvent(config, log);
  const storage = await openStorage(config);
  atEnd(async () => storage.close());
  const mail = openMailTransport(config);
  atEnd(async () => mail.close());
  const worker = await startJobs({ config, db, log, publishEvent, sendMail: mail.send, storage }, jobs);
  atEnd(worker.stop);
  const realtime = await listening(
    'REALTIME_PORT',
    config.realtimePort,
    async () => await startRealtime({ config, db, listenOn: direct, log }),
  );
  atEnd(realtime.stop);

  const app: FastifyInstance = await buildApp({ config, db, publishEvent, storage });
  atEnd(async () => await app.close());
  const { apiPort: port, host } = config;
  await listening('API_PORT', port, async () => await app.listen({ port, host }));
});

/** Names the variable that changes a port in use. */
async function listening<T>(variable: string, port: number, listen: () => Promise<T>): Promise<T> {
  try {
    return await listen();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(
      `Port ${port} is in use by another program. Stop it, or set ${variable} to another port.`,
      {
        cause: error,
      },
    );
  }
}
