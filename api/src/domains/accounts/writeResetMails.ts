import type { Database } from '../../platform/database/connect.ts';
import { queueMail } from '../../platform/mail/outbox.repository.ts';
import { magicLinkMail } from './magicLink.mails.ts';
import { resetMail } from './password.mails.ts';
import type { Executor } from '../../platform/database/executor.ts';
import { insertEmailToken } from './emailTokens.repository.ts';
import { writeAudit } from './audit/audit.repository.ts';

const BATCH = 50;

/**
 * Mails a link for each pending request with an account.
 * @returns the number of mails written.
 */
export async function writeResetMails(db: Database, siteUrl: string): Promise<number> {
  return await db.transaction().execute(async (trx) => {
    const requests = await trx
      .deleteFrom('reset_requests')
      .where('id', 'in', (due) =>
        due.selectFrom('reset_requests').select('id').orderBy('id').limit(BATCH).forUpdate().skipLocked(),
      )
      .returning(['email', 'purpose', 'callback_path', 'request_id'])
      .execute();
    if (requests.length === 0) return 0;
    const accounts = await trx
      .selectFrom('accounts')
      .select(['id', 'name', 'email'])
      .where(
        'email',
        'in',
        requests.map(({ email }) => email),
      )
      .execute();
    let written = 0;
    for (const account of accounts) {
      const own = requests.filter(({ email }) => email === account.email);
      // Two requests in one second send one mail of each kind.
      const asked = new Map(own.map((request) => [request.purpose, request]));
      for (const request of asked.values()) await write(trx, siteUrl, account, request);
      written += asked.size;
    }
    return written;
  });
}

interface LinkRequest {
  purpose: 'reset' | 'magic';
  callback_path: string | null;
  request_id: string | null;
}

async function write(
  db: Executor,
  siteUrl: string,
  { id, name, email }: { id: number; name: string; email: string },
  { purpose, callback_path: callbackPath, request_id: requestId }: LinkRequest,
): Promise<void> {
  const token = await insertEmailToken(db, id, purpose);
  const facts = { siteUrl, name, token };
  const mail = purpose === 'reset' ? resetMail(facts) : magicLinkMail({ ...facts, email, callbackPath });
  await queueMail(db, email, mail);
  await writeAudit(db, {
    accountId: id,
    action: purpose === 'reset' ? 'account.reset_requested' : 'session.link_requested',
    ...(requestId && { requestId }),
  });
}
