import { CommanderError } from 'commander';
import pg from 'pg';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/database/connect.ts';
import type { Executor } from '../../platform/database/executor.ts';
import type { openDatabase } from '../openDatabase.ts';
import { commands } from './commands.ts';
import { createProgram, type ParsedCommand } from './createProgram.ts';
import type { CommandResult } from './operatorCommand.ts';

export interface CommandEnvironment {
  config: () => Config;
  open: typeof openDatabase;
  print: (line: string) => void;
  printError: (line: string) => void;
  signal: AbortSignal;
}

/**
 * Runs a command line.
 * @returns the exit code: 0, or 1 after an error message.
 */
export async function runCommand(args: string[], environment: CommandEnvironment): Promise<number> {
  const { print, printError } = environment;
  const program = createProgram(commands, print, async (parsed) => {
    const { data, text } = await execute(parsed, environment);
    print(parsed.isJson ? JSON.stringify(data, null, 2) : text);
  });
  try {
    await program.parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return 0;
    const { message } = error as Error;
    if (args.includes('--json')) print(JSON.stringify({ error: message }));
    else printError(message);
    return 1;
  }
}

/** For commands that only read or write files. */
const NO_DATABASE = {
  db: undefined as never,
  database: undefined as never,
  direct: undefined as never,
  migrated: [],
  connect: async () => await Promise.reject(new Error('This command has no database.')),
};

async function execute(
  { command, args, options, isDryRun, isJson }: ParsedCommand,
  environment: CommandEnvironment,
): Promise<CommandResult> {
  const { print, signal } = environment;
  const input = { args, options };
  const config = environment.config();
  const base = { config, isDryRun, print, signal };
  if (command.needsNoDatabase) return await command.run({ ...base, ...NO_DATABASE }, input);
  const byDefault = config.isProduction ? 'none' : 'all';
  const migrates = command.migrates?.(input) ?? byDefault;
  const { db, direct, migrated, close } = await environment.open(config, migrates);
  try {
    const context = { ...base, database: db, direct, migrated, connect: async () => await connect(direct) };
    if (command.runsOutsideTransaction) return await command.run({ ...context, db }, input);
    const run = async (trx: Executor) => await command.run({ ...context, db: trx }, input);
    return isDryRun ? await runAndRollBack(db, run, isJson) : await db.transaction().execute(run);
  } finally {
    await close();
  }
}

async function runAndRollBack(
  db: Database,
  run: (trx: Executor) => Promise<CommandResult>,
  isJson: boolean,
): Promise<CommandResult> {
  const trx = await db.startTransaction().execute();
  try {
    const { data, text } = await run(trx);
    return {
      data: isJson ? { dry_run: true, would: data } : data,
      text: `Nothing was changed (dry run). The result would be:\n${text}`,
    };
  } finally {
    await trx.rollback().execute();
  }
}

async function connect(target: string | pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(typeof target === 'string' ? { connectionString: target } : target);
  await client.connect();
  return client;
}
