import type { ContactMessage } from '@cpa/shared/contracts';
import type { Database } from '../../../platform/database/connect.ts';
import { queueMail } from '../../../platform/mail/outbox.repository.ts';
import { contactMail } from './contact.mails.ts';
import { insertContactMessage } from './contact.repository.ts';

/** Stores a message to the operator and mails it to the configured address, if there is one. */
export async function contactOperator(
  { db, contactEmail, siteUrl }: { db: Database; contactEmail: string | undefined; siteUrl: string },
  message: ContactMessage,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await insertContactMessage(trx, message);
    if (contactEmail === undefined) return;
    await queueMail(trx, contactEmail, contactMail(message, siteUrl), { email: message.email });
  });
}
