import { type Applicant, DEFAULT_CV_SETTINGS } from '@cpa/shared/contracts';
import { writeResetMails } from '../../src/domains/accounts/linkMails.service.ts';
import { aCompany, aVacancy } from './aVacancy.ts';
import { letChangesTakeEffect } from './statusChanges.ts';
import type { TestApp } from './openTestApp.ts';
import { registerAndSignIn, signInNew, type Member } from './signIn.ts';

export const EMAIL = 'rudina.quandt@example.aw';

interface PersonWithHistory {
  person: Member;
  recruiter: Member;
  applicantId: number;
}

/** Creates an applicant with a row in every table that holds personal data. */
export async function createPersonWithHistory(portal: TestApp): Promise<PersonWithHistory> {
  const { db } = portal;
  const recruiter = await signInNew(portal, 'recruiter', { name: 'Tico Wever' });
  const vacancyId = await aVacancy(portal, await aCompany(portal, recruiter.id));
  const person = await registerAndSignIn(portal, 'applicant', { email: EMAIL, name: 'Rudina Quandt' });
  const { token } = person;
  const profile = await portal.call('POST', '/applicants', {
    token,
    body: {
      headline: 'Conchshell cook',
      phone: '+2975609999',
      about: 'whelkpie',
      skills: ['limpetstew'],
      district_id: 401,
      languages: [{ language_id: 301, level: 'native' }],
      experience: [
        { title: 'Cook', company: 'Whelkpie Bar', from: '2020-01', to: null, description: 'periwinkle' },
      ],
      educations: [{ school: 'Conchshell School', degree: 'EPB', from: null, to: '2019-06' }],
    },
  });
  const applicantId = profile.json<Applicant>().id;
  const resume = await db
    .insertInto('resumes')
    .values({
      applicant_id: applicantId,
      file_name: 'rudina.pdf',
      storage_key: 'resumes/quandt',
      media_type: 'application/pdf',
      size: 9,
      is_default: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await portal.call('POST', `/vacancies/${vacancyId}/apply`, {
    token,
    body: {
      cover_letter: 'My whelkpie is known.',
      answers: [{ question_id: 'q', answer: 'periwinkle' }],
      resume_id: resume.id,
    },
  });
  await portal.call('POST', `/recruiter/vacancy/${vacancyId}/applicants/${applicantId}/status`, {
    token: recruiter.token,
    body: { status: 'interview', should_notify: true, recruiter_note: 'Dear Rudina, bring a limpetstew.' },
  });
  await letChangesTakeEffect(portal);
  const { id: application_id } = await db.selectFrom('applications').select('id').executeTakeFirstOrThrow();
  await db
    .insertInto('application_notes')
    .values({ application_id, account_id: recruiter.id, text: 'Rudina seems nice' })
    .execute();
  await db
    .insertInto('application_messages')
    .values([
      { application_id, side: 'applicant', account_id: person.id, key: 'a', text: 'May I bring limpetstew?' },
      { application_id, side: 'company', account_id: recruiter.id, key: 'b', text: 'Yes, Rudina.' },
    ])
    .execute();
  await db
    .updateTable('applications')
    .set({ private_notes: 'Rudina seems nice', recruiter_rating: 4 })
    .execute();
  const { id: interview_id } = await db
    .insertInto('interviews')
    .values({
      application_id,
      proposed_by: recruiter.id,
      minutes: 30,
      place: 'Whelkpie Bar',
      status: 'declined',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('interview_slots').values({ interview_id, starts_at: new Date() }).execute();
  const scores = { skills: 4, experience: 4, communication: 5, recommendation: 'yes' as const };
  await db
    .insertInto('interview_scorecards')
    .values({ interview_id, account_id: recruiter.id, ...scores, comment: 'Rudina cooks whelkpie.' })
    .execute();
  const account_id = person.id;
  await db
    .insertInto('cvs')
    .values({
      account_id,
      name: 'Rudina in the kitchen',
      document: JSON.stringify({
        resume: { basics: { name: 'Rudina', summary: 'Known for limpetstew.' } },
        settings: DEFAULT_CV_SETTINGS,
      }),
    })
    .execute();
  await db.insertInto('saved_vacancies').values({ account_id, vacancy_id: vacancyId }).execute();
  await db.insertInto('viewed_vacancies').values({ account_id, vacancy_id: vacancyId }).execute();
  await portal.call('POST', '/search-alerts', {
    token,
    body: { filter: { search_string: 'limpetstew' }, frequency: 'daily' },
  });
  await portal.call('POST', `/vacancies/${vacancyId}/report`, {
    body: { reason: 'other', message: 'whelkpie', email: EMAIL },
  });
  await portal.call('POST', '/newsletter-email', { body: { email: EMAIL } });
  await portal.call('POST', '/contact-us-message', { body: { email: EMAIL, message: 'I am Rudina' } });
  await portal.call('POST', '/account/recruiter/forgot-password', { body: { email: EMAIL } });
  await writeResetMails(db, portal.app.config.siteUrl);
  await portal.call('POST', '/account/recruiter/forgot-password', { body: { email: EMAIL } });
  return { person, recruiter, applicantId };
}
