import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Schema } from './schema.ts';

export type Database = Kysely<Schema>;

/** How to reach a server: a connection string, or the embedded server's socket. */
export type ConnectionTarget = string | { host: string; user: string; database: string };

const CONNECT_WITHIN_MS = 1500;
const QUERY_WITHIN_MS = 15_000;

/**
 * The pool and its query builder. Statements are never named, so PgBouncer may stand in front in transaction mode.
 * A server that is away fails a call within 1.5 s; the pool heals by itself.
 */
export function connectDatabase(target: ConnectionTarget, poolSize = 10): { db: Database; pool: pg.Pool } {
  const pool = new pg.Pool({
    ...(typeof target === 'string' ? { connectionString: target } : target),
    max: poolSize,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    query_timeout: QUERY_WITHIN_MS,
    idleTimeoutMillis: 30_000,
    allowExitOnIdle: true,
    types: { getTypeParser },
  });
  // An idle connection that breaks is replaced at the next call; unheard, the event would end the process.
  pool.on('error', () => undefined);
  return { db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }), pool };
}

/** Counts (int8) are numbers, days (date) stay `2026-11-20`; the rest as pg has it. */
function getTypeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (oid === pg.types.builtins.INT8 || oid === pg.types.builtins.NUMERIC) return Number;
  if (oid === pg.types.builtins.DATE) return String;
  return pg.types.getTypeParser(oid, format as 'text') as (value: string) => unknown;
}
