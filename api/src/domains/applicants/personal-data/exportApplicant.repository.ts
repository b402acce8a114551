import type { Applicant, ApplicantExport, Locale } from '@cpa/shared/contracts';
import type { Executor } from '../../../platform/database/executor.ts';
import { exportIdentities } from '../../accounts/openid/identities.repository.ts';
import { readPasskeys } from '../../accounts/passkeys/passkeys.repository.ts';
import { exportSecondStep } from '../../accounts/second-step/secondStepSettings.repository.ts';
import { exportMessages } from '../../applications/messages/messages.repository.ts';
import { readOwnApplications } from '../../applications/own/ownApplications.repository.ts';
import { readQuietHours } from '../../notifications/quiet/quietHours.repository.ts';
import { exportCvs } from '../../cvs/cvs.repository.ts';
import { exportNotifications } from '../../notifications/inbox/inbox.repository.ts';
import { readChosenSettings } from '../../notifications/settings/notificationSettings.repository.ts';
import { frequencyOfAlert } from '../../subscriptions/alerts/searchAlerts.repository.ts';
import { exportHidden } from '../recommendations/recommendations.repository.ts';
import { readFiles } from './applicantFiles.repository.ts';
import { toJsonResume } from './toJsonResume.ts';

/** Reads all personal data in one transaction. */
export async function exportApplicant(
  db: Executor,
  accountId: number,
  { profile, now, locale }: { profile: Applicant | undefined; now: Date; locale: Locale },
): Promise<ApplicantExport> {
  const account = await readAccount(db, accountId);
  return {
    exported_at: now.toISOString(),
    account,
    profile: profile ?? null,
    json_resume: profile ? toJsonResume(profile, { languages: await readLanguages(db), now, locale }) : null,
    cvs: await exportCvs(db, accountId),
    files: profile ? await readFiles(db, profile) : [],
    applications: profile ? await readApplications(db, accountId, profile.id) : [],
    saved_vacancies: await readSavedVacancies(db, accountId),
    viewed_vacancies: await readViewedVacancies(db, accountId),
    hidden_recommendations: profile ? await exportHidden(db, profile.id) : [],
    search_alerts: account.verified ? await readSearchAlerts(db, account.email) : [],
    newsletter: account.verified ? await readNewsletter(db, account.email) : null,
    contact_messages: account.verified ? await readContactMessages(db, account.email) : [],
    vacancy_reports: account.verified ? await readVacancyReports(db, account.email) : [],
    notifications: await exportNotifications(db, accountId),
    notification_settings: await readChosenSettings(db, accountId),
    quiet_hours: await readQuietHours(db, accountId),
    mails: await readMails(db, account.email),
    sign_ins: await readSignIns(db, accountId),
    identities: await exportIdentities(db, accountId),
    passkeys: await readPasskeys(db, accountId),
    second_step: await exportSecondStep(db, accountId),
  };
}

