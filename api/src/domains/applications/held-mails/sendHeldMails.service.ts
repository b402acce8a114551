import { DEFAULT_LOCALE } from '@cpa/shared/server';
import type { Database } from '../../../platform/database/connect.ts';
import type { Executor } from '../../../platform/database/executor.ts';
import type { Mail } from '../../../platform/mail/mail.ts';
import { queueMail } from '../../../platform/mail/outbox.repository.ts';
import { findHolder, findDue, takeWithDue } from '../../notifications/quiet/heldMails.repository.ts';
import { readDeliveries } from '../../notifications/settings/notificationSettings.repository.ts';
import { findMembership } from '../access/membership.repository.ts';
import { unreadMessagesMail } from '../messages/messages.mails.ts';
import { readMutes } from '../messages/mutes.repository.ts';
import {
  type MailedConversation,
  lockMailedConversation,
  readHeldMessages,
} from '../messages/unreadMails.repository.ts';
import { heldUpdatesMail } from './heldUpdates.mails.ts';

interface Settings {
  db: Database;
  siteUrl: string;
  now?: Date;
  signal?: AbortSignal;
}

/**
 * Sends the mails whose recipients have no quiet hours any more, one for each conversation. Mails and bookkeeping share
 * one transaction.
 * @returns the number of conversations, and of mails about none.
 */
export async function sendHeldMails({ db, siteUrl, now = new Date(), signal }: Settings): Promise<number> {
  for (let count = 0; ; count += 1) {
    signal?.throwIfAborted();
    const isSent = await db.transaction().execute(async (trx) => {
      const due = await findDue(trx, now);
      if (!due) return false;
      const facts =
        due.application_id === null ? null : await lockMailedConversation(trx, due.application_id);
      const held = await takeWithDue(trx, due, now);
      // Another worker was faster.
      if (held.length === 0) return true;
      const holder = await findHolder(trx, due.account_id);
      if (holder && facts !== undefined) await send(trx, { siteUrl, holder, facts, held });
      return true;
    });
    if (!isSent) return count;
  }
}

type Holder = NonNullable<Awaited<ReturnType<typeof findHolder>>>;
type Held = Awaited<ReturnType<typeof takeWithDue>>;
interface Taken {
  siteUrl: string;
  holder: Holder;
  /** Null for a mail about no conversation. */
  facts: MailedConversation | null;
  held: Held;
}

async function send(db: Executor, { siteUrl, holder, facts, held }: Taken): Promise<void> {
  const language = holder.language ?? DEFAULT_LOCALE;
  const mails: Mail[] = [];
  const areTrue = await isStillTrue(db, holder, facts);
  for (const { mail, first_message_id: from } of held) {
    // A stored `Mail`: see `holdMail`.
    if (mail && areTrue) mails.push(mail as unknown as Mail);
    if (from === null || !facts) continue;
    const messages = await writeMessages(db, { siteUrl, holder, facts, from });
    if (messages) mails.push(messages(language));
  }
  const [first, ...more] = mails;
  if (!first) return;
  const isApplicant = facts?.account_id === holder.id;
  const mail =
    more.length === 0 || !facts
      ? first
      : heldUpdatesMail({ siteUrl, language, facts, isApplicant, to: holder, mails });
  const applicantId = isApplicant ? undefined : facts?.applicant_id;
  await queueMail(db, holder.email, mail, applicantId === undefined ? {} : { applicantId });
}

/** Returns false when the application has ended, and when the holder may read it no more. */
async function isStillTrue(db: Executor, holder: Holder, facts: MailedConversation | null): Promise<boolean> {
  if (!facts) return true;
  if (facts.has_ended) return false;
  if (facts.account_id === holder.id) return true;
  return !facts.blocks_company && (await findMembership(db, holder.id, facts.application_id)) !== undefined;
}

/** Returns the mail about the held messages; undefined when all were read, or must not be mailed any more. */
async function writeMessages(
  db: Executor,
  {
    siteUrl,
    holder,
    facts,
    from,
  }: Omit<Taken, 'held' | 'facts'> & { facts: MailedConversation; from: number },
) {
  const { application_id } = facts;
  const side = facts.account_id === holder.id ? 'company' : 'applicant';
  if (facts.is_closed || (await readMutes(db, application_id)).has(holder.id)) return undefined;
  if (side === 'company') {
    const deliveries = await readDeliveries(db, [holder.id], 'application_updates');
    if (deliveries.get(holder.id) !== 'at_once') return undefined;
  } else if (!(await mayAnswer(db, holder.id, application_id))) return undefined;
  const texts = await readHeldMessages(db, { application_id, side, from });
  const last = texts.at(-1);
  if (last === undefined) return undefined;
  return unreadMessagesMail({ siteUrl, facts: { ...facts, side }, to: holder, count: texts.length, last });
}

async function mayAnswer(db: Executor, accountId: number, applicationId: number): Promise<boolean> {
  const membership = await findMembership(db, accountId, applicationId);
  return membership !== undefined && membership !== 'viewer';
}
