import type { Database } from '../../../platform/database/connect.ts';
import { queueMail } from '../../../platform/mail/outbox.repository.ts';
import { signedToken } from '../../../platform/security/signedToken.ts';
import { newSecretToken } from '../../accounts/secretTokens.ts';
import { classifyConfirmLink, needsConfirmMail } from '../subscription.rules.ts';
import { confirmNewsletterMail, newsletterWelcomeMail } from './newsletter.mails.ts';
import {
  findByConfirmToken,
  lockSubscriber,
  recordConfirmed,
  recordConfirmSent,
} from './newsletter.repository.ts';

interface Services {
  db: Database;
  siteUrl: string;
}

/** Mails a confirmation link to a new subscriber. Sends nothing to a confirmed or recently mailed address. */
export async function requestNewsletter({ db, siteUrl }: Services, email: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const subscriber = await lockSubscriber(trx, email);
    if (!needsConfirmMail(subscriber)) return;
    const token = newSecretToken();
    await recordConfirmSent(trx, subscriber.id, token);
    await queueMail(trx, email, confirmNewsletterMail({ siteUrl, token }));
  });
}

/** Checks that a mailed link still confirms a subscription. */
export async function isConfirmTokenValid(db: Database, token: string): Promise<boolean> {
  const subscriber = await findByConfirmToken(db, token);
  return subscriber !== undefined && classifyConfirmLink(subscriber) !== 'dead';
}

/** Confirms a subscription with the token of a mailed link and mails the welcome. Idempotent. */
export async function confirmNewsletter(
  { db, siteUrl, secret }: Services & { secret: string },
  token: string,
): Promise<ReturnType<typeof classifyConfirmLink>> {
  return await db.transaction().execute(async (trx) => {
    const subscriber = await findByConfirmToken(trx, token);
    const verdict = subscriber ? classifyConfirmLink(subscriber) : 'dead';
    if (!subscriber || verdict !== 'confirm') return verdict;
    const unsubscribeToken = signedToken(secret, 'unsubscribe', subscriber.email);
    await recordConfirmed(trx, subscriber.id, unsubscribeToken);
    await queueMail(trx, subscriber.email, newsletterWelcomeMail({ siteUrl, unsubscribeToken }));
    return verdict;
  });
}