async function readAccount(db: Executor, id: number): Promise<ApplicantExport['account']> {
  const { verified_at, created_at, ...rest } = await db
    .selectFrom('accounts')
    .select(['id', 'role', 'name', 'email', 'verified_at', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...rest, verified: verified_at !== null, created_at: created_at.toISOString() };
}

async function readLanguages(db: Executor): Promise<Map<number, string>> {
  const rows = await db.selectFrom('options').select(['id', 'name']).where('kind', '=', 'language').execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

async function readApplications(
  db: Executor,
  accountId: number,
  applicantId: number,
): Promise<ApplicantExport['applications']> {
  const rows = await db
    .selectFrom('applications')
    .select(['id', 'answers', 'withdrawal_reason'])
    .select((application) =>
      application
        .exists(
          application
            .selectFrom('conversation_mutes as m')
            .select('m.account_id')
            .whereRef('m.application_id', '=', 'applications.id')
            .where('m.account_id', '=', accountId),
        )
        .as('is_muted'),
    )
    .where('applicant_id', '=', applicantId)
    .execute();
  const unlisted = new Map(rows.map(({ id, ...row }) => [id, row]));
  const messages = await exportMessages(db, applicantId);
  const applications = await readOwnApplications(db, applicantId);
  return applications.map((application) => ({
    ...application,
    answers: unlisted.get(application.id)?.answers ?? [],
    messages: messages.get(application.id) ?? [],
    withdrawal_reason: unlisted.get(application.id)?.withdrawal_reason ?? null,
    is_muted: Boolean(unlisted.get(application.id)?.is_muted),
  }));
}

async function readSavedVacancies(db: Executor, id: number): Promise<ApplicantExport['saved_vacancies']> {
  const rows = await db
    .selectFrom('saved_vacancies as s')
    .innerJoin('vacancies as v', 'v.id', 's.vacancy_id')
    .select(['v.id as vacancy_id', 'v.title', 's.created_at'])
    .where('s.account_id', '=', id)
    .orderBy('s.created_at')
    .execute();
  return rows.map(({ created_at, ...rest }) => ({ ...rest, saved_at: created_at.toISOString() }));
}

async function readViewedVacancies(db: Executor, id: number): Promise<ApplicantExport['viewed_vacancies']> {
  const rows = await db
    .selectFrom('viewed_vacancies as s')
    .innerJoin('vacancies as v', 'v.id', 's.vacancy_id')
    .select(['v.id as vacancy_id', 'v.title', 's.viewed_at'])
    .where('s.account_id', '=', id)
    .orderBy('s.viewed_at')
    .execute();
  return rows.map(({ viewed_at, ...rest }) => ({ ...rest, viewed_at: viewed_at.toISOString() }));
}

async function readSearchAlerts(db: Executor, email: string): Promise<ApplicantExport['search_alerts']> {
  const rows = await db
    .selectFrom('search_alerts')
    .select(['filter', 'created_at', 'confirmed_at', frequencyOfAlert.as('frequency')])
    .where('email', '=', email)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    confirmed_at: row.confirmed_at?.toISOString() ?? null,
  }));
}

async function readVacancyReports(db: Executor, email: string): Promise<ApplicantExport['vacancy_reports']> {
  const rows = await db
    .selectFrom('vacancy_reports')
    .select(['vacancy_id', 'reason', 'message', 'created_at'])
    .where('email', '=', email)
    .orderBy('id')
    .execute();
  return rows.map(({ created_at, ...rest }) => ({ ...rest, sent_at: created_at.toISOString() }));
}

async function readNewsletter(db: Executor, email: string): Promise<ApplicantExport['newsletter']> {
  const row = await db
    .selectFrom('newsletter_subscribers')
    .select(['created_at', 'confirmed_at', 'unsubscribed_at'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (!row) return null;
  const subscribed = row.confirmed_at !== null && row.unsubscribed_at === null;
  return { asked_at: row.created_at.toISOString(), subscribed };
}

async function readContactMessages(
  db: Executor,
  email: string,
): Promise<ApplicantExport['contact_messages']> {
  const rows = await db
    .selectFrom('contact_messages')
    .select(['subject', 'message', 'created_at'])
    .where('email', '=', email)
    .orderBy('id')
    .execute();
  return rows.map(({ created_at, ...rest }) => ({ ...rest, sent_at: created_at.toISOString() }));
}

/** Without the text, because its links contain tokens. */
async function readMails(db: Executor, email: string): Promise<ApplicantExport['mails']> {
  const rows = await db
    .selectFrom('mails')
    .select(['subject', 'created_at'])
    .where('recipient', '=', email)
    .orderBy('id')
    .execute();
  return rows.map(({ subject, created_at }) => ({ subject, written_at: created_at.toISOString() }));
}

async function readSignIns(db: Executor, accountId: number): Promise<ApplicantExport['sign_ins']> {
  const rows = await db
    .selectFrom('session_families')
    .select(['created_at', 'revoked_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ created_at, revoked_at }) => ({
    opened_at: created_at.toISOString(),
    ended_at: revoked_at?.toISOString() ?? null,
  }));
}
