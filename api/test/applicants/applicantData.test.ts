import type {
  AllApplicants,
  Applicant,
  ApplicantExport,
  ApplicantReview,
  StoredData,
} from '@cpa/shared/contracts';
import { sql } from 'kysely';
import { writeResetMails } from '../../src/domains/accounts/linkMails.service.ts';
import { createPersonWithHistory, EMAIL } from '../support/aPersonWithHistory.ts';
import { aResume } from '../support/files/anApplication.ts';
import { textOfPdf } from '../support/files/textOfPdf.ts';
import { newestMail, tokenIn } from '../support/mails.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { PASSWORD, registerAndSignIn, type Member } from '../support/signIn.ts';

let portal: TestApp;
beforeEach(async () => {
  portal = await openTestApp({ CONTACT_EMAIL: 'desk@example.aw' });
});
afterEach(async () => await portal.close());

/** Words that occur nowhere else, so any row that still has one still holds personal data. */
const TRACES = ['rudina', 'quandt', '2975609999', 'conchshell', 'whelkpie', 'limpetstew', 'periwinkle'];
const aPersonWithHistory = async () => await createPersonWithHistory(portal);

const erase = async ({ token }: Member) =>
  await portal.call('DELETE', '/applicant/me/data', { token, body: { password: PASSWORD } });

