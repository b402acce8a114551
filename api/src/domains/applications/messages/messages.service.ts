import { createReadStream } from 'node:fs';
import {
  type ApplicationMessage,
  type Conversation,
  type ConversationEvent,
  type NewMessage,
  RESUME_TYPES,
} from '@cpa/shared/contracts';
import type { Config } from '../../../platform/config/config.ts';
import type { Database } from '../../../platform/database/connect.ts';
import type { Executor } from '../../../platform/database/executor.ts';
import { notFound } from '../../../platform/errors/domainError.ts';
import type { PublishEvent } from '../../../platform/realtime/publishEvent.ts';
import type { FileStorage } from '../../../platform/storage/fileStorage.ts';
import { newFolder, storeFiles } from '../../../platform/storage/storeFiles.ts';
import { assertWriter } from '../../companies/company.rules.ts';
import { checkDocument } from '../../files/documents/checkDocument.ts';
import { displayName } from '../../files/documents/displayName.ts';
import { signDocumentLink } from '../../files/documents/documentLink.ts';
import type { Upload } from '../../files/uploads/upload.ts';
import { addNotification } from '../../notifications/inbox/addNotification.ts';
import { markTargetRead } from '../../notifications/inbox/inbox.repository.ts';
import { publishUnread } from '../../notifications/inbox/publishUnread.ts';
import { readRecruiterIds } from '../applying/apply.repository.ts';
import { readCompanyRecipients } from '../interviews/interviews.repository.ts';
import * as repository from './messages.repository.ts';
import { readMutes, setMuted } from './mutes.repository.ts';
import { assertCanWrite, closedFor } from './messages.rules.ts';
import { countUnreadConversations } from './unreadMessages.repository.ts';

interface Services {
  db: Database;
  publishEvent: PublishEvent;
}

/** @throws DomainError 404 for an application that is not the caller's. */
export async function readConversation(db: Executor, party: repository.Party): Promise<Conversation> {
  const facts = await repository.findConversation(db, party);
  if (!facts) throw notFound('application');
  const mutes = await readMutes(db, facts.id);
  return {
    messages: await repository.readMessages(db, party.accountId, facts.id),
    closed: closedFor(facts),
    is_muted: mutes.has(party.accountId),
  };
}

/**
 * Stores a message and adds it to the bell of the other side. A key that the caller has used before returns its message.
 * @throws DomainError 404 for an application that is not the caller's, and as `assertCanWrite`.
 */
export async function sendMessage(
  services: Services,
  party: repository.Party,
  message: NewMessage,
): Promise<ApplicationMessage> {
  const sent = await services.db
    .transaction()
    .execute(async (trx) => await storeMessage(trx, party, message));
  return await announce(services, sent);
}

/**
 * Checks that the caller can send a file, before it is stored. What was sent already may be sent again.
 * @throws DomainError 404 for an application that is not the caller's, and as `assertCanWrite`.
 */
export async function assertCanSendFile(db: Executor, party: repository.Party, key: string): Promise<void> {
  const facts = await repository.findConversation(db, party);
  if (!facts) throw notFound('application');
  if (!(await repository.findByKey(db, party.accountId, facts.id, key))) assertCanWrite(facts);
}

/**
 * Stores a PDF or Word document as a message, like `sendMessage`.
 * @throws DomainError as `sendMessage`, and 422 for another kind of file.
 */
export async function sendFile(
  services: Services & { storage: FileStorage },
  party: repository.Party,
  { key, upload }: { key: string; upload: Upload },
): Promise<ApplicationMessage> {
  const { db, storage } = services;
  const ending = await checkDocument(upload);
  const mediaType = RESUME_TYPES[ending];
  const folder = newFolder('messages');
  const file = { file_folder: folder, file_media_type: mediaType, file_size: upload.size };
  const sent = await storeFiles(
    db,
    { folder, uploadedBy: party.accountId },
    {
      write: async () =>
        await storage.write(`${folder}/file`, {
          bytes: createReadStream(upload.path),
          size: upload.size,
          mediaType,
        }),
      commit: async (trx) => {
        const text = displayName(upload.fileName, ending);
        return await storeMessage(trx, party, { key, text, ...file });
      },
      // The file of the first request with this key stays.
      isUsed: ({ isRepeated }) => !isRepeated,
    },
  );
  return await announce(services, sent);
}

/**
 * Signs a link to the file of a message.
 * @throws DomainError 404 for a file that the caller may not read: one of another application, without a file, or, as for
 * resumes, of an applicant who has withdrawn or blocked the company since.
 */
