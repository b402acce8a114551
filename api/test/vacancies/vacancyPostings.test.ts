import {
  type OwnVacancies,
  type Postings,
  type Problem,
  type RecruiterVacancy,
  dayInAruba,
  addDays,
} from '@cpa/shared/contracts';
import { formatsFor } from '@cpa/shared/server';
import { aCompany } from '../support/aVacancy.ts';
import { anEntitlement, unitsLeft } from '../support/anEntitlement.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { signInNew, type Member } from '../support/signIn.ts';

const TODAY = dayInAruba(new Date());
const WHOLE = { title: 'Cook', description: 'You cook.', sectors: [2], location_district_id: 401 };

let portal: TestApp;
let recruiter: Member;
let companyId: number;
beforeAll(async () => {
  portal = await openTestApp();
});
beforeEach(async () => {
  recruiter = await signInNew(portal, 'recruiter');
  companyId = await aCompany(portal, recruiter.id);
});
afterAll(async () => await portal.close());

const post = async (path: string, body: object = {}) =>
  await portal.call('POST', `/recruiter/vacancy${path}`, { token: recruiter.token, body });
const create = async (status: 'draft' | 'open') =>
  await post('', { company_id: companyId, ...WHOLE, status });
const created = async (status: 'draft' | 'open') => (await create(status)).json<RecruiterVacancy>();
const codesOf = (answers: { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);

test('one posting at a time is free; the next one needs a package, with a link to the plans', async () => {
  const { id } = await created('open');
  const second = await create('open');
  expect(second.statusCode).toBe(402);
  expect(second.json<Problem>()).toMatchObject({ code: 'no_posting_left' });
  expect(second.json<Problem>().message).toContain('/plans');
  const own = await portal.call('GET', '/recruiter/vacancies', { token: recruiter.token });
  expect(own.json()).toMatchObject({ vacancies: [{ id }] });

  await post(`/${id}/close`);
  expect((await created('open')).posting).toBe('free');
  expect((await post(`/${id}/repost`)).statusCode).toBe(402);
});

test('every company has its own free posting', async () => {
  await created('open');
  companyId = await aCompany(portal, recruiter.id, 'Second');
  expect((await create('open')).statusCode).toBe(201);
});

test('a package grants its number of postings for its duration', async () => {
  const entitlement = await anEntitlement(portal, companyId, { units: 2 });
  await created('open');
  expect(await unitsLeft(portal, entitlement)).toBe(2);
  expect(await created('open')).toMatchObject({ posting: 'package', posted_until: addDays(TODAY, 45) });
  await created('open');
  expect((await create('open')).statusCode).toBe(402);
  expect(await unitsLeft(portal, entitlement)).toBe(0);
});

test('lists the package, the poster and the sponsorships that are left', async () => {
  await anEntitlement(portal, companyId, { packageId: 13, units: 3 });
  await anEntitlement(portal, companyId, { units: 1 });
  const entitlement_id = await anEntitlement(portal, companyId, { units: 5 });
  const refund = { entitlement_id, change: -5, reason: 'refunded' } as const;
  await portal.db.insertInto('entitlement_ledger').values(refund).execute();
  await created('open');
  const { id } = await created('open');
  const answer = await portal.call('GET', '/recruiter/postings', { token: recruiter.token });
  expect(answer.json()).toMatchObject({
    companies: [{ company_id: companyId, packages: [], postings_bought: 1, sponsorships_left: 3 }],
  });
  // The navigation counts the same.
  const counts = await portal.call('GET', `/recruiter/counts?company_id=${companyId}`, {
    token: recruiter.token,
  });
  expect(counts.json()).toMatchObject({ counts: { postings: { left: 0, total: 1 } } });
  const own = await portal.call('GET', '/recruiter/vacancies', { token: recruiter.token });
  expect(own.json<OwnVacancies>().vacancies.find((vacancy) => vacancy.id === id)).toMatchObject({
    posting: 'package',
    package_name: 'Team',
    posted_until: addDays(TODAY, 45),
    posted_by: 'Ana Croes',
  });
});

test('states how many bought postings start next, and when, but does not use them', async () => {
  const startsAt = new Date(`${addDays(TODAY, 6)}T04:00:00Z`);
  const entitlement = await anEntitlement(portal, companyId, { units: 5, startsAt });
  await anEntitlement(portal, companyId, { units: 5, startsAt });
  await anEntitlement(portal, companyId, {
    units: 2,
    startsAt: new Date(`${addDays(TODAY, 9)}T04:00:00Z`),
  });
  await anEntitlement(portal, companyId, { packageId: 13, units: 4, startsAt });
  await anEntitlement(portal, await aCompany(portal, recruiter.id, 'Other'), { startsAt: new Date() });
  const answer = await portal.call('GET', '/recruiter/postings', { token: recruiter.token });
  const { companies } = answer.json<Postings>();
  expect(companies.map(({ upcoming }) => upcoming)).toEqual([
    { count: 10, starts_at: startsAt.toISOString() },
    null,
  ]);
  expect(companies[0]!.packages).toEqual([]);

  await created('open');
  const refused = await create('open');
  expect(refused.statusCode).toBe(402);
  expect(refused.json<Problem>().message).toContain(
    `10 postings that you bought can be used from ${formatsFor('en').formatDay(startsAt)}.`,
  );
  expect(await unitsLeft(portal, entitlement)).toBe(5);
});

test('uses the entitlement that expires first and no expired one', async () => {
  const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000);
  const [endless, over, soon] = [
    await anEntitlement(portal, companyId),
    await anEntitlement(portal, companyId, { expiresAt: inDays(-1) }),
    await anEntitlement(portal, companyId, { expiresAt: inDays(9) }),
  ];
  await anEntitlement(portal, companyId, { packageId: 13 });
  await anEntitlement(portal, await aCompany(portal, recruiter.id, 'Other'));
  const left = async () =>
    await Promise.all([endless, over, soon].map(async (id) => await unitsLeft(portal, id)));
  await created('open');
  await created('open');
  expect(await left()).toEqual([1, 1, 0]);
  await created('open');
  expect(await left()).toEqual([0, 1, 0]);
  expect((await create('open')).statusCode).toBe(402);
});

