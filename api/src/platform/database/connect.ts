import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Schema } from './schema.ts';
import { watchedPool } from './watchedPool.ts';

export type Database = Kysely<Schema>;

/** The embedded server: its socket's folder stands in the place of a host. */
export interface SocketTarget {
  host: string;
  user: string;
  database: string;
}

/** How to reach a server: a connection string, or the embedded one's socket. */
export type ConnectionTarget = string | SocketTarget;

const CONNECT_WITHIN_MS = 1500;
const QUERY_WITHIN_MS = 15_000;

/** Counts (int8) are numbers, days (date) stay `2026-11-20`; the rest as pg has it. */
const types = new pg.TypeOverrides();
const { INT8, NUMERIC, DATE } = pg.types.builtins;
types.setTypeParser(INT8, Number);
types.setTypeParser(NUMERIC, Number);
types.setTypeParser(DATE, String);

/**
 * The pool and its query builder. Statements are never named, so PgBouncer may stand in front in transaction mode.
 * A server that is away, or hangs, fails a call within 2 s; the pool heals by itself.
 */
export function connectDatabase(target: ConnectionTarget, poolSize = 10): { db: Database; pool: pg.Pool } {
  const server = typeof target === 'string' ? { connectionString: target } : target;
  const pool = new pg.Pool({
    ...server,
    max: poolSize,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    query_timeout: QUERY_WITHIN_MS,
    idleTimeoutMillis: 30_000,
    allowExitOnIdle: true,
    types,
  });
  // An idle connection that breaks is replaced at the next call; unheard, the event would end the process.
  pool.on('error', () => undefined);
  // The same for one that breaks in the middle of a question, which fails by itself.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const dialect = new PostgresDialect({ pool: watchedPool(pool, server) });
  return { db: new Kysely<Schema>({ dialect }), pool };
}
