import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool } from 'pg';

/** Newest migration that this release knows. Each connection names it, so that older processes are found. */
const NEWEST = readdirSync(join(import.meta.dirname, '../../../migrations'))
  .filter((name) => name.endsWith('.sql'))
  .toSorted()
  .at(-1)!;

/** `application_name` of a connection: its use and the release, such as `portal 0550_vacancy_contacts.sql`. */
export const applicationName = (use: 'portal' | 'realtime'): string => `${use} ${NEWEST}`;

/** Names of connections by releases that lack a migration. Those of other programs, such as psql, are left out. */
export async function findOlderProcesses(pool: Pool, migration: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string; address: string | null }>(
    `select distinct application_name as name, host(client_addr) as address from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  return rows
    .filter(({ name }) => {
      const [use = '', newest = ''] = name.split(' ');
      // Releases before this check named only some connections.
      return ['', 'portal', 'realtime'].includes(use) && newest < migration;
    })
    .map(({ name, address }) => `${name || 'a connection without a name'} (${address ?? 'this machine'})`);
}
