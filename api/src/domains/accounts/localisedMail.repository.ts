import type { Locale } from '@cpa/shared/contracts';
import { DEFAULT_LOCALE } from '@cpa/shared/server';
import type { Executor } from '../../platform/database/executor.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { type MailSubject, queueMail } from '../../platform/mail/outbox.repository.ts';

/**
 * Reads the language of mails to an e-mail address: the one that its account has chosen, else `otherwise`, for example that
 * of a subscription, else English.
 */
export async function readMailLanguage(
  db: Executor,
  email: string | null,
  otherwise?: Locale | null,
): Promise<Locale> {
  if (email === null) return otherwise ?? DEFAULT_LOCALE;
  const account = await db
    .selectFrom('accounts')
    .select('language')
    .where('email', '=', email)
    .executeTakeFirst();
  return account?.language ?? otherwise ?? DEFAULT_LOCALE;
}

/** Queues a mail in the language of its recipient, see `readMailLanguage`. */
export async function queueLocalisedMail(
  db: Executor,
  recipient: string,
  write: (language: Locale) => Mail,
  { otherwise, ...about }: MailSubject & { otherwise?: Locale | null } = {},
): Promise<void> {
  await queueMail(db, recipient, write(await readMailLanguage(db, recipient, otherwise)), about);
}
