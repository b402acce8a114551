import type { PostgresPool } from 'kysely';
import pg from 'pg';
import { createHangDetector } from './hangDetector.ts';

/** Timeout of a probe, in milliseconds. */
export const ANSWER_WITHIN_MS = 1000;

/**
 * Pool for the query builder that fails every query within two seconds when the server hangs, and immediately while
 * it is known to hang.
 */
export function watchedPool(pool: pg.Pool, target: pg.ClientConfig): PostgresPool {
  const watch = createHangDetector(async () => await isAnswering(target));

  async function connect(): Promise<pg.PoolClient> {
    if (watch.isHanging()) throw hanging();
    const given = Promise.withResolvers<pg.PoolClient>();
    let isGivenUp = false;
    const connected = watch.begin(() => {
      isGivenUp = true;
      given.reject(hanging());
    });
    const open = async (): Promise<void> => {
      try {
        const client = await pool.connect();
        if (isGivenUp) client.release();
        else given.resolve(client);
      } catch (error) {
        given.reject(error);
      } finally {
        connected();
      }
    };
    void open();
    return untilReleased(await given.promise);
  }

  function untilReleased(client: pg.PoolClient): pg.PoolClient {
    // With a query in flight this breaks the connection, and the query fails.
    const released = watch.begin(() => void client.end());
    const release = client.release.bind(client);
    client.release = (error) => {
      released();
      release(error);
    };
    return client;
  }

  return {
    connect,
    end: async () => {
      watch.stop();
      await pool.end();
    },
    options: pool.options,
  };
}

/** Any response counts, including "too many connections". */
async function isAnswering(target: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client({
    ...target,
    connectionTimeoutMillis: ANSWER_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch (error) {
    return error instanceof pg.DatabaseError;
  } finally {
    void client.end().catch(() => undefined);
  }
}

function hanging(): Error {
  return Object.assign(new Error('The database does not answer.'), { code: 'ETIMEDOUT' });
}
