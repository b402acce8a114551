/** How a job runs. What it does stands in `jobHandlers.ts`, under the same name. */
export interface JobPlan<Data extends object | null = null> {
  /** When it starts by itself, in Aruba's time. One missed while nobody was up is made up for once. */
  cron?: string;
  /** At most one waits or runs at a time: of all, or of each `key` it is sent with. */
  isSingle?: boolean;
  /** How soon a job that was sent is looked for. */
  pollSeconds: number;
  /** How many run side by side in one process. */
  concurrency?: number;
  /** How long one run may take. Then, or when its process died, somebody else starts it again. */
  expireSeconds: number;
  /** How often it is tried again after a failure. */
  retries: number;
  /** The pause before the first of these; it doubles each time, to an hour. */
  retrySeconds?: number;
  /** Only for the compiler: what is sent with it. */
  data?: Data;
}

const job = <Data extends object | null = null>(plan: JobPlan<Data>): JobPlan<Data> => plan;

/** Every job there is. Whoever adds one adds its handler, and nothing else. */
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
  // One import a company; its row says what became of it, so it is not tried again by itself.
  'import-vacancies': job<{ import_id: number }>({
    isSingle: true,
    pollSeconds: 1,
    concurrency: 2,
    expireSeconds: 900,
    retries: 0,
  }),
};

export type JobName = keyof typeof jobList;
/** What a job is sent with; null: nothing. */
export type JobData<Name extends JobName> = (typeof jobList)[Name] extends JobPlan<infer Data> ? Data : never;

/** The schema that pg-boss keeps its tables in. */
export const JOBS_SCHEMA = 'jobs';
