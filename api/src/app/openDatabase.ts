import type { Config } from '../platform/config/config.ts';
import { jobs } from './jobs.ts';
import { prepareJobs } from '../platform/queue/prepareJobs.ts';
import { connectDatabase, type ConnectionTarget, type Database } from '../platform/database/connect.ts';
import { isDatabaseUnreachable } from '../platform/errors/databaseErrors.ts';
import { supervisePostgres } from '../platform/database/embedded/supervisePostgres.ts';
import { migrate } from '../platform/database/migrate.ts';

export interface OpenDatabase {
  db: Database;
  /** Direct connection without PgBouncer, for session features such as LISTEN. */
  direct: ConnectionTarget;
  /** Names of the migrations that ran at this start. */
  migrated: string[];
  /** Closes the pool and stops the embedded server unless another process uses it. */
  close: () => Promise<void>;
}

/** Opens and migrates the database of `DATABASE_URL`, or the embedded one. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'databasePool' | 'portalHome'>,
): Promise<OpenDatabase> {
  const embedded = config.databaseUrl ? undefined : await supervisePostgres(config.portalHome, complain);
  const target = config.databaseUrl ?? embedded!.connection;
  const direct = config.databaseDirectUrl ?? target;
  const { db, pool } = connectDatabase(target, config.databasePool);
  const close = async (): Promise<void> => {
    await db.destroy();
    await embedded?.stop();
  };
  try {
    const migrated = await migrate(pool);
    await prepareJobs(db, jobs);
    return { db, direct, migrated, close };
  } catch (error) {
    await close();
    if (!isDatabaseUnreachable(error)) throw error;
    throw new Error(`The database of DATABASE_URL does not answer: ${(error as Error).message}`, {
      cause: error,
    });
  }
}

function complain(error: Error): void {
  process.stderr.write(`The database stopped and could not be started again: ${error.message}\n`);
}
