import { connectDatabase } from '../../../api/src/platform/database/connect.ts';
import { launchPostgres } from '../../../api/src/platform/database/embedded/launchPostgres.ts';

/** What is in the database: the accounts, and how many lack a part of the transaction that made them. */
export async function readAccounts(home: string): Promise<{ stored: Set<string>; torn: number }> {
  const server = await launchPostgres(home);
  const { db, pool } = connectDatabase(server.connection);
  const { rows } = await pool.query<{ email: string; is_whole: boolean }>(`
    select email,
      exists (select from mails m where m.recipient = a.email)
      and exists (select from email_tokens t where t.account_id = a.id)
      and exists (select from audit_entries e where e.account_id = a.id) as is_whole
    from accounts a where email like 'round-%'`);
  await db.destroy();
  await server.stop();
  return {
    stored: new Set(rows.map(({ email }) => email)),
    torn: rows.filter((row) => !row.is_whole).length,
  };
}
