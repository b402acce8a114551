import {
  type ApplicantListItem,
  type ApplicantReview,
  FINAL_STATUSES,
  type SpokenLanguage,
} from '@cpa/shared/contracts';
import { sql } from 'kysely';
import type { Executor } from '../../../platform/database/executor.ts';
import { endCause, endedAt, toEnd } from '../applicationEnd.repository.ts';
import { askedQuestions } from '../askedQuestions.repository.ts';
import { boardPosition, boardVersion } from '../board/boardPosition.repository.ts';
import { readNotes } from '../annotations/annotations.repository.ts';
import { unreadMessages } from '../messages/unreadMessages.repository.ts';
import { textLanguage } from '../../vacancies/text-language/textLanguage.repository.ts';
import { isBlocked, mayReadProfile } from '../access/profileAccess.repository.ts';
import { mayReadResume } from '../access/resumeAccess.repository.ts';
import { isStanding } from '../status/visibleStatus.repository.ts';
import { answeredQuestions, findUnwantedAnswer, withUnwantedAnswers } from './unwantedAnswer.rules.ts';

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
      .leftJoin('accounts as account', 'account.id', 'p.account_id')
      .select(['a.id', 'a.vacancy_id', 'v.title as vacancy_title', 'v.company_id', 'a.applicant_id'])
      .select(textLanguage.as('vacancy_language'))
      .select(['account.email', 'p.phone'])
      .select(['a.status', 'p.name', boardPosition.as('board_position'), boardVersion.as('board_version')])
      .select([
        'p.headline',
        'p.photo',
        'a.recruiter_rating',
        'a.tags',
        'a.annotation_version',
        'a.created_at',
      ])
      .select(['a.answers', askedQuestions.as('asked_questions'), 'v.screening_questions'])
      .select((each) => [
        each
          .selectFrom('application_notes as n')
          .select((count) => count.fn.countAll<number>().as('count'))
          .whereRef('n.application_id', '=', 'a.id')
          .as('notes_count'),
        each
          .selectFrom('application_history as h')
          .select((latest) => latest.fn.max('h.at').as('at'))
          .whereRef('h.application_id', '=', 'a.id')
          .whereRef('h.status', '=', 'a.status')
          .where(isStanding)
          .as('stage_since'),
      ])
      .select(unreadMessages('company').as('unread_messages'))
      .select([mayReadResume.as('has_resume'), mayReadProfile.as('has_profile'), isBlocked.as('is_blocked')])
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
    .leftJoin('options as district', 'district.id', 'p.district_id')
    .leftJoin('options as education', 'education.id', 'p.education_id')
    .leftJoin('resumes as r', 'r.id', 'a.resume_id')
    .select(['district.name as district', 'education.name as education', 'p.work_permit', 'p.languages'])
    .select(['p.experience', 'p.educations', 'r.file_name', 'r.media_type', 'r.size'])
    .select(['p.about', 'p.skills', 'a.cover_letter', 'a.withdrawal_reason', 'a.resume_id'])
    .select([endCause.as('end_cause'), endedAt.as('ended_at')])
    .where('a.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { file_name, media_type, size, withdrawal_reason } = row;
  // After a withdrawal the company can no longer read what was sent.
  const isReadableText = row.status !== 'withdrawn';
  const cover_letter = isReadableText ? row.cover_letter : '';
  const answers = isReadableText ? row.answers : [];
  const isReadable = row.has_resume && file_name !== null && media_type !== null && size !== null;
  const resume = isReadable ? { file_name, media_type, size } : null;
  const { about, skills, ...profile } = row.has_profile
    ? {
        district: row.district,
        education: row.education,
        work_permit: row.work_permit,
        languages: await nameLanguages(db, row.languages ?? []),
        experience: row.experience ?? [],
        educations: row.educations ?? [],
        about: row.about ?? '',
        skills: row.skills ?? [],
      }
    : NO_PROFILE;
  const history = await readHistory(db, id);
  const notes = await readNotes(db, recruiterId, id);
  const pending_change = await findPendingChange(db, id);
  const screening_questions = withUnwantedAnswers(row.asked_questions, row.screening_questions);
  const more = { about, skills, cover_letter, answers, screening_questions, withdrawal_reason };
  const isEndedByApplicant = row.end_cause === 'withdrawn' || row.end_cause === 'erased';
  const others_in_stage = isEndedByApplicant ? await countOthersInStage(db, id) : null;
  const end = {
    others_in_stage,
    is_resume_hidden: row.resume_id !== null && !row.has_resume,
    ended: toEnd(row),
  };
  return { ...toListItem(row), ...more, ...end, profile, resume, notes, pending_change, history };
}