test('ten concurrent publications use no more postings than available', async () => {
  const entitlement = await anEntitlement(portal, companyId, { units: 3 });
  const drafts = [];
  for (let index = 0; index < 10; index += 1) drafts.push(await created('draft'));
  const answers = await Promise.all(drafts.map(async ({ id }) => await post(`/${id}`, { status: 'open' })));
  expect(codesOf(answers)).toEqual([200, 200, 200, 200, 402, 402, 402, 402, 402, 402]);
  expect(await unitsLeft(portal, entitlement)).toBe(0);
  const open = await portal.db
    .selectFrom('vacancies')
    .select('entitlement_id')
    .where('company_id', '=', companyId)
    .where('status', '=', 'open')
    .execute();
  expect(open.filter(({ entitlement_id }) => entitlement_id === null)).toHaveLength(1);
});

test('ten concurrent publish, repost or extend calls use one posting', async () => {
  const entitlement = await anEntitlement(portal, companyId, { units: 9 });
  await created('open');
  const { id } = await created('draft');
  const tenTimes = async (path: string, body: object) =>
    codesOf(await Promise.all(Array.from({ length: 10 }, async () => await post(path, body))));
  await tenTimes(`/${id}`, { status: 'open' });
  expect(await unitsLeft(portal, entitlement)).toBe(8);

  const extended = await tenTimes(`/${id}/extend/`, { valid_through: addDays(TODAY, 60) });
  expect(extended).toEqual([200, ...Array.from({ length: 9 }, () => 422)]);
  expect(await unitsLeft(portal, entitlement)).toBe(7);

  const past = {
    status: 'expired' as const,
    posted_until: addDays(TODAY, -1),
    valid_through: addDays(TODAY, -1),
  };
  await portal.db.updateTable('vacancies').set(past).where('id', '=', id).execute();
  expect(await tenTimes(`/${id}/repost`, {})).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  expect(await unitsLeft(portal, entitlement)).toBe(6);
});

test('a rejected publication uses no posting', async () => {
  const entitlement = await anEntitlement(portal, companyId);
  await created('open');
  const { id } = await created('draft');
  const refused = await post(`/${id}`, { status: 'open', valid_through: addDays(TODAY, 46) });
  expect(refused.statusCode).toBe(422);
  expect(await unitsLeft(portal, entitlement)).toBe(1);
  const own = await portal.call('GET', `/recruiter/vacancy/${id}`, { token: recruiter.token });
  expect(own.json()).toMatchObject({ status: 'draft', valid_through: null });
});

test('closing and reposting within a paid posting is free', async () => {
  const entitlement = await anEntitlement(portal, companyId);
  await created('open');
  const { id } = await created('open');
  await post(`/${id}/close`);
  expect((await post(`/${id}/repost`)).json()).toMatchObject({ status: 'open', posting: 'package' });
  expect(await unitsLeft(portal, entitlement)).toBe(0);
});

