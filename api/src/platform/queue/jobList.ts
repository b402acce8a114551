/** Execution plan of a job. Its handler is in `jobHandlers.ts` under the same name. */
export interface JobPlan<Data extends object | null = null> {
  /** Cron schedule in Aruba time. A missed run is made up once. */
  cron?: string;
  /** At most one is queued or running: globally, or per `key`. */
  isSingle?: boolean;
  /** Polling interval of queued jobs. */
  pollSeconds: number;
  /** Concurrency per process. */
  concurrency?: number;
  /** Timeout of a run. Afterwards, or when its process dies, another worker restarts it. */
  expireSeconds: number;
  /** Retries after a failure. */
  retries: number;
  /** First retry delay; doubles up to an hour. */
  retrySeconds?: number;
  /** Type of the payload; compile time only. */
  data?: Data;
}

const job = <Data extends object | null = null>(plan: JobPlan<Data>): JobPlan<Data> => plan;

/** All jobs. A new one needs an entry here and a handler. */
export const jobList = {
  'write-reset-mails': job({ cron: '* * * * *', pollSeconds: 1, expireSeconds: 60, retries: 0 }),
  'send-mails': job({ cron: '* * * * *', pollSeconds: 1, concurrency: 2, expireSeconds: 600, retries: 0 }),
  'expire-vacancies': job({
    cron: '* * * * *',
    isSingle: true,
    pollSeconds: 10,
    expireSeconds: 300,
    retries: 0,
  }),
  'delete-files': job({
    cron: '* * * * *',
    isSingle: true,
    pollSeconds: 10,
    expireSeconds: 600,
    retries: 0,
  }),
  'send-digests': job({
    cron: '0 7 * * *',
    isSingle: true,
    pollSeconds: 10,
    expireSeconds: 3600,
    retries: 5,
  }),
  'run-retention': job({
    cron: '30 3 * * *',
    isSingle: true,
    pollSeconds: 30,
    expireSeconds: 900,
    retries: 5,
  }),
  'forget-tokens': job({
    cron: '17 * * * *',
    isSingle: true,
    pollSeconds: 30,
    expireSeconds: 900,
    retries: 2,
  }),
  'reconcile-payments': job({ cron: '* * * * *', pollSeconds: 2, expireSeconds: 120, retries: 0 }),
  // One import per company; its row records the outcome, so it is not retried.
  'import-vacancies': job<{ import_id: number }>({
    isSingle: true,
    pollSeconds: 1,
    concurrency: 2,
    expireSeconds: 900,
    retries: 0,
  }),
};

export type JobName = keyof typeof jobList;
/** Payload of a job; null for none. */
export type JobData<Name extends JobName> = (typeof jobList)[Name] extends JobPlan<infer Data> ? Data : never;

/** Schema of pg-boss. */
export const JOBS_SCHEMA = 'jobs';
