import type { Argument, Option } from 'commander';
import type pg from 'pg';
import type { Migrates } from '../openDatabase.ts';
import type { Config } from '../../platform/config/config.ts';
import type { ConnectionTarget, Database } from '../../platform/database/connect.ts';
import type { Executor } from '../../platform/database/executor.ts';

/** Result of a command: data for `--json`, and the same as text. */
export interface CommandResult {
  data: unknown;
  text: string;
}

/** Parsed arguments and options of a command line. Option names are in camel case: `closeVacancies`. */
export interface CommandInput {
  args: string[];
  options: Record<string, unknown>;
}

export interface OperatorContext {
  config: Config;
  /** Transaction of the command; rolled back in a dry run, so that its result is real. */
  db: Executor;
  /** Connection outside the transaction. */
  database: Database;
  /** Direct connection without PgBouncer. */
  connect: () => Promise<pg.Client>;
  /** Target of `connect`. */
  direct: ConnectionTarget;
  /** Names of the migrations that ran when the command opened the database. */
  migrated: string[];
  isDryRun: boolean;
  /** Prints a line immediately, for long-running work. */
  print: (line: string) => void;
  /** Aborted on Ctrl-C. */
  signal: AbortSignal;
}

export interface OperatorCommand {
  /** Name of the command in one or two words: `backup`, `users ban`. */
  name: string;
  argument?: Argument;
  summary: string;
  options?: Option[];
  /** True for commands that change or remove data and can show the result without saving it. */
  hasDryRun?: boolean;
  /** True for commands that take long or need a separate connection: they run without a transaction. */
  runsOutsideTransaction?: boolean;
  /** Which migrations run when the command opens the database. Default: none in production. */
  migrates?: (input: CommandInput) => Migrates;
  /** True for commands that only read or write files. */
  needsNoDatabase?: boolean;
  run: (context: OperatorContext, input: CommandInput) => Promise<CommandResult>;
}
