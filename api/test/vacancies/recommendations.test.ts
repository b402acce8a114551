import type { Applicant, ApplicantExport, Recommendations } from '@cpa/shared/contracts';
import { aCompany, aVacancy } from '../support/aVacancy.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { signInNew } from '../support/signIn.ts';

const NOORD = 401;
const SAN_NICOLAS = 407;
const PAPIAMENTO = 301;
const DUTCH = 302;

let portal: TestApp;
let companyId: number;
beforeAll(async () => {
  portal = await openTestApp();
  companyId = await aCompany(portal, (await signInNew(portal, 'recruiter')).id);
});
afterEach(async () => void (await portal.db.deleteFrom('vacancies').execute()));
afterAll(async () => await portal.close());

async function anApplicant(profile: object) {
  const { token } = await signInNew(portal, 'applicant');
  const created = await portal.call('POST', '/applicants', { token, body: profile });
  return { token, id: created.json<Applicant>().id };
}

async function recommended(token: string): Promise<Recommendations> {
  return (await portal.call('GET', '/applicant/me/recommendations', { token })).json<Recommendations>();
}
const titles = ({ recommendations }: Recommendations) => recommendations.map(({ vacancy }) => vacancy.title);

test('orders vacancies by match and states the reasons', async () => {
  await aVacancy(portal, companyId, { title: 'Roofer', location_district_id: SAN_NICOLAS });
  await aVacancy(portal, companyId, {
    title: 'Coffee bar host',
    description: 'You are a barista by heart.',
    location_district_id: NOORD,
  });
  await aVacancy(portal, companyId, {
    title: 'Front Desk Agent, nights',
    languages: [PAPIAMENTO, DUTCH],
    location_district_id: NOORD,
  });
  const bar = await aCompany(portal, (await signInNew(portal, 'recruiter')).id, 'Barista Bar');
  await aVacancy(portal, bar, { title: 'Cleaner', location_district_id: SAN_NICOLAS });
  const { token } = await anApplicant({
    skills: ['Barista', 'Opera'],
    district_id: NOORD,
    languages: [
      { language_id: PAPIAMENTO, level: 'native' },
      { language_id: DUTCH, level: 'fluent' },
    ],
    experience: [{ title: 'Front desk agent', company: 'Divi', from: '2022-01', to: null, description: '' }],
  });
  const { recommendations, total, is_on } = await recommended(token);
  expect([is_on, total]).toEqual([true, 2]);
  expect(recommendations.map(({ vacancy, reasons }) => [vacancy.title, ...reasons])).toEqual([
    [
      'Front Desk Agent, nights',
      { kind: 'job', name: 'Front desk agent' },
      { kind: 'languages', name: 'Papiamento, Dutch' },
      { kind: 'district', name: 'Noord/Tanki Leendert' },
    ],
    [
      'Coffee bar host',
      { kind: 'skill', name: 'Barista' },
      { kind: 'district', name: 'Noord/Tanki Leendert' },
    ],
  ]);
});

test('matches a skill in the text without the name of the company', async () => {
  const grill = await aCompany(portal, (await signInNew(portal, 'recruiter')).id, 'Harbour Light Grill');
  const description = 'Harbour Light Grill in Noord looks for a waiter. Ask at Harbour Light Grill.';
  await aVacancy(portal, grill, { title: 'Waiter', description });
  await aVacancy(portal, grill, { title: 'Cook', description: `${description} You run the grill.` });
  const { token } = await anApplicant({ skills: ['Grill'] });
  expect(titles(await recommended(token))).toEqual(['Cook']);
});

test('requires a matching job or skill', async () => {
  await aVacancy(portal, companyId, {
    title: 'Network Engineer',
    languages: [PAPIAMENTO],
    location_district_id: NOORD,
  });
  const { token } = await anApplicant({
    skills: ['Baking'],
    district_id: NOORD,
    languages: [{ language_id: PAPIAMENTO, level: 'native' }],
  });
  expect(titles(await recommended(token))).toEqual([]);
});

test('leaves out applied, closed, blocked and hidden vacancies, and those for local status only', async () => {
  const blocked = await aCompany(portal, (await signInNew(portal, 'recruiter')).id, 'Blocked');
  const { token } = await anApplicant({
    skills: ['grill'],
    work_permit: 'sponsored',
    blocked_company_ids: [blocked],
  });
  await aVacancy(portal, companyId, { title: 'Fits' });
  const applied = await aVacancy(portal, companyId, { title: 'Applied' });
  const hidden = await aVacancy(portal, companyId, { title: 'Hidden' });
  await aVacancy(portal, companyId, { title: 'Closed', status: 'closed' });
  await aVacancy(portal, companyId, { title: 'Past', valid_through: '2020-01-01' });
  await aVacancy(portal, companyId, { title: 'Local', work_permit: 'local_only' });
  await aVacancy(portal, blocked, { title: 'Blocked' });
  await portal.call('POST', `/vacancies/${applied}/apply`, { token, body: {} });
  const hide = async (method: 'PUT' | 'DELETE') =>
    await portal.call(method, `/applicant/me/recommendations/${hidden}/hidden`, { token });
  expect((await hide('PUT')).statusCode).toBe(200);
  expect(titles(await recommended(token))).toEqual(['Fits']);
  const exported = await portal.call('GET', '/applicant/me/export', { token });
  expect(exported.json<ApplicantExport>().hidden_recommendations).toMatchObject([
    { vacancy_id: hidden, title: 'Hidden' },
  ]);
  await hide('DELETE');
  expect(titles(await recommended(token)).toSorted()).toEqual(['Fits', 'Hidden']);
});

test('counts the vacancies that state who may apply', async () => {
  await aVacancy(portal, companyId, { work_permit: 'local_only' });
  await aVacancy(portal, companyId, { work_permit: 'sponsored' });
  await aVacancy(portal, companyId);
  const { token } = await anApplicant({});
  expect((await recommended(token)).permits).toEqual({ stated: 2, open: 3 });
});

test('recommends nothing while the switch is off', async () => {
  await aVacancy(portal, companyId);
  const { token } = await anApplicant({ skills: ['grill'] });
  expect((await recommended(token)).total).toBe(1);
  await portal.call('POST', '/applicant/me', { token, body: { recommendations: false } });
  expect(await recommended(token)).toMatchObject({ is_on: false, recommendations: [], total: 0 });
});

test('hides only public vacancies', async () => {
  const { token } = await anApplicant({});
  const draft = await aVacancy(portal, companyId, { status: 'draft', published_at: null });
  const response = await portal.call('PUT', `/applicant/me/recommendations/${draft}/hidden`, { token });
  expect(response.statusCode).toBe(404);
});
