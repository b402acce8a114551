import type { ApplicantListItem, ApplicantReview, ApplicationStatus } from '@cpa/shared/contracts';
import { sql } from 'kysely';
import type { Executor } from '../../platform/database/executor.ts';
import { mayReadResume } from './resumeAccess.repository.ts';

/** Selects applications to vacancies of the recruiter's own companies. */
function selectReceived(db: Executor, recruiterId: number) {
  return (
    db
      .selectFrom('applications as a')
      .innerJoin('vacancies as v', 'v.id', 'a.vacancy_id')
      .innerJoin('memberships as m', 'm.company_id', 'v.company_id')
      // Hide personal data of applications cleared by retention.
      .leftJoin('applicants as p', (join) =>
        join.onRef('p.id', '=', 'a.applicant_id').on('a.cleared_at', 'is', null),
      )
      .select(['a.id', 'a.vacancy_id', 'v.title as vacancy_title', 'a.applicant_id', 'a.status', 'p.name'])
      .select(['p.headline', 'p.photo', 'a.recruiter_rating', 'a.created_at'])
      .select(mayReadResume.as('has_resume'))
      .where('m.account_id', '=', recruiterId)
      .orderBy('a.created_at', 'desc')
      .orderBy('a.id', 'desc')
  );
}

export async function readReceived(
  db: Executor,
  recruiterId: number,
  vacancyId?: number,
): Promise<ApplicantListItem[]> {
  let query = selectReceived(db, recruiterId);
  if (vacancyId !== undefined) query = query.where('a.vacancy_id', '=', vacancyId);
  return (await query.execute()).map(toListItem);
}

export async function findOwnVacancyTitle(
  db: Executor,
  recruiterId: number,
  id: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('vacancies as v')
    .innerJoin('memberships as m', 'm.company_id', 'v.company_id')
    .select('v.title')
    .where('v.id', '=', id)
    .where('m.account_id', '=', recruiterId)
    .executeTakeFirst();
  return row?.title;
}

export async function findReview(
  db: Executor,
  recruiterId: number,
  id: number,
): Promise<ApplicantReview | undefined> {
  const row = await selectReceived(db, recruiterId)
    .leftJoin('accounts as account', 'account.id', 'p.account_id')
    .select([
      'account.email',
      'p.phone',
      'p.about',
      'p.skills',
      'a.cover_letter',
      'a.answers',
      'a.private_notes',
    ])
    .select('v.screening_questions')
    .where('a.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { email, phone, cover_letter, answers, private_notes, screening_questions } = row;
  const history = await readHistory(db, id);
  const about = row.about ?? '';
  const skills = row.skills ?? [];
  const more = { email, phone, about, skills, cover_letter, answers, private_notes, screening_questions };
  return { ...toListItem(row), ...more, history };
}

/** Locks an application for a status change and reads whom to notify. */
export async function lockReceived(
  db: Executor,
  recruiterId: number,
  { vacancyId, applicantId }: { vacancyId: number; applicantId: number },
) {
  return await db
    .selectFrom('applications as a')
    .innerJoin('vacancies as v', 'v.id', 'a.vacancy_id')
    .innerJoin('companies as c', 'c.id', 'v.company_id')
    .innerJoin('memberships as m', 'm.company_id', 'v.company_id')
    .innerJoin('applicants as p', 'p.id', 'a.applicant_id')
    .leftJoin('accounts as account', 'account.id', 'p.account_id')
    .select(['a.id', 'a.status', 'v.title', 'c.name as company', 'p.name', 'p.account_id', 'account.email'])
    .where('m.account_id', '=', recruiterId)
    .where('a.vacancy_id', '=', vacancyId)
    .where('a.applicant_id', '=', applicantId)
    .forUpdate('a')
    .executeTakeFirst();
}

export interface Change {
  status: ApplicationStatus;
  by: number;
  note: string | null;
  notified: boolean;
}

export async function recordStatus(db: Executor, applicationId: number, change: Change): Promise<void> {
  await db
    .updateTable('applications')
    .set({ status: change.status, updated_at: sql<Date>`now()` })
    .where('id', '=', applicationId)
    .execute();
  const { status, by, note, notified } = change;
  await db
    .insertInto('application_history')
    .values({ application_id: applicationId, status, by_account_id: by, note, notified })
    .execute();
}

/**
 * Marks a new application as viewed, once under concurrency.
 * @returns the applicant's account on the first view, if it still exists.
 */
export async function markViewed(db: Executor, applicationId: number, by: number): Promise<number | null> {
  const viewed = await db
    .updateTable('applications')
    .set({ status: 'viewed', updated_at: sql<Date>`now()` })
    .where('id', '=', applicationId)
    .where('status', '=', 'new')
    .returning((each) =>
      each
        .selectFrom('applicants as p')
        .select('p.account_id')
        .whereRef('p.id', '=', 'applications.applicant_id')
        .as('account_id'),
    )
    .executeTakeFirst();
  if (!viewed) return null;
  await db
    .insertInto('application_history')
    .values({ application_id: applicationId, status: 'viewed', by_account_id: by, note: null })
    .execute();
  return viewed.account_id;
}

async function readHistory(db: Executor, applicationId: number): Promise<ApplicantReview['history']> {
  const rows = await db
    .selectFrom('application_history as h')
    .leftJoin('accounts as a', 'a.id', 'h.by_account_id')
    .select(['h.status', 'h.at', 'h.note', 'h.notified', 'a.name as by'])
    .where('h.application_id', '=', applicationId)
    .orderBy('h.at')
    .orderBy('h.id')
    .execute();
  return rows.map((row) => ({ ...row, at: row.at.toISOString(), by: row.by ?? 'Someone who left' }));
}

function toListItem(
  row: Awaited<ReturnType<ReturnType<typeof selectReceived>['execute']>>[number],
): ApplicantListItem {
  const { id, vacancy_id, vacancy_title, applicant_id, status, name, headline, photo, has_resume } = row;
  const { recruiter_rating, created_at } = row;
  return {
    id,
    vacancy_id,
    vacancy_title,
    applicant_id,
    status,
    name,
    headline: headline ?? '',
    photo,
    has_resume,
    recruiter_rating,
    applied_at: created_at.toISOString(),
  };
}
