import { connectDatabase } from '../../../api/src/platform/database/connect.ts';
import { launchPostgres } from '../../../api/src/platform/database/embedded/launchPostgres.ts';

/** Reads the stored accounts and counts those with a partially applied transaction. */
export async function readAccounts(home: string): Promise<{ stored: Set<string>; partial: number }> {
  const server = await launchPostgres(home);
  const { db, pool } = connectDatabase(server.connection);
  const { rows } = await pool.query<{ email: string; is_complete: boolean }>(`
    select email,
      exists (select from mails m where m.recipient = a.email)
      and exists (select from email_tokens t where t.account_id = a.id)
      and exists (select from audit_entries e where e.account_id = a.id) as is_complete
    from accounts a where email like 'round-%'`);
  await db.destroy();
  await server.stop();
  return {
    stored: new Set(rows.map(({ email }) => email)),
    partial: rows.filter((row) => !row.is_complete).length,
  };
}
