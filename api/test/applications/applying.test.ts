import type { Applicant, ApplicantApplication, Applied, Problem } from '@cpa/shared/contracts';
import { setBanned } from '../../src/app/operator/commands/users.repository.ts';
import { aCompany, aMembership, aVacancy } from '../support/aVacancy.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { signInNew, type Member } from '../support/signIn.ts';

let portal: TestApp;
let recruiter: Member;
let companyId: number;
beforeAll(async () => {
  portal = await openTestApp();
  recruiter = await signInNew(portal, 'recruiter', { email: 'owner@example.aw' });
  companyId = await aCompany(portal, recruiter.id);
});
afterAll(async () => await portal.close());

async function anApplicant(): Promise<Member & { applicantId: number }> {
  const member = await signInNew(portal, 'applicant');
  const answer = await portal.call('POST', '/applicants', { token: member.token, body: {} });
  return { ...member, applicantId: answer.json<Applicant>().id };
}

const apply = async (vacancyId: number, token: string, body: object = {}) =>
  await portal.call('POST', `/vacancies/${vacancyId}/apply`, { token, body });

test('stores keep_in_mind only with the consent of the applicant', async () => {
  const { token } = await anApplicant();
  await apply(await aVacancy(portal, companyId), token);
  await apply(await aVacancy(portal, companyId), token, { keep_in_mind: true });
  const list = await portal.call('GET', '/applicant/applications', { token });
  expect(list.json<ApplicantApplication[]>().map(({ keep_in_mind }) => keep_in_mind)).toEqual([true, false]);
});

test('returns 201 for the first application and 200 without changes for a repeat', async () => {
  const vacancyId = await aVacancy(portal, companyId);
  const { token, applicantId } = await anApplicant();
  const first = await apply(vacancyId, token, { applicant_id: applicantId, cover_letter: 'Mi ta cushina.' });
  expect(first.statusCode).toBe(201);
  expect(first.json<Applied>()).toMatchObject({
    vacancy_id: vacancyId,
    applicant_id: applicantId,
    status: 'new',
  });
  const again = await apply(vacancyId, token, { cover_letter: 'Another letter' });
  expect(again.statusCode).toBe(200);
  expect(again.json<Applied>().id).toBe(first.json<Applied>().id);
  const [own] = (await portal.call('GET', '/applicant/applications', { token })).json<
    ApplicantApplication[]
  >();
  expect(own!.cover_letter).toBe('Mi ta cushina.');
});

test('creates one application and one mail for ten concurrent requests', async () => {
  const vacancyId = await aVacancy(portal, companyId, { title: 'Barista' });
  const { token, email } = await anApplicant();
  const answers = await Promise.all(Array.from({ length: 10 }, async () => await apply(vacancyId, token)));
  const created = answers.filter(({ statusCode }) => statusCode === 201);
  expect(created).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(9);
  expect(new Set(answers.map((answer) => answer.json<Applied>().id)).size).toBe(1);
  const mails = await portal.db
    .selectFrom('mails')
    .select(['recipient', 'template'])
    .where('subject', 'like', '%Barista%')
    .execute();
  expect(mails.toSorted((a, b) => a.template.localeCompare(b.template))).toEqual([
    { recipient: email, template: 'application-received' },
    { recipient: 'owner@example.aw', template: 'new-applicant' },
  ]);
});

test('does not notify a banned recruiter of an application', async () => {
  const banned = await signInNew(portal, 'recruiter', { email: 'banned@example.aw' });
  await aMembership(portal, companyId, banned.id);
  await setBanned(portal.db, banned.id, true);
  await apply(await aVacancy(portal, companyId, { title: 'Sommelier' }), (await anApplicant()).token);
  const mails = await portal.db
    .selectFrom('mails')
    .select('recipient')
    .where('subject', 'like', '%Sommelier%')
    .where('template', '=', 'new-applicant')
    .execute();
  expect(mails).toEqual([{ recipient: 'owner@example.aw' }]);
  const bell = portal.db.selectFrom('notifications').select('kind').where('account_id', '=', banned.id);
  expect(await bell.execute()).toEqual([]);
});

test('rejects an application on behalf of another applicant', async () => {
  const vacancyId = await aVacancy(portal, companyId);
  const [one, other] = [await anApplicant(), await anApplicant()];
  const answer = await apply(vacancyId, one.token, { applicant_id: other.applicantId });
  expect(answer.statusCode).toBe(403);
  expect(
    await portal.db.selectFrom('applications').select('id').where('vacancy_id', '=', vacancyId).execute(),
  ).toEqual([]);
});

test('rejects applications to closed, expired and overdue vacancies and hides drafts', async () => {
  const { token } = await anApplicant();
  const codeFor = async (overrides: Parameters<typeof aVacancy>[2]) =>
    (await apply(await aVacancy(portal, companyId, overrides), token)).statusCode;
  expect(await codeFor({ status: 'closed' })).toBe(409);
  expect(await codeFor({ status: 'expired' })).toBe(409);
  expect(await codeFor({ valid_through: '2020-01-01' })).toBe(409);
  expect(await codeFor({ status: 'draft', published_at: null })).toBe(404);
  expect((await apply(999_999, token)).statusCode).toBe(404);
});

