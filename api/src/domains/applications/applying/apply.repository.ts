import type { Apply, ApplicationStatus, RecruiterQuestion } from '@cpa/shared/contracts';
import type { ApplicableVacancy } from './apply.rules.ts';
import { defaultDelivery } from '../../notifications/settings/notificationSettings.rules.ts';
import type { CompanyMember } from './newApplicantRecipients.rules.ts';
import type { Executor } from '../../../platform/database/executor.ts';
import { visibleStatus } from '../status/visibleStatus.repository.ts';
import { isReachable } from '../../accounts/reachable.repository.ts';

export interface StandingApplication {
  id: number;
  status: ApplicationStatus;
}

/** Reads a published vacancy with a share lock, so that it cannot close during the transaction. */
export async function lockVacancy(
  db: Executor,
  id: number,
): Promise<
  (ApplicableVacancy & { title: string; company_id: number; contact_email: string | null }) | undefined
> {
  return await db
    .selectFrom('vacancies')
    .select(['title', 'company_id', 'contact_email', 'status', 'valid_through', 'screening_questions'])
    .where('id', '=', id)
    .where('status', '!=', 'draft')
    .forShare()
    .executeTakeFirst();
}

export async function findStandingApplication(
  db: Executor,
  vacancyId: number,
  applicantId: number,
): Promise<StandingApplication | undefined> {
  return await db
    .selectFrom('applications as a')
    .select(['a.id', visibleStatus.as('status')])
    .where('a.vacancy_id', '=', vacancyId)
    .where('a.applicant_id', '=', applicantId)
    .executeTakeFirst();
}

/** Resolves to undefined when the applicant has applied before, even concurrently from another tab. */
export async function insertApplication(
  db: Executor,
  facts: { vacancyId: number; applicantId: number; accountId: number },
  {
    cover_letter,
    answers,
    resume_id,
    keep_in_mind,
    asked_questions,
  }: Apply & { asked_questions: RecruiterQuestion[] },
): Promise<StandingApplication | undefined> {
  const row = await db
    .insertInto('applications')
    .values({
      vacancy_id: facts.vacancyId,
      applicant_id: facts.applicantId,
      cover_letter: cover_letter ?? '',
      answers: JSON.stringify(answers ?? []),
      asked_questions: JSON.stringify(asked_questions),
      resume_id: resume_id ?? null,
      keep_in_mind: keep_in_mind ?? false,
    })
    .onConflict((conflict) => conflict.columns(['vacancy_id', 'applicant_id']).doNothing())
    .returning(['id', 'status'])
    .executeTakeFirst();
  if (!row) return undefined;
  await db
    .insertInto('application_history')
    .values({ application_id: row.id, status: row.status, by_account_id: facts.accountId })
    .execute();
  return row;
}

/** Finds the resume to send, the given or default one, with a share lock against removal. */
export async function lockResume(
  db: Executor,
  applicantId: number,
  resumeId: number | undefined,
): Promise<number | undefined> {
  const own = db
    .selectFrom('resumes')
    .select('id')
    .where('applicant_id', '=', applicantId)
    .where('removed_at', 'is', null);
  const named = resumeId === undefined ? own.where('is_default', '=', true) : own.where('id', '=', resumeId);
  return (await named.forShare().executeTakeFirst())?.id;
}

/** Lists the reachable recruiters of the vacancy's company. */
export async function readRecruiterIds(db: Executor, vacancyId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('vacancies as v')
    .innerJoin('memberships as m', 'm.company_id', 'v.company_id')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .select('a.id')
    .where('v.id', '=', vacancyId)
    .where(isReachable('a'))
    .execute();
  return rows.map(({ id }) => id);
}

/** Reads the name of the vacancy's company and its reachable members with their setting for new applicants. */
export async function readCompanyMembers(
  db: Executor,
  companyId: number,
): Promise<{ company: string; members: CompanyMember[] }> {
  const { name: company } = await db
    .selectFrom('companies')
    .select('name')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .leftJoin('notification_settings as s', (join) =>
      join.onRef('s.account_id', '=', 'a.id').on('s.topic', '=', 'new_applicants'),
    )
    .select(['a.email', 's.delivery'])
    .where('m.company_id', '=', companyId)
    .where(isReachable('a'))
    .orderBy('a.id')
    .execute();
  const members = rows.map(({ email, delivery }) => ({
    email,
    delivery: delivery ?? defaultDelivery('new_applicants'),
  }));
  return { company, members };
}
