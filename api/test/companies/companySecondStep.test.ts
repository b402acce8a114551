import type { CompanyMembers, SignedIn } from '@cpa/shared/contracts';
import { insertOperator } from '../../src/domains/accounts/operators/operators.repository.ts';
import { aCompany, aMembership } from '../support/aVacancy.ts';
import { newestMail } from '../support/mails.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { codeOf, giveFirstFactor, passStep, setUpApp } from '../support/secondStep.ts';
import { signInNew, type Member } from '../support/signIn.ts';

let portal: TestApp;
let owner: Member;
let colleague: Member;
let company: number;
beforeAll(async () => {
  portal = await openTestApp();
});
beforeEach(async () => {
  owner = await signInNew(portal, 'recruiter', { name: 'Berta Kock' });
  colleague = await signInNew(portal, 'recruiter', { name: 'Ana Croes' });
  company = await aCompany(portal, owner.id, 'Kas Nobo');
  await aMembership(portal, company, colleague.id, 'recruiter');
});
afterAll(async () => await portal.close());

const ask = async ({ token }: Member, required = true) =>
  await portal.call('PUT', `/recruiter/company/${company}/second-step`, { token, body: { required } });
const reset = async ({ token }: Member, { id }: Member) =>
  await portal.call('POST', `/recruiter/company/${company}/members/${id}/reset-second-step`, { token });
const applicants = async (token: string) => await portal.call('GET', '/recruiter/applicants', { token });

test('only an owner who has a second step turns the rule on or off', async () => {
  expect((await ask(owner)).json()).toMatchObject({ code: 'second_step_first' });
  await setUpApp(portal, owner);
  expect((await ask(owner)).json<CompanyMembers>().requires_second_step).toBe(true);
  await setUpApp(portal, colleague);
  expect((await ask(colleague, false)).statusCode).toBe(403);
  expect((await ask(await signInNew(portal, 'recruiter'), false)).statusCode).toBe(404);
});

test('members without a second step open no applicants until they set it up', async () => {
  await setUpApp(portal, owner);
  await ask(owner);
  expect((await applicants(owner.token)).statusCode).toBe(200);
  const refused = await applicants(colleague.token);
  expect(refused.statusCode).toBe(403);
  expect(refused.json()).toMatchObject({
    code: 'second_step_for_company',
    params: { company: 'Kas Nobo' },
  });
  const { secret } = await setUpApp(portal, colleague);
  expect((await applicants(colleague.token)).statusCode).toBe(200);
  const { pending } = await giveFirstFactor(portal, colleague);
  const passed = await passStep(portal, pending, { code: codeOf(secret) });
  expect((await applicants(passed.json<SignedIn>().access_token)).statusCode).toBe(200);
});

test('the owner resets the second step of a colleague, and both get a mail', async () => {
  await setUpApp(portal, owner);
  await setUpApp(portal, colleague);
  const list = (await reset(owner, colleague)).json<CompanyMembers>();
  const of = ({ id }: Member) => list.members.find(({ account_id }) => account_id === id);
  expect([of(owner)?.has_second_step, of(colleague)?.has_second_step]).toEqual([true, false]);
  for (const { email } of [owner, colleague])
    expect(await newestMail(portal, email)).toMatchObject({ template: 'second-step-reset' });
  expect((await portal.call('GET', '/recruiter/user/', { token: colleague.token })).statusCode).toBe(401);
  expect((await giveFirstFactor(portal, colleague)).answer.statusCode).toBe(200);
});

test('a reset is refused to others, for oneself, for strangers and for operators', async () => {
  await setUpApp(portal, colleague);
  expect((await reset(owner, colleague)).json()).toMatchObject({ code: 'second_step_first' });
  await setUpApp(portal, owner);
  expect((await reset(colleague, owner)).statusCode).toBe(403);
  expect((await reset(owner, owner)).statusCode).toBe(404);
  const stranger = await signInNew(portal, 'recruiter');
  await setUpApp(portal, stranger);
  expect((await reset(owner, stranger)).statusCode).toBe(404);
  await insertOperator(portal.db, colleague.id, 'test');
  expect((await reset(owner, colleague)).json()).toMatchObject({ code: 'second_step_of_operator' });
});

test('only owners see who has a second step', async () => {
  const url = `/recruiter/company/${company}/members`;
  const seen = async ({ token }: Member) =>
    (await portal.call('GET', url, { token })).json<CompanyMembers>().members[0]?.has_second_step;
  expect(await seen(owner)).toBe(false);
  expect(await seen(colleague)).toBeNull();
});
