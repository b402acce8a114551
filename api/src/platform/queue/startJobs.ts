import { inSpan, spanLabel } from '@cpa/shared/server';
import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from '../database/connect.ts';
import { isDatabaseUnreachable } from '../errors/databaseErrors.ts';
import type { AnyJob, Job } from './job.ts';
import { openBoss } from './prepareJobs.ts';

/** Milliseconds for running jobs to end at shutdown, before they are released to another process. */
const END_WITHIN_MS = 5000;

/** The dependencies that the queue itself needs. */
interface QueueDeps {
  db: Database;
  log: Logger;
}

interface Running {
  /**
   * Aborted on shutdown. A long job checks it between two steps (`signal.throwIfAborted()`); the next run does the rest.
   */
  signal: AbortSignal;
}

export interface Jobs {
  /** Resolves when running jobs have ended or were released. */
  stop: () => Promise<void>;
}

/**
 * Runs the listed jobs. Any number of processes may run them; each due job goes to one of them. Jobs pause while the
 * database is down.
 */
export async function startJobs<Deps extends QueueDeps>(
  deps: Deps,
  jobs: readonly Job<Deps & Running, never>[],
  endWithinMs = END_WITHIN_MS,
): Promise<Jobs> {
  const end = new AbortController();
  const boss = openBoss(deps.db, { supervise: true, schedule: true, migrate: false });
  boss.on('error', logQueueErrors(deps));
  boss.on('warning', ({ message, data }) => deps.log.warn({ data }, message));
  await boss.start();
  const context = { ...deps, signal: end.signal };
  await Promise.all(jobs.map(async (job) => await takeUp(boss, job, context)));
  await keepSchedules(boss, jobs);
  return {
    stop: async () => {
      end.abort(new Error('The process ends.'));
      await boss.stop({ graceful: true, timeout: endWithinMs, close: false });
    },
  };
}

async function takeUp<Context extends QueueDeps & Running>(
  boss: PgBoss,
  { name, pollSeconds, concurrency = 1, run }: Job<Context, never>,
  context: Context,
): Promise<void> {
  await boss.work(
    name,
    { pollingIntervalSeconds: pollSeconds, localConcurrency: concurrency },
    async ([job]) => {
      const { traceparent, ...data } = (job!.data ?? {}) as { traceparent?: string };
      await inSpan(
        { name: `job ${name}` },
        async (span) => {
          const log = context.log.child({ reqId: spanLabel(span) });
          try {
            await run({ ...context, log }, data as never);
          } catch (error) {
            if (!context.signal.aborted) log.error({ err: error, job: name, id: job!.id }, 'job failed');
            throw error;
          }
        },
        traceparent,
      );
    },
  );
}

/** Synchronises the schedules with the list and removes old ones. */
async function keepSchedules(boss: PgBoss, jobs: readonly AnyJob[]): Promise<void> {
  const there = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]));
  for (const { name, cron } of jobs) {
    if (cron !== undefined && there.get(name) !== cron) {
      await boss.schedule(name, cron, null, { tz: 'America/Aruba', missed: 'once' });
    }
    if (cron !== undefined) there.delete(name);
  }
  for (const name of there.keys()) await boss.unschedule(name);
}

/** Every queue reports an unreachable database repeatedly: log it once a minute. */
function logQueueErrors({ log }: QueueDeps): (error: Error) => void {
  let quietUntil = 0;
  return (error) => {
    if (!isDatabaseUnreachable(error)) return log.error({ err: error }, 'the job queue failed');
    if (performance.now() < quietUntil) return;
    quietUntil = performance.now() + 60_000;
    log.warn('jobs wait for the database');
  };
}
