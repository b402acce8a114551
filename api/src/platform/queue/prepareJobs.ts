import { fromKysely, PgBoss, type Queue } from 'pg-boss';
import type { Database } from '../database/connect.ts';
import { type AnyJob, JOBS_SCHEMA } from './job.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Creates the tables of pg-boss and a queue per job. Safe to run concurrently. */
export async function prepareJobs(db: Database, jobs: readonly AnyJob[]): Promise<void> {
  const boss = openBoss(db, { supervise: false, schedule: false, migrate: true });
  let trouble: unknown;
  boss.on('error', (error) => (trouble = error));
  try {
    await boss.start();
    const there = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
    for (const job of jobs) {
      const { name } = job;
      const settings = settingsOf(job);
      const found = there.get(name);
      if (!found) await boss.createQueue(name, { ...settings, policy: policyOf(job) });
      else if (isChanged(found, settings)) await boss.updateQueue(name, settings);
    }
  } finally {
    await boss.stop({ graceful: false, close: false });
  }
  if (trouble) throw trouble as Error;
}

/** Uses our own connections without named statements or LISTEN, so PgBouncer may be in between. */
export function openBoss(
  db: Database,
  options: { supervise: boolean; schedule: boolean; migrate: boolean },
): PgBoss {
  return new PgBoss({
    db: onConnections(db),
    schema: JOBS_SCHEMA,
    ...options,
    maintenanceIntervalSeconds: HOUR,
    monitorIntervalSeconds: 30,
    superviseIntervalSeconds: 30,
  });
}

/**
 * pg-boss sends whole transactions as one text. A failed one leaves its connection inside an aborted transaction, so
 * roll back before releasing it.
 */
function onConnections(db: Database): ReturnType<typeof fromKysely> {
  return {
    executeSql: async (text, values) =>
      await db.connection().execute(async (connection) => {
        const executor = fromKysely(connection);
        try {
          return await executor.executeSql(text, values);
        } catch (error) {
          await executor.executeSql('rollback').catch(() => undefined);
          throw error;
        }
      }),
  };
}

type Settings = Omit<Queue, 'name' | 'policy'>;

function settingsOf({ expireSeconds, retries, retrySeconds = 30 }: AnyJob): Settings {
  return {
    expireInSeconds: expireSeconds,
    retryLimit: retries,
    retryDelay: retrySeconds,
    retryBackoff: true,
    retryDelayMax: HOUR,
    deleteAfterSeconds: DAY,
  };
}

/** Fixed when the queue is created. */
function policyOf({ isSingle = false }: AnyJob): string {
  return isSingle ? 'exclusive' : 'standard';
}

function isChanged(found: Queue, settings: Settings): boolean {
  return (Object.keys(settings) as (keyof Settings)[]).some((key) => found[key] !== settings[key]);
}
