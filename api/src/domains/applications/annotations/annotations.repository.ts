import type { PrivateNote } from '@cpa/shared/contracts';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/executor.ts';
import { mentionedNames } from './mentions.repository.ts';

/** Selects the ids of applications to the recruiter's companies, except those where the role is viewer. */
function selectOwnIds(db: Executor, recruiterId: number) {
  return db
    .selectFrom('applications as a')
    .innerJoin('vacancies as v', 'v.id', 'a.vacancy_id')
    .innerJoin('memberships as m', 'm.company_id', 'v.company_id')
    .select('a.id')
    .where('m.account_id', '=', recruiterId)
    .where('m.membership', '!=', 'viewer');
}

/** Locks rating and tags. @returns undefined for an application to another company. */
export async function lockAnnotations(db: Executor, recruiterId: number, applicationId: number) {
  return await db
    .selectFrom('applications')
    .select(['recruiter_rating as rating', 'tags'])
    .where('id', '=', applicationId)
    .where('id', 'in', selectOwnIds(db, recruiterId))
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/**
 * Stores the rating or the tags of a locked application and returns both with their new version: the time in
 * microseconds, or the latest version plus one when the clock was set back.
 */
export async function updateAnnotation(
  db: Executor,
  applicationId: number,
  values: { recruiter_rating: number | null } | { tags: string[] },
) {
  return await db
    .updateTable('applications')
    .set({ ...values, annotation_version: NEXT_VERSION })
    .where('id', '=', applicationId)
    .returning(['id', 'recruiter_rating as rating', 'tags', 'annotation_version as version'])
    .executeTakeFirstOrThrow();
}

const NEXT_VERSION = sql<number>`
  greatest(floor(extract(epoch from clock_timestamp()) * 1e6), annotation_version + 1)::float8`;

export async function readNotes(
  db: Executor,
  recruiterId: number,
  applicationId: number,
): Promise<PrivateNote[]> {
  const rows = await selectNotes(db)
    .where('n.application_id', '=', applicationId)
    .orderBy('n.created_at')
    .orderBy('n.id')
    .execute();
  return rows.map((row) => toNote(row, recruiterId));
}

/** @returns the ID of the note; undefined for an application to another company. */
export async function insertNote(
  db: Executor,
  recruiterId: number,
  applicationId: number,
  text: string,
): Promise<number | undefined> {
  const inserted = await db
    .insertInto('application_notes')
    .columns(['application_id', 'account_id', 'text'])
    .expression((from) =>
      from
        .selectFrom(selectOwnIds(db, recruiterId).as('own'))
        .select([
          'own.id',
          sql<number>`${recruiterId}::integer`.as('account_id'),
          sql<string>`${text}::text`.as('text'),
        ])
        .where('own.id', '=', applicationId),
    )
    .returning('id')
    .executeTakeFirst();
  return inserted?.id;
}

/** @returns false for a note of another recruiter. */
export async function updateNote(
  db: Executor,
  recruiterId: number,
  { applicationId, noteId }: { applicationId: number; noteId: number },
  text: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('application_notes')
    .set({ text, edited_at: sql<Date>`now()` })
    .where('id', '=', noteId)
    .where('account_id', '=', recruiterId)
    .where('application_id', '=', applicationId)
    .where('application_id', 'in', selectOwnIds(db, recruiterId))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns false for a note of another recruiter. */
export async function deleteNote(
  db: Executor,
  recruiterId: number,
  { applicationId, noteId }: { applicationId: number; noteId: number },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('application_notes')
    .where('id', '=', noteId)
    .where('account_id', '=', recruiterId)
    .where('application_id', '=', applicationId)
    .where('application_id', 'in', selectOwnIds(db, recruiterId))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function findNote(db: Executor, recruiterId: number, id: number): Promise<PrivateNote> {
  return toNote(await selectNotes(db).where('n.id', '=', id).executeTakeFirstOrThrow(), recruiterId);
}

function selectNotes(db: Executor) {
  return db
    .selectFrom('application_notes as n')
    .leftJoin('accounts as account', 'account.id', 'n.account_id')
    .select(['n.id', 'n.account_id', 'n.text', 'n.created_at', 'n.edited_at', 'account.name as by'])
    .select(mentionedNames.as('mentions'));
}

type NoteRow = Awaited<ReturnType<ReturnType<typeof selectNotes>['execute']>>[number];

function toNote(
  { id, by, account_id, text, mentions, created_at, edited_at }: NoteRow,
  recruiterId: number,
): PrivateNote {
  return {
    id,
    by,
    is_own: account_id === recruiterId,
    text,
    mentions,
    at: created_at.toISOString(),
    edited_at: edited_at?.toISOString() ?? null,
  };
}