test('extends a free posting from today, with and without a trailing slash', async () => {
  const { id, posted_until } = await created('open');
  await post(`/${id}`, { valid_through: addDays(TODAY, 3) });
  const extended = await post(`/${id}/extend/`, { valid_through: addDays(TODAY, 5) });
  expect(extended.json()).toMatchObject({ valid_through: addDays(TODAY, 5), posted_until, posting: 'free' });
  const further = await post(`/${id}/extend`, { valid_through: addDays(TODAY, 30) });
  expect(further.json<RecruiterVacancy>().history.at(-1)).toMatchObject({
    status: 'open',
    note: `Extended until ${addDays(TODAY, 30)}.`,
  });
  const tooFar = await post(`/${id}/extend`, { valid_through: addDays(TODAY, 31) });
  expect(tooFar.statusCode).toBe(422);
});

test('extends a paid posting within its days for free and beyond them with the next one', async () => {
  const entitlement = await anEntitlement(portal, companyId, { units: 2 });
  await created('open');
  const { id } = await created('open');
  await post(`/${id}`, { valid_through: addDays(TODAY, 3) });
  await post(`/${id}/extend`, { valid_through: addDays(TODAY, 45) });
  expect(await unitsLeft(portal, entitlement)).toBe(1);
  const beyond = await post(`/${id}/extend`, { valid_through: addDays(TODAY, 90) });
  expect(beyond.json()).toMatchObject({
    valid_through: addDays(TODAY, 90),
    posted_until: addDays(TODAY, 90),
  });
  expect(await unitsLeft(portal, entitlement)).toBe(0);
  const more = await post(`/${id}/extend`, { valid_through: addDays(TODAY, 91) });
  expect([more.statusCode, more.json<Problem>().code]).toEqual([402, 'no_extension_left']);
});

test('a purchased sponsorship applies once, however often requested', async () => {
  const { id } = await created('open');
  const without = await post(`/${id}/sponsor`);
  expect([without.statusCode, without.json<Problem>().code]).toEqual([402, 'no_sponsorship_left']);
  expect(without.json<Problem>().message).toContain(`/plans/13?vacancy=${id}&step=2`);

  const entitlement = await anEntitlement(portal, companyId, { packageId: 13, units: 2 });
  const answers = await Promise.all(Array.from({ length: 10 }, async () => await post(`/${id}/sponsor`)));
  expect(codesOf(answers)).toEqual([...Array.from({ length: 9 }, () => 200), 201]);
  expect(await unitsLeft(portal, entitlement)).toBe(1);
  const vacancy = answers[0]!.json<RecruiterVacancy>();
  expect(vacancy.sponsored).toBe(true);
  expect(dayInAruba(new Date(vacancy.sponsored_until!))).toBe(addDays(TODAY, 14));
  expect(vacancy.history.at(-1)!.note).toBe(`Sponsored until ${addDays(TODAY, 14)}.`);
  const page = await portal.call('GET', `/vacancies/${id}`);
  expect(page.json()).toMatchObject({ sponsored: true });
});

test('publishes to the open pages of the company that postings were used', async () => {
  portal.published.splice(0);
  const changes = () => portal.published.splice(0).filter(({ event }) => event === 'postings-changed');
  const change = {
    channel: `private-user.${recruiter.id}`,
    event: 'postings-changed',
    data: { company_id: companyId },
  };
  await anEntitlement(portal, companyId, { packageId: 13 });
  const draft = await created('draft');
  expect(changes()).toEqual([]);
  const { id } = await created('open');
  expect(changes()).toEqual([change]);
  await post(`/${id}/sponsor`);
  expect(changes()).toEqual([change]);
  await post(`/${id}/sponsor`);
  expect(changes()).toEqual([]);
  await post(`/${id}/close`);
  await post(`/${draft.id}`, { status: 'open' });
  expect(changes()).toEqual([change, change]);
});

test('drafts cannot be sponsored, and postings sponsor nothing', async () => {
  const { id } = await created('draft');
  await anEntitlement(portal, companyId, { packageId: 13 });
  expect((await post(`/${id}/sponsor`)).statusCode).toBe(409);
  companyId = await aCompany(portal, recruiter.id, 'Second');
  await anEntitlement(portal, companyId);
  const open = await created('open');
  expect((await post(`/${open.id}/sponsor`)).statusCode).toBe(402);
});

test('deleting a vacancy refunds no posting', async () => {
  const entitlement = await anEntitlement(portal, companyId);
  await created('open');
  const { id } = await created('open');
  await post(`/${id}/close`);
  await portal.call('DELETE', `/recruiter/vacancy/${id}`, { token: recruiter.token });
  expect(await unitsLeft(portal, entitlement)).toBe(0);
  expect((await create('open')).statusCode).toBe(402);
});