/** Counts the other applicants of the vacancy in the stage before the withdrawal. Null for none, and after a decision. */
async function countOthersInStage(db: Executor, id: number): Promise<ApplicantReview['others_in_stage']> {
  const { rows } = await sql<NonNullable<ApplicantReview['others_in_stage']>>`
    with last as (
      select a.vacancy_id, coalesce((
        select h.status from application_history h
        where h.application_id = a.id and h.status <> 'withdrawn' and ${isStanding} order by h.at desc, h.id desc limit 1
      ), a.status) as status
      from applications a where a.id = ${id}
    )
    select last.status, count(*)::integer as count
    from last join applications o on o.vacancy_id = last.vacancy_id and o.status = last.status
      join applicants p on p.id = o.applicant_id
    where o.id <> ${id} and p.erased_at is null and last.status <> all (${FINAL_STATUSES}::text[])
    group by last.status
  `.execute(db);
  return rows[0] ?? null;
}

/** Returned for an erased applicant, for one who hides the profile, and to a blocked company. */
const NO_PROFILE = {
  district: null,
  education: null,
  work_permit: null,
  languages: [],
  experience: [],
  educations: [],
  about: '',
  skills: [],
};

/**
 * Marks a new application to the recruiter's company as viewed, once under concurrency. A viewer's reading does not count.
 * @returns the applicant's account on the first view, if it still exists.
 */
export async function markViewed(db: Executor, applicationId: number, by: number): Promise<number | null> {
  const viewed = await db
    .updateTable('applications')
    .set({ status: 'viewed', updated_at: sql<Date>`now()` })
    .where('id', '=', applicationId)
    .where('status', '=', 'new')
    .where((where) =>
      where.exists(
        where
          .selectFrom('memberships as m')
          .innerJoin('vacancies as v', 'v.company_id', 'm.company_id')
          .select('m.account_id')
          .whereRef('v.id', '=', 'applications.vacancy_id')
          .where('m.account_id', '=', by)
          .where('m.membership', '!=', 'viewer'),
      ),
    )
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
    .where(isStanding)
    .orderBy('h.at')
    .orderBy('h.id')
    .execute();
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

async function nameLanguages(
  db: Executor,
  languages: SpokenLanguage[],
): Promise<ApplicantReview['profile']['languages']> {
  const rows = await db.selectFrom('options').select(['id', 'name']).where('kind', '=', 'language').execute();
  const names = new Map(rows.map(({ id, name }) => [id, name]));
  return languages.flatMap(({ language_id, level }) => {
    const name = names.get(language_id);
    return name === undefined ? [] : [{ name, level }];
  });
}

async function findPendingChange(
  db: Executor,
  applicationId: number,
): Promise<ApplicantReview['pending_change']> {
  const row = await db
    .selectFrom('application_history as h')
    .select(['h.id', 'h.effective_at'])
    .where('h.application_id', '=', applicationId)
    .where('h.effective_at', '>', sql<Date>`now()`)
    .where(isStanding)
    .executeTakeFirst();
  return row ? { change_id: row.id, effective_at: row.effective_at.toISOString() } : null;
}

function toListItem(
  row: Awaited<ReturnType<ReturnType<typeof selectReceived>['execute']>>[number],
): ApplicantListItem {
  const { id, vacancy_id, vacancy_title, company_id, applicant_id, status, name, has_resume } = row;
  const { email, phone } = row.is_blocked ? { email: null, phone: null } : row;
  const { headline, photo } = row.has_profile ? row : { headline: '', photo: null };
  const {
    recruiter_rating,
    tags,
    notes_count,
    unread_messages,
    stage_since,
    created_at,
    answers,
    board_position,
    board_version,
    annotation_version,
  } = row;
  return {
    id,
    vacancy_id,
    vacancy_title,
    ...(row.vacancy_language && { vacancy_language: row.vacancy_language }),
    company_id,
    applicant_id,
    status,
    name,
    email,
    phone,
    headline: headline ?? '',
    photo,
    has_resume,
    rating: recruiter_rating,
    tags,
    notes_count: Number(notes_count),
    unread_messages,
    stage_since: (stage_since ?? created_at).toISOString(),
    unwanted_answer: findUnwantedAnswer(
      withUnwantedAnswers(row.asked_questions, row.screening_questions),
      answers,
    ),
    screening_answers: status === 'withdrawn' ? [] : answeredQuestions(row.asked_questions, answers),
    applied_at: created_at.toISOString(),
    board_position,
    board_version,
    annotation_version,
  };
}
