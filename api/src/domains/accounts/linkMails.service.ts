import type { Locale } from '@cpa/shared/contracts';
import type { Database } from '../../platform/database/connect.ts';
import { queueLocalisedMail } from './localisedMail.repository.ts';
import { magicLinkMail, signUpLinkMail } from './magicLink.mails.ts';
import { resetMail } from './password.mails.ts';
import type { Executor } from '../../platform/database/executor.ts';
import { readAccountsByEmail, takeLinkRequests, type LinkRequest } from './linkMails.repository.ts';
import { insertEmailToken } from './emailTokens.repository.ts';
import { insertSignUpLink } from './signUpLinks.repository.ts';
import { writeAudit } from './audit/audit.repository.ts';

const BATCH = 50;

/**
 * Mails a link for each pending request with an account, and one that creates it where a name came without an account.
 * @returns the number of mails written.
 */
export async function writeResetMails(db: Database, siteUrl: string): Promise<number> {
  return await db.transaction().execute(async (trx) => {
    const requests = await takeLinkRequests(trx, BATCH);
    if (requests.length === 0) return 0;
    const accounts = await readAccountsByEmail(
      trx,
      requests.map(({ email }) => email),
    );
    let written = 0;
    for (const account of accounts) {
      const own = requests.filter(({ email }) => email === account.email);
      // Two requests in one second send one mail of each kind.
      const requested = new Map(own.map((request) => [request.purpose, request]));
      for (const request of requested.values()) await write(trx, siteUrl, account, request);
      written += requested.size;
    }
    const known = new Set(accounts.map(({ email }) => email));
    const signUps = new Map(requests.filter(isSignUp).map((request) => [request.email, request]));
    for (const request of signUps.values()) {
      if (known.has(request.email)) continue;
      await inviteToSignUp(trx, siteUrl, request);
      written += 1;
    }
    return written;
  });
}

async function write(
  db: Executor,
  siteUrl: string,
  { id, name, email }: { id: number; name: string; email: string },
  { purpose, callback_path: callbackPath, request_id: requestId, language: otherwise }: LinkRequest,
): Promise<void> {
  const token = await insertEmailToken(db, id, purpose);
  const writeIn = (language: Locale) => {
    const facts = { siteUrl, language, name, token };
    return purpose === 'reset' ? resetMail(facts) : magicLinkMail({ ...facts, email, callbackPath });
  };
  await queueLocalisedMail(db, email, writeIn, { otherwise });
  await writeAudit(db, {
    accountId: id,
    action: purpose === 'reset' ? 'account.reset_requested' : 'session.link_requested',
    ...(requestId && { requestId }),
  });
}

type SignUp = LinkRequest & { name: string };

const isSignUp = (request: LinkRequest): request is SignUp => request.name !== null;

/** The mail goes to an e-mail address that anybody may have typed, so it leaves out the name. */
async function inviteToSignUp(
  db: Executor,
  siteUrl: string,
  { email, name, callback_path: callbackPath, request_id: requestId, language }: SignUp,
): Promise<void> {
  const token = await insertSignUpLink(db, email, { name, language });
  await queueLocalisedMail(
    db,
    email,
    (locale) => signUpLinkMail({ siteUrl, language: locale, email, token, callbackPath }),
    { otherwise: language },
  );
  await writeAudit(db, {
    accountId: null,
    action: 'account.link_requested',
    ...(requestId && { requestId }),
  });
}
