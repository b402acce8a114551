import type { PgBoss } from 'pg-boss';
import { isDatabaseAway } from '../../platform/errors/databaseTrouble.ts';
import { jobHandlers, type JobContext, type JobDeps } from './jobHandlers.ts';
import { jobList, type JobName, type JobPlan } from '../../platform/queue/jobList.ts';
import { openBoss } from '../../platform/queue/prepareJobs.ts';

/** Grace period of running jobs at shutdown, before they are released to another process. */
const END_WITHIN_MS = 5000;

export interface Jobs {
  /** Resolves when running jobs have ended or were released. */
  stop: () => Promise<void>;
}

/**
 * Runs the listed jobs. Any number of processes may run them; each due job goes to one of them. Jobs pause while the
 * database is down.
 */
export async function startJobs(deps: JobDeps): Promise<Jobs> {
  const end = new AbortController();
  const boss = openBoss(deps.db, { supervise: true, schedule: true });
  boss.on('error', tellTrouble(deps));
  boss.on('warning', ({ message, data }) => deps.log.warn({ data }, message));
  await boss.start();
  const context = { ...deps, signal: end.signal };
  await Promise.all(Object.keys(jobList).map(async (name) => await takeUp(boss, name as JobName, context)));
  await keepSchedules(boss);
  return {
    stop: async () => {
      end.abort(new Error('The process ends.'));
      await boss.stop({ graceful: true, timeout: END_WITHIN_MS, close: false });
    },
  };
}

async function takeUp(boss: PgBoss, name: JobName, context: JobContext): Promise<void> {
  const { pollSeconds, concurrency = 1 }: JobPlan<object | null> = jobList[name];
  const handle = jobHandlers[name] as (context: JobContext, data: unknown) => Promise<unknown>;
  await boss.work(
    name,
    { pollingIntervalSeconds: pollSeconds, localConcurrency: concurrency },
    async ([job]) => {
      try {
        await handle(context, job!.data);
      } catch (error) {
        if (!context.signal.aborted) context.log.error({ err: error, job: name, id: job!.id }, 'job failed');
        throw error;
      }
    },
  );
}

/** Synchronises the schedules with the list and removes old ones. */
async function keepSchedules(boss: PgBoss): Promise<void> {
  const there = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]));
  for (const [name, { cron }] of Object.entries<JobPlan<object | null>>(jobList)) {
    if (cron !== undefined && there.get(name) !== cron) {
      await boss.schedule(name, cron, null, { tz: 'America/Aruba', missed: 'once' });
    }
    if (cron !== undefined) there.delete(name);
  }
  for (const name of there.keys()) await boss.unschedule(name);
}

/** Every queue reports an unreachable database repeatedly: log it once a minute. */
function tellTrouble({ log }: JobDeps): (error: Error) => void {
  let quietUntil = 0;
  return (error) => {
    if (!isDatabaseAway(error)) return log.error({ err: error }, 'the job queue had trouble');
    if (performance.now() < quietUntil) return;
    quietUntil = performance.now() + 60_000;
    log.warn('jobs wait for the database');
  };
}
