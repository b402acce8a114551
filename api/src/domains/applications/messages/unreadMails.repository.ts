import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/executor.ts';
import { endCause } from '../applicationEnd.repository.ts';
import { isBlocked } from '../access/profileAccess.repository.ts';
import type { Side } from './messages.repository.ts';

export type MailedConversation = NonNullable<Awaited<ReturnType<typeof lockMailedConversation>>>;
export type UnreadFacts = NonNullable<Awaited<ReturnType<typeof lockUnread>>>;

/**
 * Locks the application of one message that was sent before `sentBefore`, is unread and was not mailed; concurrent workers
 * skip it.
 */
export async function lockUnread(db: Executor, sentBefore: Date) {
  return await selectConversation(db)
    .innerJoin('application_messages as m', 'm.application_id', 'a.id')
    .select('m.side')
    .where('m.read_at', 'is', null)
    .where('m.mailed_at', 'is', null)
    .where('m.created_at', '<=', sentBefore)
    .orderBy('m.created_at')
    .limit(1)
    .forNoKeyUpdate('a')
    .skipLocked()
    .executeTakeFirst();
}

/** Locks an application, so that no message of its conversation is mailed meanwhile. */
export async function lockMailedConversation(db: Executor, applicationId: number) {
  return await selectConversation(db)
    .where('a.id', '=', applicationId)
    .forNoKeyUpdate('a')
    .executeTakeFirst();
}

function selectConversation(db: Executor) {
  return db
    .selectFrom('applications as a')
    .innerJoin('vacancies as v', 'v.id', 'a.vacancy_id')
    .innerJoin('companies as c', 'c.id', 'v.company_id')
    .innerJoin('applicants as p', 'p.id', 'a.applicant_id')
    .leftJoin('accounts as applicant', 'applicant.id', 'p.account_id')
    .select(['a.id as application_id', 'a.vacancy_id', 'a.applicant_id', 'v.company_id', 'v.title'])
    .select(['c.name as company', 'p.name', 'p.account_id', 'applicant.email'])
    .select(sql<boolean>`applicant.banned_at is not null`.as('is_banned'))
    .select(sql<boolean>`${isBlocked}`.as('blocks_company'))
    .select(sql<boolean>`coalesce(${endCause} in ('cleared', 'erased', 'withdrawn'), false)`.as('has_ended'))
    .select(
      sql<boolean>`(a.messages_blocked_at is not null or ${isBlocked} or ${endCause} in ('cleared', 'erased', 'withdrawn'))`.as(
        'is_closed',
      ),
    );
}

/** Marks the unread messages of a side as mailed. @returns them, oldest first. */
export async function markMailed(
  db: Executor,
  { application_id, side }: { application_id: number; side: Side },
): Promise<{ id: number; text: string }[]> {
  const rows = await db
    .updateTable('application_messages')
    .set({ mailed_at: sql<Date>`clock_timestamp()` })
    .where('application_id', '=', application_id)
    .where('side', '=', side)
    .where('read_at', 'is', null)
    .where('mailed_at', 'is', null)
    .returning(['id', 'text'])
    .execute();
  return rows.toSorted((a, b) => a.id - b.id);
}

/** Returns the held messages of a side that are still unread, oldest first. Those not marked as mailed get their own mail. */
export async function readHeldMessages(
  db: Executor,
  { application_id, side, from }: { application_id: number; side: Side; from: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('application_messages')
    .select('text')
    .where('application_id', '=', application_id)
    .where('side', '=', side)
    .where('id', '>=', from)
    .where('read_at', 'is', null)
    .where('mailed_at', 'is not', null)
    .orderBy('id')
    .execute();
  return rows.map(({ text }) => text);
}
