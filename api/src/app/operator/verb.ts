import type pg from 'pg';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/database/connect.ts';
import type { Executor } from '../../platform/database/executor.ts';

/** What a verb answers: data for `--json`, and the same in words. */
export interface Answer {
  data: unknown;
  text: string;
}

/** What the operator wrote behind the verb. */
export interface Asked {
  words: string[];
  options: Record<string, string | boolean | undefined>;
}

export interface OperatorContext {
  config: Config;
  /** One transaction for all that the verb does; rolled back in a dry run, so that what the answer tells has been tried. */
  db: Executor;
  /** Outside of any transaction. */
  database: Database;
  /** A connection of its own, past any PgBouncer. */
  connect: () => Promise<pg.Client>;
  isDryRun: boolean;
  /** Writes a line at once, for work that goes on. */
  print: (line: string) => void;
  /** Aborted when the operator presses Ctrl-C. */
  signal: AbortSignal;
}

export interface Verb {
  /** As it is typed: `users ban`. */
  name: string;
  /** What follows it: `<e-mail or id>`. */
  words?: string;
  /** How many words may follow it. */
  count?: { least: number; most: number };
  summary: string;
  options?: Record<string, { type: 'string' | 'boolean'; help: string }>;
  /** It changes or removes what cannot be had back by its opposite, so it can be tried first. */
  hasDryRun?: boolean;
  /** It reads for as long as it is left running, so without a transaction. */
  goesOn?: boolean;
  /** It reads or writes files only. */
  needsNoDatabase?: boolean;
  run: (context: OperatorContext, asked: Asked) => Promise<Answer>;
}