test('still returns 200 to an applicant who applied before the vacancy closed', async () => {
  const vacancyId = await aVacancy(portal, companyId);
  const { token } = await anApplicant();
  await apply(vacancyId, token);
  await portal.db.updateTable('vacancies').set({ status: 'closed' }).where('id', '=', vacancyId).execute();
  expect((await apply(vacancyId, token)).statusCode).toBe(200);
});

test('explains that the applicant profile is missing', async () => {
  const { token } = await signInNew(portal, 'applicant');
  const answer = await apply(await aVacancy(portal, companyId), token);
  expect(answer.statusCode).toBe(409);
  expect(answer.json<Problem>()).toMatchObject({
    code: 'applicant_profile_missing',
    message: 'Please create your applicant profile before you apply.',
  });
});

test('requires answers to required questions', async () => {
  const question = {
    id: 'permit',
    question: 'Do you have a permit?',
    kind: 'yes_no',
    choices: [],
    required: true,
  };
  const vacancyId = await aVacancy(portal, companyId, { screening_questions: JSON.stringify([question]) });
  const { token } = await anApplicant();
  const refused = await apply(vacancyId, token);
  expect(refused.json<Problem>().errors).toEqual({ answers: ['Please answer: Do you have a permit?'] });
  const answers = [{ question_id: 'permit', answer: 'yes' }];
  expect((await apply(vacancyId, token, { answers })).statusCode).toBe(201);
});

test('shows both sides the questions as they were when they were answered', async () => {
  const permit = { id: 'permit', question: 'A permit?', kind: 'yes_no', choices: [], required: true };
  const boat = { id: 'boat', question: 'A boat licence?', kind: 'text', choices: [], required: false };
  const set = async (id: number, questions: object[]) =>
    await portal.db
      .updateTable('vacancies')
      .set({ screening_questions: JSON.stringify(questions) })
      .where('id', '=', id)
      .execute();
  const employer = await signInNew(portal, 'recruiter');
  const vacancyId = await aVacancy(portal, await aCompany(portal, employer.id));
  await set(vacancyId, [permit, boat]);
  const { token } = await anApplicant();
  const answers = [
    { question_id: 'permit', answer: 'no' },
    { question_id: 'boat', answer: 'Since 2019' },
  ];
  const { id } = (await apply(vacancyId, token, { answers })).json<{ id: number }>();
  await set(vacancyId, [{ ...permit, question: 'May you work nights?', knock_out: ['no'] }]);
  const own = await portal.call('GET', '/applicant/applications', { token });
  expect(own.json()).toMatchObject([
    {
      sent_answers: [
        { question: 'A permit?', answer: 'no' },
        { question: 'A boat licence?', answer: 'Since 2019' },
      ],
    },
  ]);
  const review = await portal.call('GET', `/recruiter/applicants/${id}`, { token: employer.token });
  expect(review.json()).toMatchObject({
    answers,
    screening_questions: [{ question: 'A permit?', knock_out: ['no'] }, { question: 'A boat licence?' }],
    unwanted_answer: 'A permit? No',
    screening_answers: [
      { question: 'A permit?', kind: 'yes_no', answer: 'no' },
      { question: 'A boat licence?', kind: 'text', answer: 'Since 2019' },
    ],
  });
});

test('rejects a resume of another applicant', async () => {
  const [one, other] = [await anApplicant(), await anApplicant()];
  const resume = { file_name: 'cv.pdf', storage_key: 'k1', media_type: 'application/pdf', size: 10 };
  const { id } = await portal.db
    .insertInto('resumes')
    .values({ ...resume, applicant_id: other.applicantId })
    .returning('id')
    .executeTakeFirstOrThrow();
  const answer = await apply(await aVacancy(portal, companyId), one.token, { resume_id: id });
  expect(answer.statusCode).toBe(422);
  expect(answer.json<Problem>().errors).toHaveProperty('resume_id');
});

test('lists own applications newest first, with their vacancies and without hidden salaries', async () => {
  const { token } = await anApplicant();
  expect((await portal.call('GET', '/applicant/applications', { token })).json()).toEqual([]);
  await apply(await aVacancy(portal, companyId, { title: 'First' }), token);
  const hidden = {
    salary_min: 240_000,
    salary_max: 290_000,
    salary_currency: 'AWG',
    salary_period: 'month',
  } as const;
  await apply(
    await aVacancy(portal, companyId, { title: 'Second', ...hidden, salary_visible: false }),
    token,
  );
  const own = (await portal.call('GET', '/applicant/applications', { token })).json<ApplicantApplication[]>();
  expect(own.map(({ vacancy }) => vacancy.title)).toEqual(['Second', 'First']);
  expect(own[0]!.vacancy).toMatchObject({
    company: { name: 'Dushi Resort' },
    salary_min: null,
    salary_max: null,
  });
  expect(own[0]!.history).toMatchObject([{ status: 'new', note: null }]);
});
