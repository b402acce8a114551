import type { Company, OwnCompany, Problem, Vacancy } from '@cpa/shared/contracts';
import { refreshAnswerDays } from '../../src/domains/companies/answerDays.repository.ts';
import { deleteFiles } from '../../src/domains/files/deleteFiles.service.ts';
import { anApplicant, anApplication } from '../support/files/anApplication.ts';
import { aCompany, aVacancy } from '../support/aVacancy.ts';
import { aFileForm, anImage } from '../support/files/images.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { signInNew, type Member } from '../support/signIn.ts';

let portal: TestApp;
let recruiter: Member;
let id: number;
beforeAll(async () => {
  portal = await openTestApp();
});
beforeEach(async () => {
  recruiter = await signInNew(portal, 'recruiter');
  id = await aCompany(portal, recruiter.id);
});
afterAll(async () => await portal.close());

const add = async (caption = 'Lunch', { token }: Member = recruiter, kind?: string) =>
  await portal.call('POST', `/recruiter/company/${id}/pictures`, {
    token,
    body: aFileForm('picture', 'lunch.png', await anImage(), [
      ['caption', caption],
      ...(kind ? [['kind', kind] as [string, string]] : []),
    ]),
  });
const change = async (method: 'PUT' | 'DELETE', pictureId: number, body?: object) =>
  await portal.call(method, `/recruiter/company/${id}/pictures/${pictureId}`, {
    token: recruiter.token,
    ...(body && { body }),
  });
const publicCompany = async () => (await portal.call('GET', `/companies/${id}`)).json<Company>();

test('the page shows the pictures in their order, and a removed picture loses its files', async () => {
  const first = await add('The desk in the morning');
  expect(first.statusCode).toBe(201);
  await add();
  const { pictures } = await publicCompany();
  expect(pictures.map(({ caption }) => caption)).toEqual(['The desk in the morning', 'Lunch']);
  const { id: pictureId, url } = pictures[0]!;
  const image = async () => (await portal.call('GET', `${url.replace('/api', '')}?w=640`)).statusCode;
  expect(await image()).toBe(200);

  await change('PUT', pictureId, { caption: ' The desk ' });
  expect((await publicCompany()).pictures[0]!.caption).toBe('The desk');
  expect((await change('DELETE', pictureId)).json<OwnCompany>().pictures).toHaveLength(1);
  await deleteFiles(portal.db, portal.app.storage);
  expect(await image()).toBe(404);
});

test('rejects a form without picture or caption, and a seventh picture', async () => {
  const url = `/recruiter/company/${id}/pictures`;
  const { token } = recruiter;
  const form = new FormData();
  form.append('caption', 'Lunch');
  const withoutFile = await portal.call('POST', url, { token, body: form });
  expect(Object.keys(withoutFile.json<Problem>().errors!)).toEqual(['picture']);
  const withoutCaption = await add(' ');
  expect([withoutCaption.statusCode, Object.keys(withoutCaption.json<Problem>().errors!)]).toEqual([
    422,
    ['caption'],
  ]);
  const values = Array.from({ length: 6 }, (_, index) => ({
    company_id: id,
    url: '/api/images/pictures/lunch.webp',
    caption: `${index}`,
  }));
  await portal.db.insertInto('company_pictures').values(values).execute();
  const seventh = await add();
  expect([seventh.statusCode, seventh.json<Problem>().code]).toEqual([409, 'too_many_pictures']);
});

test('photos of the team are a list of their own, with a limit of their own', async () => {
  const values = Array.from({ length: 6 }, () => ({
    company_id: id,
    url: '/api/images/x.webp',
    caption: 'x',
  }));
  await portal.db.insertInto('company_pictures').values(values).execute();
  const added = await add('The kitchen team', recruiter, 'team');
  expect(added.json<OwnCompany>().pictures.at(-1)).toMatchObject({
    kind: 'team',
    caption: 'The kitchen team',
  });
  expect((await publicCompany()).pictures.map(({ kind }) => kind)).toEqual([
    ...Array(6).fill('work'),
    'team',
  ]);
  expect((await add('Lunch')).statusCode).toBe(409);
  expect((await add('x', recruiter, 'family')).statusCode).toBe(422);
});

test('only owners change pictures, and only those of their company', async () => {
  const member = await signInNew(portal, 'recruiter');
  const values = { company_id: id, account_id: member.id, membership: 'recruiter' as const };
  await portal.db.insertInto('memberships').values(values).execute();
  expect((await add('Mine', member)).statusCode).toBe(403);
  const other = await portal.db
    .insertInto('company_pictures')
    .values({
      company_id: await aCompany(portal, member.id),
      url: '/api/images/pictures/lunch.webp',
      caption: 'x',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect((await change('PUT', other.id, { caption: 'Mine' })).statusCode).toBe(404);
  expect((await change('DELETE', other.id)).statusCode).toBe(404);
});

describe('answer_days', () => {
  const days = (count: number) => new Date(Date.now() - count * 86_400_000);

  /** Applications of 30 days ago; each is decided after the given days, or never. */
  async function decide(...decisions: (number | null)[]): Promise<number> {
    const vacancy = await aVacancy(portal, id);
    for (const after of decisions) {
      const applicant = await anApplicant(portal);
      const application_id = await anApplication(portal, applicant, vacancy);
      await portal.db
        .updateTable('applications')
        .set({ created_at: days(30) })
        .where('id', '=', application_id)
        .execute();
      if (after === null) continue;
      const effective_at = days(30 - after);
      await portal.db
        .insertInto('application_history')
        .values([
          { application_id, status: 'viewed', at: days(30), effective_at: days(30) },
          { application_id, status: 'shortlisted', at: effective_at, effective_at },
        ])
        .execute();
    }
    return vacancy;
  }

  const answerDays = async () => {
    await refreshAnswerDays(portal.db);
    return (await publicCompany()).answer_days;
  };

  test('is the median of ten applications, on the pages of company and vacancy', async () => {
    const vacancy = await decide(1, 1, 2, 2, 3, 9, 9, null, null, 3);
    expect(await answerDays()).toBe(3);
    const page = await portal.call('GET', `/vacancies/${vacancy}`);
    expect(page.json<Vacancy>().employer.answer_days).toBe(3);
  });

  test.each(['undone_at', 'superseded_at'])('does not count a decision with %s', async (column) => {
    await decide(1, 1, 1, 1, 1, 1, 1, 1, 1, 1);
    await portal.db
      .updateTable('application_history')
      .set({ [column]: days(28) })
      .where('status', '=', 'shortlisted')
      .execute();
    expect(await answerDays()).toBeNull();
  });

  test('is null with fewer applications, and when most have no decision', async () => {
    await decide(1, 1, 1, 1, 1, 1, 1, 1, 1);
    expect(await answerDays()).toBeNull();
    await decide(...Array.from({ length: 10 }, () => null));
    expect(await answerDays()).toBeNull();
  });
});