/** Returns every row of every table that has one of the words in any column. */
async function rowsWithTraces(): Promise<string[]> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select schemaname as schema, tablename as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`.execute(portal.db);
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const rowsOf = sql<{ row: string }>`select t::text as row from ${sql.id(schema, name)} t`;
    const { rows } = await rowsOf.execute(portal.db);
    found.push(
      ...rows
        .filter(({ row }) => TRACES.some((trace) => row.toLowerCase().includes(trace)))
        .map(({ row }) => `${name}: ${row}`),
    );
  }
  return found;
}

describe('erasing an applicant', () => {
  test('leaves no row with personal data in any table', async () => {
    const { person } = await aPersonWithHistory();
    expect((await rowsWithTraces()).length).toBeGreaterThan(10);
    const answer = await erase(person);
    expect(answer.statusCode).toBe(200);
    expect(await rowsWithTraces()).toEqual([]);
  });

  test('asks for the password and changes nothing without it', async () => {
    const { person } = await aPersonWithHistory();
    const before = await rowsWithTraces();
    for (const body of [undefined, {}, { password: 'not-this-one' }]) {
      const answer = await portal.call('DELETE', '/applicant/me/data', {
        token: person.token,
        ...(body && { body }),
      });
      expect(answer.statusCode).toBe(422);
    }
    expect(await rowsWithTraces()).toEqual(before);
  });

  test('ends every session, clears the cookies and invalidates every link', async () => {
    const { person } = await aPersonWithHistory();
    await writeResetMails(portal.db, portal.app.config.siteUrl);
    const reset = tokenIn(await newestMail(portal, EMAIL));
    const answer = await erase(person);
    expect(answer.cookies.filter(({ value }) => value === '')).toHaveLength(4);
    const statuses = [
      await portal.call('GET', '/applicant/me', { token: person.token }),
      await portal.call('POST', '/account/recruiter/refresh', {
        body: { refresh_token: person.refreshToken },
      }),
      await portal.call('POST', '/account/login', { body: { email: EMAIL, password: PASSWORD } }),
      await portal.call('POST', '/account/recruiter/reset-password', {
        body: { token: reset, password: 'tambe-bon-2027' },
      }),
    ].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([401, 401, 401, 400]);
  });

  test('keeps the application without a name and the counts of the company', async () => {
    const { person, recruiter, applicantId } = await aPersonWithHistory();
    await erase(person);
    const { token } = recruiter;
    const list = await portal.call('GET', '/recruiter/applicants', { token });
    const [item, ...more] = list.json<AllApplicants>().applicants;
    expect(more).toEqual([]);
    expect(item).toMatchObject({
      applicant_id: applicantId,
      name: null,
      headline: '',
      photo: null,
      has_resume: false,
      rating: null,
      tags: [],
      notes_count: 0,
      status: 'interview',
    });
    const review = await portal.call('GET', `/recruiter/applicants/${item!.id}`, { token });
    expect(review.json<ApplicantReview>()).toMatchObject({
      email: null,
      phone: null,
      cover_letter: '',
      answers: [],
      notes: [],
      history: [
        { status: 'new', by: null },
        { status: 'interview', note: null },
      ],
    });
  });

  test('leaves other applicants untouched and frees the e-mail address for a new account', async () => {
    const { person, recruiter } = await aPersonWithHistory();
    const other = await registerAndSignIn(portal, 'applicant', { name: 'Nena Kock' });
    await portal.call('POST', '/applicants', { token: other.token, body: { about: 'Here to stay' } });
    await portal.call('POST', '/newsletter-email', { body: { email: other.email } });
    await erase(person);
    const kept = await portal.call('GET', '/applicant/me', { token: other.token });
    expect(kept.json<Applicant>()).toMatchObject({ name: 'Nena Kock', about: 'Here to stay' });
    expect((await portal.call('GET', '/recruiter/user/', { token: recruiter.token })).statusCode).toBe(200);
    expect(await newestMail(portal, other.email)).toBeDefined();
    const again = await registerAndSignIn(portal, 'applicant', { email: EMAIL });
    expect((await portal.call('GET', '/applicant/me', { token: again.token })).statusCode).toBe(404);
  });

  test('leaves newsletter rows of an unverified e-mail address to its real owner', async () => {
    await portal.call('POST', '/newsletter-email', { body: { email: EMAIL } });
    await portal.call('POST', '/contact-us-message', { body: { email: EMAIL, message: 'Hello' } });
    const pretender = await registerAndSignIn(portal, 'applicant', { email: EMAIL, isVerified: false });
    await erase(pretender);
    expect(await portal.db.selectFrom('newsletter_subscribers').select('email').execute()).toEqual([
      { email: EMAIL },
    ]);
    expect(await portal.db.selectFrom('contact_messages').select('email').execute()).toEqual([
      { email: EMAIL },
    ]);
  });

  test('rolls back completely when one step fails', async () => {
    const { person } = await aPersonWithHistory();
    const before = await rowsWithTraces();
    await sql`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'no'; end $$`.execute(portal.db);
    await sql`create trigger refuse before delete on mails for each row execute function refuse()`.execute(
      portal.db,
    );
    expect((await erase(person)).statusCode).toBe(500);
    expect(await rowsWithTraces()).toEqual(before);
    expect((await portal.call('GET', '/applicant/me', { token: person.token })).statusCode).toBe(200);
  });
});

test('counts what is stored, and when it was last exported', async () => {
  const { person } = await aPersonWithHistory();
  const counts = async () =>
    (await portal.call('GET', '/applicant/me/data', { token: person.token })).json<StoredData>();
  expect(await counts()).toEqual({
    applications: 1,
    open_applications: 1,
    resumes: 1,
    file_bytes: 9,
    has_photo: false,
    saved_vacancies: 1,
    search_alerts: 1,
    last_exported_at: null,
  });
  await portal.call('GET', '/applicant/me/export', { token: person.token });
  expect((await counts()).last_exported_at).not.toBeNull();
});

describe('exporting applicant data', () => {
  /** Makes the files of all resumes missing from the storage. */
  const loseFiles = async () =>
    await portal.db
      .updateTable('resumes')
      .set({ storage_key: `resumes/${'0'.repeat(32)}` })
      .execute();
  const exported = async (token: string) => await portal.call('GET', '/applicant/me/export', { token });

  test('returns a file with all personal data and a valid JSON Resume', async () => {
    const { person, applicantId } = await aPersonWithHistory();
    const answer = await exported(person.token);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toBe('attachment; filename="career-portal-aruba.json"');
    expect(answer.headers['cache-control']).toBe('no-store');
    const everything = answer.json<ApplicantExport>();
    expect(everything).toMatchObject({
      account: { id: person.id, role: 'applicant', name: 'Rudina Quandt', email: EMAIL, verified: true },
      profile: { id: applicantId, phone: '+2975609999', resumes: [{ file_name: 'rudina.pdf' }] },
      json_resume: {
        basics: { name: 'Rudina Quandt', email: EMAIL, phone: '+2975609999' },
        work: [{ name: 'Whelkpie Bar', position: 'Cook', startDate: '2020-01' }],
        languages: [{ language: 'Papiamento', fluency: 'native' }],
      },
      cvs: [{ name: 'Rudina in the kitchen', json_resume: { basics: { name: 'Rudina' } } }],
      applications: [
        {
          status: 'interview',
          cover_letter: 'My whelkpie is known.',
          answers: [{ question_id: 'q', answer: 'periwinkle' }],
          history: [{ status: 'new' }, { note: 'Dear Rudina, bring a limpetstew.' }],
          interviews: [{ status: 'declined', place: 'Whelkpie Bar' }],
          messages: [
            { side: 'applicant', text: 'May I bring limpetstew?', read_at: null },
            { side: 'company', text: 'Yes, Rudina.' },
          ],
          withdrawal_reason: null,
        },
      ],
      saved_vacancies: [{ title: 'Line Cook' }],
      viewed_vacancies: [{ title: 'Line Cook' }],
      search_alerts: [{ filter: { search_string: 'limpetstew' }, frequency: 'daily' }],
      vacancy_reports: [{ reason: 'other', message: 'whelkpie' }],
      newsletter: { subscribed: false },
      contact_messages: [{ subject: null, message: 'I am Rudina' }],
      sign_ins: [{ ended_at: null }],
    });
    expect(everything.mails.map(({ subject }) => subject)).toContain('Choose a new password');
  });

  test('returns a PDF with the same data and the uploaded files attached', async () => {
    const { person } = await aPersonWithHistory();
    await loseFiles();
    await aResume(portal, person, 'kokinero.pdf');
    const answer = await portal.call('GET', '/applicant/me/export.pdf', { token: person.token });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="career-portal-aruba.pdf"',
      'cache-control': 'no-store',
    });
    const text = textOfPdf(answer.rawPayload);
    for (const part of ['Rudina Quandt', EMAIL, 'Whelkpie Bar', 'My whelkpie is known.', 'limpetstew']) {
      expect(text).toContain(part);
    }
    const source = answer.rawPayload.toString('latin1');
    expect(source.match(/\/Type \/Filespec/g)).toHaveLength(1);
    expect(source).toContain('(1-kokinero.pdf)');
  });

  test('returns the reason of a withdrawal, and the CVs and interviews that the PDF contains', async () => {
    const { person } = await aPersonWithHistory();
    await loseFiles();
    const reason = 'The periwinkle season starts.';
    const { vacancy_id } = await portal.db
      .selectFrom('applications')
      .select('vacancy_id')
      .executeTakeFirstOrThrow();
    await portal.call('POST', `/applicant/applications/${vacancy_id}/withdraw`, {
      token: person.token,
      body: { reason },
    });
    const everything = (await exported(person.token)).json<ApplicantExport>();
    expect(everything.applications).toMatchObject([{ status: 'withdrawn', withdrawal_reason: reason }]);
    await portal.db
      .insertInto('hidden_recommendations')
      .values({ applicant_id: everything.profile!.id, vacancy_id })
      .execute();
    const pdf = await portal.call('GET', '/applicant/me/export.pdf', { token: person.token });
    const text = textOfPdf(pdf.rawPayload);
    for (const part of [
      `Reason for withdrawing: ${reason}`,
      'Interview: declined, Whelkpie Bar',
      'Your message: May I bring limpetstew?',
      'Message of the company: Yes, Rudina.',
      'Rudina in the kitchen',
      'Known for limpetstew.',
      'Hidden recommendations',
    ]) {
      expect(text).toContain(part);
    }
    for (const [language, title, declined] of [
      ['nl', 'Je gegevens bij Career Portal Aruba', 'Gesprek: afgewezen, Whelkpie Bar'],
      ['es', 'Tus datos en Career Portal Aruba', 'Entrevista: rechazada, Whelkpie Bar'],
      ['pap', 'Bo datonan na Career Portal Aruba', 'Entrevista: rechasa, Whelkpie Bar'],
    ] as const) {
      const headers = { 'accept-language': language };
      const own = await portal.call('GET', '/applicant/me/export.pdf', { token: person.token, headers });
      expect(textOfPdf(own.rawPayload)).toContain(title);
      expect(textOfPdf(own.rawPayload)).toContain(declined);
    }
  });

  test('contains no secrets and no private notes of the company', async () => {
    const { person } = await aPersonWithHistory();
    const { body } = await exported(person.token);
    for (const secret of ['argon2id', 'token=', 'seems nice', 'recruiter_rating']) {
      expect(body).not.toContain(secret);
    }
  });

  test('works without a profile and omits newsletter rows of an unverified e-mail address', async () => {
    await portal.call('POST', '/contact-us-message', { body: { email: EMAIL, message: 'Hello' } });
    const { token } = await registerAndSignIn(portal, 'applicant', { email: EMAIL, isVerified: false });
    expect((await exported(token)).json<ApplicantExport>()).toMatchObject({
      profile: null,
      json_resume: null,
      applications: [],
      newsletter: null,
      contact_messages: [],
    });
  });
});
