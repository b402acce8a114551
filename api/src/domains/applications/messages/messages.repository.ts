import type { ApplicationMessage, NewMessage } from '@cpa/shared/contracts';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/executor.ts';
import { endCause } from '../applicationEnd.repository.ts';
import { isBlocked } from '../access/profileAccess.repository.ts';

export type Side = ApplicationMessage['side'];

/** A caller and the ID with which it names the application. */
export type Party =
  | { side: 'company'; accountId: number; applicationId: number }
  | { side: 'applicant'; accountId: number; applicantId: number | null; vacancyId: number };

export type ConversationFacts = NonNullable<Awaited<ReturnType<typeof findConversation>>>;

/** Finds the application of a conversation; undefined when the caller is not one of its parties. */
export async function findConversation(db: Executor, party: Party) {
  return await selectOwn(db, party).executeTakeFirst();
}

/**
 * Like `findConversation`, but locks the application, so that messages, blocks and erasures are serialised. Locks the
 * account first, in the same order as an erasure.
 */
export async function lockConversation(db: Executor, party: Party) {
  await db
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', party.accountId)
    .forKeyShare()
    .executeTakeFirst();
  const found = await findConversation(db, party);
  if (!found) return undefined;
  await db.selectFrom('applications').select('id').where('id', '=', found.id).forNoKeyUpdate().execute();
  // Reads the changes of the transaction that held the lock.
  return await findConversation(db, party);
}

function selectOwn(db: Executor, party: Party) {
  const query = db
    .selectFrom('applications as a')
    .innerJoin('vacancies as v', 'v.id', 'a.vacancy_id')
    .innerJoin('companies as c', 'c.id', 'v.company_id')
    .innerJoin('applicants as p', 'p.id', 'a.applicant_id')
    .leftJoin('memberships as m', (join) =>
      join.onRef('m.company_id', '=', 'v.company_id').on('m.account_id', '=', party.accountId),
    )
    .select(['a.id', 'a.vacancy_id', 'a.applicant_id', 'v.company_id', 'v.title', 'c.name as company'])
    .select(['c.logo', 'p.account_id', 'm.membership'])
    // As everywhere, a cleared application names nobody.
    .select(sql<string | null>`case when a.cleared_at is null then p.name end`.as('name'))
    .select(sql<boolean>`${endCause} is not null`.as('has_ended'))
    .select(sql<boolean>`a.messages_blocked_at is not null`.as('is_blocked'))
    .select(isBlocked.as('blocks_company'))
    .select(sql<boolean>`a.status = 'withdrawn'`.as('is_withdrawn'));
  return party.side === 'company'
    ? query.where('a.id', '=', party.applicationId).where('m.membership', 'is not', null)
    : query.where('a.vacancy_id', '=', party.vacancyId).where('a.applicant_id', '=', party.applicantId ?? 0);
}

/** Lists the messages of an application, oldest first. */
export async function readMessages(
  db: Executor,
  accountId: number,
  applicationId: number,
): Promise<ApplicationMessage[]> {
  const rows = await selectMessages(db)
    .where('m.application_id', '=', applicationId)
    .orderBy('m.id')
    .execute();
  return rows.map((row) => toMessage(row, accountId));
}

/** Finds the message that the account has stored with a key. */
export async function findByKey(
  db: Executor,
  accountId: number,
  applicationId: number,
  key: string,
): Promise<ApplicationMessage | undefined> {
  const row = await selectMessages(db)
    .where('m.application_id', '=', applicationId)
    .where('m.account_id', '=', accountId)
    .where('m.key', '=', key)
    .executeTakeFirst();
  return row && toMessage(row, accountId);
}

export type MessageFile = { file_folder: string; file_media_type: string; file_size: number };

export async function insertMessage(
  db: Executor,
  { side, accountId }: Party,
  applicationId: number,
  message: NewMessage & Partial<MessageFile>,
): Promise<ApplicationMessage> {
  const { id } = await db
    .insertInto('application_messages')
    .values({ application_id: applicationId, side, account_id: accountId, ...message })
    .returning('id')
    .executeTakeFirstOrThrow();
  return toMessage(await selectMessages(db).where('m.id', '=', id).executeTakeFirstOrThrow(), accountId);
}

/**
 * Marks the messages of the other side as read, up to the ID.
 * @returns whether any was unread.
 */
export async function markMessagesRead(
  db: Executor,
  side: Side,
  applicationId: number,
  until: number,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('application_messages')
    .set({ read_at: sql<Date>`clock_timestamp()` })
    .where('application_id', '=', applicationId)
    .where('side', '!=', side)
    .where('id', '<=', until)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Blocks the messages of the company about an application, or allows them again. */
export async function setBlocked(db: Executor, applicationId: number, shallBlock: boolean): Promise<void> {
  await db
    .updateTable('applications')
    .set({ messages_blocked_at: shallBlock ? sql<Date>`now()` : null })
    .where('id', '=', applicationId)
    .execute();
}

/** Finds a message of the company. */
export async function findCompanyMessage(db: Executor, applicationId: number, id: number) {
  return await db
    .selectFrom('application_messages')
    .select(['id', 'text'])
    .where('application_id', '=', applicationId)
    .where('side', '=', 'company')
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Finds the file of a message. */
export async function findMessageFile(db: Executor, applicationId: number, id: number) {
  return await selectFiles(db)
    .where('application_id', '=', applicationId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function findStoredFile(db: Executor, id: number) {
  return await selectFiles(db).where('id', '=', id).executeTakeFirst();
}

const selectFiles = (db: Executor) =>
  db
    .selectFrom('application_messages')
    .select(['side', 'text as file_name'])
    .select((row) => row.ref('file_folder').$notNull().as('folder'))
    .select((row) => row.ref('file_media_type').$notNull().as('media_type'))
    .where('file_folder', 'is not', null);

/** Finds the recruiter who wrote last; null before the first message of the company. */
export async function findLastRecruiter(db: Executor, applicationId: number): Promise<number | null> {
  const row = await db
    .selectFrom('application_messages')
    .select('account_id')
    .where('application_id', '=', applicationId)
    .where('side', '=', 'company')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.account_id ?? null;
}

/** Reads the messages about each application of an applicant, for the export of personal data. */
export async function exportMessages(db: Executor, applicantId: number) {
  const rows = await db
    .selectFrom('application_messages as m')
    .innerJoin('applications as a', 'a.id', 'm.application_id')
    .select(['m.application_id', 'm.side', 'm.text', 'm.created_at', 'm.read_at'])
    .where('a.applicant_id', '=', applicantId)
    .orderBy('m.id')
    .execute();
  const messages = rows.map(({ created_at, read_at, ...row }) => ({
    ...row,
    at: created_at.toISOString(),
    read_at: read_at?.toISOString() ?? null,
  }));
  return Map.groupBy(messages, ({ application_id }) => application_id);
}

function selectMessages(db: Executor) {
  return db
    .selectFrom('application_messages as m')
    .leftJoin('accounts as author', 'author.id', 'm.account_id')
    .select([
      'm.id',
      'm.side',
      'm.account_id',
      'm.text',
      'm.created_at',
      'm.read_at',
      'm.file_size',
      'author.name as by',
    ]);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectMessages>['execute']>>[number];

function toMessage({ account_id, created_at, read_at, ...row }: Row, accountId: number): ApplicationMessage {
  return {
    id: row.id,
    side: row.side,
    by: row.by,
    is_own: account_id === accountId,
    text: row.text,
    file: row.file_size === null ? null : { size: row.file_size },
    at: created_at.toISOString(),
    read_at: read_at?.toISOString() ?? null,
  };
}
