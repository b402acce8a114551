import type { Locale } from '@cpa/shared/contracts';
import type { Database } from '../../../platform/database/connect.ts';
import { queueLocalisedMail } from '../../accounts/localisedMail.repository.ts';
import { confirmContactMail } from './contacts.mails.ts';
import { takeUnasked } from './contacts.repository.ts';
import { contactTokenOf } from './contactToken.ts';

const BATCH = 100;

/** Mails the link to contacts that were not asked yet. @returns their number */
export async function askContacts({
  db,
  siteUrl,
  secret,
}: {
  db: Database;
  siteUrl: string;
  secret: string;
}): Promise<number> {
  return await db.transaction().execute(async (trx) => {
    const contacts = await takeUnasked(trx, BATCH);
    for (const { company, language: otherwise, ...contact } of contacts) {
      const token = contactTokenOf(contact, 'confirm', secret);
      const write = (language: Locale) => confirmContactMail({ siteUrl, language, token, company });
      await queueLocalisedMail(trx, contact.email, write, { otherwise });
    }
    return contacts.length;
  });
}
