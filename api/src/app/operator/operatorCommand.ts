import type pg from 'pg';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/database/connect.ts';
import type { Executor } from '../../platform/database/executor.ts';

/** Result of a command: data for `--json`, and the same as text. */
export interface Answer {
  data: unknown;
  text: string;
}

/** Arguments after the command name. */
export interface Asked {
  words: string[];
  options: Record<string, string | boolean | undefined>;
}

export interface OperatorContext {
  config: Config;
  /** Transaction of the command; rolled back in a dry run, so that its result is real. */
  db: Executor;
  /** Connection outside the transaction. */
  database: Database;
  /** Direct connection without PgBouncer. */
  connect: () => Promise<pg.Client>;
  isDryRun: boolean;
  /** Prints a line immediately, for long-running work. */
  print: (line: string) => void;
  /** Aborted on Ctrl-C. */
  signal: AbortSignal;
}

export interface Verb {
  /** Command name: `users ban`. */
  name: string;
  /** Arguments: `<e-mail or id>`. */
  words?: string;
  /** Maximum number of arguments. */
  count?: { least: number; most: number };
  summary: string;
  options?: Record<string, { type: 'string' | 'boolean'; help: string }>;
  /** True for destructive commands, which have a dry run. */
  hasDryRun?: boolean;
  /** True for commands that run until stopped, without a transaction. */
  goesOn?: boolean;
  /** True for commands that only read or write files. */
  needsNoDatabase?: boolean;
  run: (context: OperatorContext, asked: Asked) => Promise<Answer>;
}
