import pg from 'pg';
import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/database/connect.ts';
import type { OpenDatabase } from '../openDatabase.ts';
import type { Executor } from '../../platform/database/executor.ts';
import { helpOf, helpOfVerb } from './help.ts';
import { readVerb, type ReadVerb } from './readVerb.ts';
import type { Answer, Verb } from './verb.ts';
import { verbs } from './verbs.ts';

export interface Operation {
  config: () => Config;
  open: (config: Config) => Promise<Pick<OpenDatabase, 'db' | 'direct' | 'close'>>;
  print: (line: string) => void;
  printError: (line: string) => void;
  signal: AbortSignal;
}

/**
 * Runs a command line.
 * @returns the exit code: 0, or 1 after an error message.
 */
export async function operate(args: string[], operation: Operation): Promise<number> {
  const isJson = args.includes('--json');
  try {
    const read = readVerb(args, verbs);
    if (read.isHelp || !read.verb) {
      operation.print(read.verb ? helpOfVerb(read.verb) : helpOf(verbs));
      return 0;
    }
    const { data, text } = await answer(read.verb, read, operation);
    operation.print(isJson ? JSON.stringify(data, null, 2) : text);
    return 0;
  } catch (error) {
    const sentence = (error as Error).message;
    if (isJson) operation.print(JSON.stringify({ error: sentence }));
    else operation.printError(sentence);
    return 1;
  }
}

/** For commands that only read or write files. */
const NO_DATABASE = {
  db: undefined as never,
  database: undefined as never,
  connect: async () => await Promise.reject(new Error('This verb has no database.')),
};

async function answer(
  verb: Verb,
  { asked, isDryRun, isJson }: ReadVerb,
  operation: Operation,
): Promise<Answer> {
  const { print, signal } = operation;
  const config = operation.config();
  const base = { config, isDryRun, print, signal };
  if (verb.needsNoDatabase) return await verb.run({ ...base, ...NO_DATABASE }, asked);
  const { db, direct, close } = await operation.open(config);
  try {
    const context = { ...base, database: db, connect: async () => await connected(direct) };
    if (verb.goesOn) return await verb.run({ ...context, db }, asked);
    const run = async (trx: Executor) => await verb.run({ ...context, db: trx }, asked);
    return isDryRun ? await inDryRun(db, run, isJson) : await db.transaction().execute(run);
  } finally {
    await close();
  }
}

/** Runs everything and rolls back. */
async function inDryRun(
  db: Database,
  run: (trx: Executor) => Promise<Answer>,
  isJson: boolean,
): Promise<Answer> {
  const trx = await db.startTransaction().execute();
  try {
    const { data, text } = await run(trx);
    return {
      data: isJson ? { dry_run: true, would: data } : data,
      text: `Nothing was changed. It would be:\n${text}`,
    };
  } finally {
    await trx.rollback().execute();
  }
}

async function connected(target: string | pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(typeof target === 'string' ? { connectionString: target } : target);
  await client.connect();
  return client;
}
