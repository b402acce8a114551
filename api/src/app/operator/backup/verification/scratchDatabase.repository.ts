import { randomBytes } from 'node:crypto';
import { CliError } from '@cpa/shared/server';
import pg from 'pg';
import type { ConnectionTarget } from '../../../../platform/database/connect.ts';

/** Database beside the running one, on the same server. */
export interface ScratchDatabase {
  url: string;
  drop: () => Promise<void>;
}

const NOT_ALLOWED = '42501';

/** Creates an empty database. @throws CliError when the role may not create databases */
export async function createScratchDatabase(
  client: pg.ClientBase,
  direct: ConnectionTarget,
): Promise<ScratchDatabase> {
  const name = `portal_verify_${randomBytes(6).toString('hex')}`;
  try {
    await client.query(`create database "${name}" template template0`);
  } catch (error) {
    if ((error as { code?: string }).code !== NOT_ALLOWED) throw error;
    throw new CliError(
      'The role of DATABASE_URL may not create databases. Run as a superuser: alter role … createdb',
    );
  }
  return {
    url: urlOfDatabase(direct, name),
    drop: async () => void (await client.query(`drop database if exists "${name}" with (force)`)),
  };
}

/** Finds the newest open vacancy of the restored database. */
export async function findOpenVacancy(
  client: pg.ClientBase,
): Promise<{ id: number; title: string } | undefined> {
  const { rows } = await client.query<{ id: number; title: string }>(
    "select id, title from vacancies where status = 'open' and (valid_through is null or valid_through >= current_date) order by published_at desc, id desc limit 1",
  );
  return rows[0];
}

/** Returns the URL of another database on the same server. A URL of a socket has no host, so `URL` cannot parse it. */
export function urlOfDatabase(direct: ConnectionTarget, database: string): string {
  if (typeof direct === 'string') return direct.replace(/^(\w+:\/\/[^/?]*)(?:\/[^?]*)?/, `$1/${database}`);
  return `postgres://${direct.user}@/${database}?host=${encodeURIComponent(direct.host)}`;
}
