import type { Locale } from '@cpa/shared/contracts';
import type { Database } from '../../../platform/database/connect.ts';
import { signedToken } from '../../../platform/security/signedToken.ts';
import { queueLocalisedMail } from '../../accounts/localisedMail.repository.ts';
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

/** Mails a confirmation link to a new subscriber. Sends nothing to a confirmed or recently mailed e-mail address. */
export async function requestNewsletter(
  { db, siteUrl }: Services,
  { email, language: otherwise }: { email: string; language: Locale | null },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const subscriber = await lockSubscriber(trx, email);
    if (!needsConfirmMail(subscriber)) return;
    const token = newSecretToken();
    await recordConfirmSent(trx, subscriber.id, { token, language: otherwise });
    const write = (language: Locale) => confirmNewsletterMail({ siteUrl, language, token });
    await queueLocalisedMail(trx, email, write, { otherwise });
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
  confirmToken: string,
): Promise<ReturnType<typeof classifyConfirmLink>> {
  return await db.transaction().execute(async (trx) => {
    const subscriber = await findByConfirmToken(trx, confirmToken);
    const verdict = subscriber ? classifyConfirmLink(subscriber) : 'dead';
    if (!subscriber || verdict !== 'confirm') return verdict;
    const token = signedToken(secret, 'unsubscribe', subscriber.email);
    await recordConfirmed(trx, subscriber.id, token);
    const write = (language: Locale) => newsletterWelcomeMail({ siteUrl, language, token });
    await queueLocalisedMail(trx, subscriber.email, write, { otherwise: subscriber.language });
    return verdict;
  });
}
