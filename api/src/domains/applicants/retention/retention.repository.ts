import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/executor.ts';
import { removeApplicantNames } from '../../notifications/inbox/inbox.repository.ts';
import type { RetentionLimits } from './retention.rules.ts';
import { CLEARED_APPLICATION } from '../clearedApplication.ts';

/**
 * Clears the content of rejected applications and of those to vacancies that ended long ago: letter, answers, resume,
 * messages and company notes. The company then sees "applicant removed". The applicant keeps the entry and the notes
 * received with status changes. An application with an interview to come stays until it is over.
 */
export async function clearApplications(
  db: Executor,
  { rejected, ended }: Pick<RetentionLimits, 'rejected' | 'ended'>,
): Promise<number> {
  const rejectedAt = sql<Date>`coalesce((
    select max(h.at) from application_history h where h.application_id = applications.id and h.status = 'rejected'
      and h.undone_at is null and h.superseded_at is null
  ), applications.updated_at)`;
  const cleared = await db
    .updateTable('applications')
    .set({ ...CLEARED_APPLICATION, cleared_at: sql<Date>`now()` })
    .where('cleared_at', 'is', null)
    .where(
      sql<boolean>`(
        (status = 'rejected' and not keep_in_mind and ${rejectedAt} < ${rejected})
        or exists (
          select from vacancies v where v.id = applications.vacancy_id and v.status in ('closed', 'expired')
            and coalesce((select max(h.at) from vacancy_history h where h.vacancy_id = v.id), v.updated_at) < ${ended}
        )
      )`,
    )
    .where(
      sql<boolean>`not exists (
        select from interviews i where i.application_id = applications.id and (
          (i.status = 'confirmed' and i.ends_at > now())
          or (i.status = 'proposed' and exists (
            select from interview_slots s where s.interview_id = i.id and s.starts_at > now()
          ))
        )
      )`,
    )
    .returning(['id', 'applicant_id'])
    .execute();
  if (cleared.length === 0) return 0;
  await removeApplicantNames(
    db,
    cleared.map(({ applicant_id }) => applicant_id),
  );
  const ids = cleared.map(({ id }) => id);
  await db.deleteFrom('application_notes').where('application_id', 'in', ids).execute();
  await db.deleteFrom('application_messages').where('application_id', 'in', ids).execute();
  await db.deleteFrom('vacancy_reports').where('application_id', 'in', ids).execute();
  await db.deleteFrom('interviews').where('application_id', 'in', ids).execute();
  await db
    .updateTable('application_history')
    .set({ note: null })
    .where('application_id', 'in', ids)
    .where('notified', '=', false)
    .execute();
  // The first entry names the applicant as its author.
  await sql`
    update application_history h set by_account_id = null
    from applications a join applicants p on p.id = a.applicant_id
    where h.application_id = a.id and a.id = any (${ids}::integer[]) and h.by_account_id = p.account_id
  `.execute(db);
  return cleared.length;
}

/** Deletes mails that were sent or given up before the instant. */
export async function deleteMails(db: Executor, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('mails')
    .where((either) => either.or([either('sent_at', '<', before), either('given_up_at', '<', before)]))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Removes the text of mails with secret links that were sent or given up before the instant. */
export async function emptyMails(db: Executor, before: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({ html: '', text: '' })
    .where('holds_secret', '=', true)
    .where('text', '!=', '')
    .where((either) => either.or([either('sent_at', '<', before), either('given_up_at', '<', before)]))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}
