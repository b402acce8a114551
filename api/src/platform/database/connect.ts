import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { applicationName } from './processes.repository.ts';
import type { Schema } from './schema.ts';
import { traceQueries } from './traceQueries.ts';
import { watchedPool } from './watchedPool.ts';

export type Database = Kysely<Schema>;

/** Embedded server: the socket folder is the host. */
export interface SocketTarget {
  host: string;
  user: string;
  database: string;
}

/** Connection string, or the socket of the embedded server. */
export type ConnectionTarget = string | SocketTarget;

const CONNECT_WITHIN_MS = 1500;
/** Timeout of a query, in milliseconds. */
export const QUERY_WITHIN_MS = 15_000;

/** Parses int8 as number and keeps dates as `2026-11-20`. */
const types = new pg.TypeOverrides();
const { INT8, NUMERIC, DATE } = pg.types.builtins;
types.setTypeParser(INT8, Number);
types.setTypeParser(NUMERIC, Number);
types.setTypeParser(DATE, String);

const pools = new WeakMap<Database, pg.Pool>();

/** Connections of a database that `connectDatabase` opened, and queries that wait for one. */
export function countConnections(db: Database): { busy: number; idle: number; waiting: number } {
  const { totalCount = 0, idleCount = 0, waitingCount = 0 } = pools.get(db) ?? {};
  // A query may count as waiting for a moment although a connection is idle.
  return {
    busy: totalCount - idleCount,
    idle: idleCount,
    waiting: Math.max(0, waitingCount - idleCount),
  };
}

/**
 * Opens the pool and its query builder. Uses no named statements, so PgBouncer may run in transaction mode. A server
 * that is down or hangs fails a query within 2 s; the pool recovers by itself.
 */
export function connectDatabase(
  target: ConnectionTarget,
  poolSize = 10,
  queryWithinMs = QUERY_WITHIN_MS,
): { db: Database; pool: pg.Pool } {
  const server = typeof target === 'string' ? { connectionString: target } : target;
  const pool = new pg.Pool({
    ...server,
    application_name: applicationName('portal'),
    max: poolSize,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    query_timeout: queryWithinMs,
    idleTimeoutMillis: 30_000,
    allowExitOnIdle: true,
    types,
  });
  // Replaces broken idle connections on the next query; an unhandled error event would end the process.
  pool.on('error', () => undefined);
  // The same for a connection that breaks during a query, which fails by itself.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('connect', traceQueries);
  const dialect = new PostgresDialect({ pool: watchedPool(pool, server) });
  const db = new Kysely<Schema>({ dialect });
  pools.set(db, pool);
  return { db, pool };
}
