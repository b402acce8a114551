import { sql, type Updateable } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';
import type { Executor } from '../../../platform/database/executor.ts';
import { removeApplicantNames } from '../../notifications/inbox/inbox.repository.ts';
import { dropHeldAbout } from '../../notifications/quiet/heldMails.repository.ts';
import { CLEARED_APPLICATION } from '../clearedApplication.ts';

/** Account to erase; newsletter rows only for a verified e-mail address. */
interface Person {
  accountId: number;
  applicantId: number | null;
  email: string;
  verified: boolean;
}

/**
 * Deletes all personal data in the caller's transaction. The empty applicant and the status of each application
 * remain for the company's list and counts. Locks the account last except for the mails, so that concurrent writers
 * finish first.
 */
export async function eraseApplicant(db: Executor, person: Person): Promise<void> {
  const { accountId, applicantId, email, verified } = person;
  await db.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().execute();
  if (applicantId !== null) await emptyApplicant(db, applicantId);
  if (verified) {
    await db.deleteFrom('newsletter_subscribers').where('email', '=', email).execute();
    await db.deleteFrom('contact_messages').where('email', '=', email).execute();
    await db.deleteFrom('search_alerts').where('email', '=', email).execute();
    await db.deleteFrom('vacancy_reports').where('email', '=', email).execute();
  }
  await db.deleteFrom('reset_requests').where('email', '=', email).execute();
  await db.deleteFrom('identity_links').where('email', '=', email).execute();
  await db.deleteFrom('sign_up_links').where('email', '=', email).execute();
  // Uploads that were in progress when a process died.
  await db
    .updateTable('files_to_delete')
    .set({ delete_after: sql<Date>`now()` })
    .where('uploaded_by', '=', accountId)
    .execute();
  if (applicantId !== null) {
    await removeApplicantNames(db, [applicantId]);
    await dropHeldAbout(db, applicantId);
  }
  // Cascades to sessions, mailed links, notifications, saved and viewed vacancies and CVs.
  await db.deleteFrom('accounts').where('id', '=', accountId).execute();
  await db
    .deleteFrom('mails')
    .where((either) =>
      either.or([
        either('recipient', '=', email),
        ...(applicantId === null ? [] : [either('about_applicant_id', '=', applicantId)]),
        ...(verified ? [either('about_email', '=', email)] : []),
      ]),
    )
    .execute();
}

async function emptyApplicant(db: Executor, applicantId: number): Promise<void> {
  await db.selectFrom('applicants').select('id').where('id', '=', applicantId).forUpdate().execute();
  await db
    .updateTable('applications')
    .set(CLEARED_APPLICATION)
    .where('applicant_id', '=', applicantId)
    .execute();
  // A job cancels the open ones, so that the company is notified and the review page shows the reason.
  await db
    .updateTable('interviews')
    .set({ note: '', place: '', video_url: null, message: null, cancel_reason: null })
    .where('application_id', 'in', (own) =>
      own.selectFrom('applications').select('id').where('applicant_id', '=', applicantId),
    )
    .execute();
  await db
    .deleteFrom('interview_scorecards')
    .where('interview_id', 'in', (own) =>
      own
        .selectFrom('interviews as i')
        .innerJoin('applications as a', 'a.id', 'i.application_id')
        .select('i.id')
        .where('a.applicant_id', '=', applicantId),
    )
    .execute();
  await db
    .updateTable('application_history')
    .set({ note: null })
    .where('application_id', 'in', (own) =>
      own.selectFrom('applications').select('id').where('applicant_id', '=', applicantId),
    )
    .execute();
  for (const table of ['application_notes', 'application_messages', 'vacancy_reports'] as const) {
    await db
      .deleteFrom(table)
      .where('application_id', 'in', (own) =>
        own.selectFrom('applications').select('id').where('applicant_id', '=', applicantId),
      )
      .execute();
  }
  await db.deleteFrom('hidden_recommendations').where('applicant_id', '=', applicantId).execute();
  await db.deleteFrom('resumes').where('applicant_id', '=', applicantId).execute();
  await db
    .updateTable('applicants')
    .set({ ...NOTHING, erased_at: sql<Date>`now()`, updated_at: sql<Date>`now()` })
    .where('id', '=', applicantId)
    .execute();
}

/** Lists every applicant column except id and dates. */
const NOTHING = {
  account_id: null,
  name: null,
  headline: '',
  photo: null,
  phone: null,
  district_id: null,
  about: '',
  education_id: null,
  experience: '[]',
  educations: '[]',
  skills: [],
  languages: '[]',
  work_permit: null,
  visibility: 'hidden',
  blocked_company_ids: [],
  recommendations: false,
} satisfies Record<
  Exclude<keyof Schema['applicants'], 'id' | 'created_at' | 'updated_at' | 'erased_at'>,
  unknown
> &
  Updateable<Schema['applicants']>;
