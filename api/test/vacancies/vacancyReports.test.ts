import type { Problem } from '@cpa/shared/contracts';
import { aCompany, aVacancy } from '../support/aVacancy.ts';
import { newestMail } from '../support/mails.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { signInNew } from '../support/signIn.ts';

let portal: TestApp;
let companyId: number;
let vacancyId: number;
beforeAll(async () => {
  portal = await openTestApp({ CONTACT_EMAIL: 'desk@example.aw', SITE_URL: 'https://jobs.example.aw' });
  companyId = await aCompany(portal, (await signInNew(portal, 'recruiter')).id);
  vacancyId = await aVacancy(portal, companyId, { title: 'Cook <b>' });
});
afterAll(async () => await portal.close());

const report = async (id: number, body: object, to = portal) =>
  await to.call('POST', `/vacancies/${id}/report`, { body });

test('stores a report, mails the operator and audits it', async () => {
  const response = await report(vacancyId, {
    reason: 'scam',
    message: 'They ask for <i>money</i>.',
    email: 'Nena@example.aw',
  });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({ message: 'Thank you. Your report has arrived.' });
  const [kept] = await portal.db.selectFrom('vacancy_reports').selectAll().execute();
  expect(kept).toMatchObject({
    vacancy_id: vacancyId,
    reason: 'scam',
    email: 'nena@example.aw',
    handled_at: null,
  });
  const mail = await newestMail(portal, 'desk@example.aw');
  expect(mail.text).toContain(
    'nena@example.aw reports the vacancy Cook <b> of Dushi Resort: it looks like a scam.',
  );
  expect(mail.text).toContain(`https://jobs.example.aw/vacancies/${vacancyId}`);
  expect(mail.html).not.toMatch(/<[bi]>/);
  const trail = await portal.db
    .selectFrom('audit_entries')
    .select(['subject', 'detail'])
    .where('action', '=', 'vacancy.reported')
    .execute();
  expect(trail).toEqual([{ subject: String(vacancyId), detail: { reason: 'scam' } }]);
});

test('rejects unknown reasons, drafts and unknown vacancies', async () => {
  const wrong = await report(vacancyId, { reason: 'ugly', vacancy: 1 });
  expect(wrong.statusCode).toBe(422);
  expect(Object.keys(wrong.json<Problem>().errors!).toSorted()).toEqual(['reason', 'vacancy']);
  const draft = await aVacancy(portal, companyId, { status: 'draft', published_at: null });
  for (const id of [draft, 999_999]) expect((await report(id, { reason: 'scam' })).statusCode).toBe(404);
  const kept = await portal.db.selectFrom('vacancy_reports').select('vacancy_id').execute();
  expect(kept.map(({ vacancy_id }) => vacancy_id)).not.toContain(draft);
});

test('is limited to ten an hour per IP address', async () => {
  const strict = await openTestApp({ RATE_LIMIT_FACTOR: '1' });
  const statuses: number[] = [];
  for (let time = 1; time <= 11; time += 1) {
    statuses.push((await report(1, { reason: 'other' }, strict)).statusCode);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 404), 429]);
  await strict.close();
});
