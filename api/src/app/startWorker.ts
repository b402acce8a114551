import type { OnClose } from '@cpa/shared/server';
import type { Logger } from 'pino';
import type { Config } from '../platform/config/config.ts';
import type { Database } from '../platform/database/connect.ts';
import { openMailTransport } from '../platform/mail/transport.ts';
import { startJobs } from '../platform/queue/startJobs.ts';
import type { PublishEvent } from '../platform/realtime/publishEvent.ts';
import type { FileStorage } from '../platform/storage/fileStorage.ts';
import { jobs } from './jobs.ts';

interface WorkerDeps {
  config: Config;
  db: Database;
  log: Logger;
  publishEvent: PublishEvent;
  storage: FileStorage;
}

/** Runs the background jobs in this process. */
export async function startWorker(deps: WorkerDeps, atEnd: OnClose): Promise<void> {
  const mail = openMailTransport(deps.config);
  atEnd(async () => mail.close());
  const running = await startJobs({ ...deps, sendMail: mail.send }, jobs);
  atEnd(running.stop);
  deps.log.info('background jobs started');
}
