import type { ApplicationStatus, Apply, Locale } from '@cpa/shared/contracts';
import type { Database } from '../../../platform/database/connect.ts';
import type { Executor } from '../../../platform/database/executor.ts';
import { DomainError, invalidField, notFound } from '../../../platform/errors/domainError.ts';
import type { PublishEvent } from '../../../platform/realtime/publishEvent.ts';
import type { Caller } from '../../accounts/caller.ts';
import { queueLocalisedMail } from '../../accounts/localisedMail.repository.ts';
import { mailOutsideQuietHours } from '../../notifications/quiet/mailOutsideQuietHours.service.ts';
import { addNotification } from '../../notifications/inbox/addNotification.ts';
import { publishUnread } from '../../notifications/inbox/publishUnread.ts';
import { applicationReceivedMail, newApplicantMail } from '../applications.mails.ts';
import * as repository from './apply.repository.ts';
import { assertOpen, assertRequiredAnswers } from './apply.rules.ts';
import { isProvenContact, readCompanyLanguage } from '../../vacancies/contacts/contacts.repository.ts';
import { contactEndUrl } from '../../vacancies/contacts/contactToken.ts';
import { newApplicantRecipients } from './newApplicantRecipients.rules.ts';
import { notifyUsers } from '../notifying/notifyUsers.ts';

interface Services {
  db: Database;
  siteUrl: string;
  /** Signs the link that ends mails to a contact outside the company's team. */
  secret: string;
  publishEvent: PublishEvent;
}

interface SubmittedApplication {
  id: number;
  applicantId: number;
  status: ApplicationStatus;
  /** False when the applicant had applied before; nothing was changed then. */
  isNew: boolean;
}

/**
 * Submits the caller's application and mails both sides in one transaction, then notifies the open pages of the
 * company. Submitting again returns the first application.
 * @throws DomainError 403 for another applicant, 404 for a vacancy that is not public, 409 for one that is closed or
 * a missing profile, 422 for a missing answer or an unknown resume.
 */
export async function applyToVacancy(
  { db, publishEvent, ...settings }: Services,
  caller: Caller,
  vacancyId: number,
  body: Apply,
): Promise<SubmittedApplication> {
  const applicantId = ownApplicantId(caller, body);
  const { notified, recruiters, title, ...submitted } = await db
    .transaction()
    .execute(async (trx) => await submit(trx, settings, vacancyId, { ...caller, applicantId }, body));
  if (submitted.isNew) {
    notifyUsers(publishEvent, recruiters, 'application-received', {
      vacancy_id: vacancyId,
      vacancy_title: title,
      applicant_name: caller.name,
    });
    publishUnread({ db, publishEvent }, notified);
  }
  return { ...submitted, applicantId };
}

/** Recipients of the notification about an application, and the title of its vacancy. */
type News = { notified: number[]; recruiters: number[]; title: string };

async function submit(
  db: Executor,
  { siteUrl, secret }: Pick<Services, 'siteUrl' | 'secret'>,
  vacancyId: number,
  caller: Caller & { applicantId: number },
  body: Apply,
): Promise<Omit<SubmittedApplication, 'applicantId'> & News> {
  const { applicantId } = caller;
  const vacancy = await repository.lockVacancy(db, vacancyId);
  if (!vacancy) throw notFound('vacancy');
  const { title } = vacancy;
  const standing = await repository.findStandingApplication(db, vacancyId, applicantId);
  if (standing) return { ...standing, ...NOTHING_NEW, title };

  assertOpen(vacancy, new Date());
  assertRequiredAnswers(vacancy, body.answers ?? []);
  const resume_id = await chooseResume(db, applicantId, body);
  const owner = { vacancyId, applicantId, accountId: caller.id };
  const inserted = await repository.insertApplication(db, owner, {
    ...body,
    resume_id,
    asked_questions: vacancy.screening_questions,
  });
  if (!inserted) {
    return {
      ...(await repository.findStandingApplication(db, vacancyId, applicantId))!,
      ...NOTHING_NEW,
      title,
    };
  }

  const { company, members } = await repository.readCompanyMembers(db, vacancy.company_id);
  const facts = { siteUrl, name: caller.name, title, company, vacancyId };
  await queueLocalisedMail(db, caller.email, (language) => applicationReceivedMail({ ...facts, language }));
  const { contact_email: email, company_id: companyId } = vacancy;
  const contact = email !== null && (await isProvenContact(db, { companyId, email })) ? email : null;
  for (const recipient of newApplicantRecipients(contact, members)) {
    const isMember = members.some((member) => member.email === recipient);
    const write = (language: Locale) =>
      newApplicantMail({
        ...facts,
        language,
        applicationId: inserted.id,
        contactEndUrl: isMember
          ? undefined
          : contactEndUrl({ siteUrl, language, secret }, { companyId, email: recipient }),
      });
    if (isMember)
      await mailOutsideQuietHours(db, recipient, write, { applicationId: inserted.id, applicantId });
    else {
      // A contact has no settings here, even if somebody has an account with its address.
      const otherwise = await readCompanyLanguage(db, companyId);
      await queueLocalisedMail(db, recipient, write, { applicantId, otherwise });
    }
  }
  const recruiters = await repository.readRecruiterIds(db, vacancyId);
  const notified = await addNotification(db, recruiters, {
    kind: 'new-applicant',
    target: vacancyId,
    data: { vacancy_id: vacancyId, title, application_id: inserted.id, name: caller.name },
    topic: 'new_applicants',
    applicantId,
  });
  return { ...inserted, isNew: true, notified, recruiters, title };
}

const NOTHING_NEW = { isNew: false, notified: [], recruiters: [] };

/** Picks the resume: undefined sends the default one if any, null sends none. */
async function chooseResume(db: Executor, applicantId: number, { resume_id }: Apply): Promise<number | null> {
  if (resume_id === null) return null;
  const locked = await repository.lockResume(db, applicantId, resume_id);
  if (locked === undefined && resume_id !== undefined) {
    throw invalidField('resume_id', 'resume_not_yours');
  }
  return locked ?? null;
}

function ownApplicantId({ applicantId }: Caller, { applicant_id }: Apply): number {
  if (applicantId === null) {
    throw new DomainError(409, 'applicant_profile_missing');
  }
  if (applicant_id !== undefined && applicant_id !== applicantId) {
    throw new DomainError(403, 'foreign_applicant');
  }
  return applicantId;
}