export async function linkToFile(
  { db, config }: { db: Executor; config: Pick<Config, 'secrets'> },
  party: repository.Party,
  messageId: number,
): Promise<{ url: string; expires_at: string }> {
  const facts = await repository.findConversation(db, party);
  const file = facts && (await repository.findMessageFile(db, facts.id, messageId));
  const isWithheld = facts?.blocks_company || facts?.is_withdrawn;
  const isHidden = party.side === 'company' && file?.side === 'applicant' && isWithheld;
  if (!file || isHidden) throw notFound('file');
  return await signDocumentLink(config, 'messages', messageId);
}

async function storeMessage(
  trx: Executor,
  party: repository.Party,
  message: NewMessage & Partial<repository.MessageFile>,
) {
  const found = await repository.lockConversation(trx, party);
  if (!found) throw notFound('application');
  const earlier = await repository.findByKey(trx, party.accountId, found.id, message.key);
  if (earlier) return { stored: earlier, facts: found, notified: [], isRepeated: true };
  assertCanWrite(found);
  const stored = await repository.insertMessage(trx, party, found.id, message);
  return { stored, facts: found, notified: await notifyOtherSide(trx, party, found), isRepeated: false };
}

async function announce(
  services: Services,
  { stored, facts, notified }: Awaited<ReturnType<typeof storeMessage>>,
): Promise<ApplicationMessage> {
  publishUnread(services, notified);
  await publishConversation(services, facts);
  return stored;
}

/**
 * Mutes a conversation for the caller, or ends that.
 * @throws DomainError 404 for an application that is not the caller's, 403 for viewers.
 */
export async function muteConversation(
  db: Executor,
  party: repository.Party,
  shallMute: boolean,
): Promise<Conversation> {
  const facts = await repository.findConversation(db, party);
  if (!facts) throw notFound('application');
  if (facts.membership) assertWriter(facts.membership);
  await setMuted(db, { application_id: facts.id, account_id: party.accountId }, shallMute);
  return await readConversation(db, party);
}

/**
 * Marks the messages of the other side as read, with the caller's notification of them.
 * @throws DomainError 404 for an application that is not the caller's, 403 for viewers.
 */
export async function markConversationRead(
  services: Services,
  party: repository.Party,
  until: number,
): Promise<void> {
  const { db } = services;
  const facts = await repository.findConversation(db, party);
  if (!facts) throw notFound('application');
  if (facts.membership) assertWriter(facts.membership);
  const hasRead = await repository.markMessagesRead(db, party.side, facts.id, until);
  const { kind, target } = subjectFor(party.side, facts);
  if (await markTargetRead(db, party.accountId, { kinds: [kind], target })) {
    publishUnread(services, [party.accountId], 'notifications-read');
  }
  if (hasRead) await publishConversation(services, facts);
}

/** Kind and target of the notification that a side gets. */
const subjectFor = (side: repository.Party['side'], { id, vacancy_id }: repository.ConversationFacts) =>
  side === 'applicant' ? { kind: 'message', target: vacancy_id } : { kind: 'applicant-message', target: id };

async function notifyOtherSide(
  db: Executor,
  { side }: repository.Party,
  facts: repository.ConversationFacts,
): Promise<number[]> {
  const { id, vacancy_id, title, company, logo, applicant_id, account_id } = facts;
  const mutes = await readMutes(db, id);
  if (side === 'company') {
    if (account_id !== null && mutes.has(account_id)) return [];
    return await addNotification(db, [account_id], {
      ...subjectFor('applicant', facts),
      data: { vacancy_id, title, company, ...(logo !== null && { image: logo }) },
      topic: 'application_updates',
    });
  }
  const { company_id } = facts;
  const proposed_by = await repository.findLastRecruiter(db, id);
  const recipients = await readCompanyRecipients(db, { company_id, proposed_by }, mutes);
  return await addNotification(
    db,
    recipients.map((each) => each.id),
    {
      ...subjectFor('company', facts),
      data: { application_id: id, title, name: facts.name ?? '' },
      applicantId: applicant_id,
    },
  );
}

/** Publishes a change to the open pages of both sides. Runs after the commit. */
export async function publishConversation(
  { db, publishEvent }: Services,
  { id, vacancy_id, account_id, applicant_id }: repository.ConversationFacts,
): Promise<void> {
  const [unread, recruiters] = await Promise.all([
    countUnreadConversations(db, applicant_id),
    readRecruiterIds(db, vacancy_id),
  ]);
  const publish = (to: number, data: ConversationEvent) =>
    void publishEvent(`private-user.${to}`, 'conversation-changed', data);
  if (account_id !== null) publish(account_id, { application_id: id, unread_conversations: unread });
  for (const to of recruiters) publish(to, { application_id: id });
}
