import type { Database } from '../../../platform/database/connect.ts';
import type { Executor } from '../../../platform/database/executor.ts';
import { queueLocalisedMail } from '../../accounts/localisedMail.repository.ts';
import {
  hasHeldMessages,
  holdMessages,
  keepAccount,
} from '../../notifications/quiet/heldMails.repository.ts';
import { readQuietHours } from '../../notifications/quiet/quietHours.repository.ts';
import { quietUntil } from '../../notifications/quiet/quietHours.rules.ts';
import { readDeliveries } from '../../notifications/settings/notificationSettings.repository.ts';
import { readCompanyRecipients } from '../interviews/interviews.repository.ts';
import { unreadMessagesMail } from './messages.mails.ts';
import { findLastRecruiter } from './messages.repository.ts';
import { UNREAD_MINUTES } from './messages.rules.ts';
import { readMutes } from './mutes.repository.ts';
import { lockUnread, markMailed, type UnreadFacts } from './unreadMails.repository.ts';

interface Settings {
  db: Database;
  siteUrl: string;
  now?: Date;
  signal?: AbortSignal;
}

/**
 * Mails the messages that stayed unread, one mail for all of a side, unless it was blocked or withdrawn. Mails to
 * accounts with quiet hours are held. Mails and bookkeeping share one transaction.
 * @returns the number of conversations.
 */
export async function mailUnread({ db, siteUrl, now = new Date(), signal }: Settings): Promise<number> {
  const sentBefore = new Date(now.getTime() - UNREAD_MINUTES * 60_000);
  for (let count = 0; ; count += 1) {
    signal?.throwIfAborted();
    const isMailed = await db.transaction().execute(async (trx) => {
      const facts = await lockUnread(trx, sentBefore);
      if (!facts) return false;
      const messages = await markMailed(trx, facts);
      // The messages were read while this transaction waited.
      const [first, last] = [messages[0], messages.at(-1)];
      if (!first || !last) return true;
      // The conversation is closed, so these messages are not mailed later either.
      if (facts.is_closed) return true;
      const mail = { siteUrl, facts, count: messages.length, last: last.text };
      const mutes = await readMutes(trx, facts.application_id);
      for (const to of await readReceivers(trx, facts, mutes)) {
        if (await holdIfQuiet(trx, to.id, { facts, from: first.id, now })) continue;
        const write = unreadMessagesMail({ ...mail, to });
        await queueLocalisedMail(trx, to.email, write, to.about);
      }
      return true;
    });
    if (!isMailed) return count;
  }
}

/** Holds the mail during the quiet hours of an account, and while an earlier one about the conversation is held. */
async function holdIfQuiet(
  db: Executor,
  account_id: number,
  { facts: { application_id }, from, now }: { facts: UnreadFacts; from: number; now: Date },
): Promise<boolean> {
  const until = quietUntil(await readQuietHours(db, account_id), now);
  if (!until) return await hasHeldMessages(db, account_id, application_id);
  if (!(await keepAccount(db, account_id))) return false;
  await holdMessages(db, { account_id, application_id, first_message_id: from, due_at: until });
  return true;
}

/** Lists the recipients of the unread messages: the applicant unless turned off, or the recruiters to notify. */
async function readReceivers(db: Executor, facts: UnreadFacts, mutes: ReadonlySet<number>) {
  const { account_id, email, name, is_banned, company_id, application_id } = facts;
  if (facts.side === 'applicant') {
    const proposed_by = await findLastRecruiter(db, application_id);
    const recipients = await readCompanyRecipients(db, { company_id, proposed_by }, mutes);
    return recipients.map((each) => ({ ...each, about: { applicantId: facts.applicant_id } }));
  }
  if (account_id === null || email === null || is_banned || mutes.has(account_id)) return [];
  const deliveries = await readDeliveries(db, [account_id], 'application_updates');
  return deliveries.get(account_id) === 'at_once'
    ? [{ id: account_id, email, name: name ?? '', about: {} }]
    : [];
}
