/** A background job: when it runs, how it is retried, and what it does. Jobs run at least once, so `run` is idempotent. */
export interface Job<Context, Data extends object | null = null> {
  name: string;
  /** Schedule in Aruba time. A run missed while no process was up is made up for once. */
  cron?: string;
  /** Allows one queued or running job at a time, per `key` when it is sent with one. */
  isSingle?: boolean;
  /** Polling interval in seconds. */
  pollSeconds: number;
  /** Number of parallel runs in one process. Defaults to 1. */
  concurrency?: number;
  /** Timeout of one run. After it, or when the process has died, another worker starts the job again. */
  expireSeconds: number;
  /** Number of retries after a failure. */
  retries: number;
  /** Delay before the first retry. It doubles with each retry, up to an hour. Defaults to 30. */
  retrySeconds?: number;
  run: (context: Context, data: Data) => Promise<unknown>;
}

/** A job with any context and data. */
export type AnyJob = Job<never, never>;

/** Infers the context and data types of a job from its `run` function. */
export const defineJob = <Context, Data extends object | null = null>(
  job: Job<Context, Data>,
): Job<Context, Data> => job;

/** The schema that pg-boss keeps its tables in. */
export const JOBS_SCHEMA = 'jobs';
