import type { Database } from '../database/connect.ts';
import { queueMail } from '../mail/outbox.repository.ts';
import { resetMail } from '../mail/templates/passwordMails.ts';
import { insertEmailToken } from '../modules/accounts/emailTokens.repository.ts';
import { writeAudit } from '../modules/audit/audit.repository.ts';

const BATCH = 50;

/** Mails a link to whoever asked for one and has an account. @returns how many mails were written. */
export async function writeResetMails(db: Database, siteUrl: string): Promise<number> {
  return await db.transaction().execute(async (trx) => {
    const requests = await trx
      .deleteFrom('reset_requests')
      .where('id', 'in', (due) =>
        due.selectFrom('reset_requests').select('id').orderBy('id').limit(BATCH).forUpdate().skipLocked(),
      )
      .returning(['email', 'request_id'])
      .execute();
    if (requests.length === 0) return 0;
    const addresses = requests.map(({ email }) => email);
    const accounts = await trx
      .selectFrom('accounts')
      .select(['id', 'name', 'email'])
      .where('email', 'in', addresses)
      .execute();
    for (const { id, name, email } of accounts) {
      const token = await insertEmailToken(trx, id, 'reset');
      await queueMail(trx, email, resetMail({ siteUrl, name, token }));
      const requestId = requests.find((request) => request.email === email)?.request_id;
      await writeAudit(trx, {
        accountId: id,
        action: 'account.reset_requested',
        ...(requestId && { requestId }),
      });
    }
    return accounts.length;
  });
}
