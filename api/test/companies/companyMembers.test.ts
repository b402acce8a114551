import type { CompanyMembers, Invitation, OwnCompany, Problem, Profile } from '@cpa/shared/contracts';
import { sql } from 'kysely';
import { anApplication, anApplicant } from '../support/files/anApplication.ts';
import { aCompany, aMembership, aVacancy } from '../support/aVacancy.ts';
import { newestMail, tokenIn } from '../support/mails.ts';
import { operatorOn } from '../support/operator.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { signInNew, type Member } from '../support/signIn.ts';

let portal: TestApp;
let owner: Member;
let company: number;
beforeAll(async () => {
  portal = await openTestApp();
});
beforeEach(async () => {
  owner = await signInNew(portal, 'recruiter');
  company = await aCompany(portal, owner.id);
});
afterAll(async () => await portal.close());

const invite = async (email: string, membership = 'recruiter', { token }: Member = owner) =>
  await portal.call('POST', `/recruiter/company/${company}/invitations`, {
    token,
    body: { email, membership },
  });
const accept = async (token: string, { token: session }: Member) =>
  await portal.call('POST', '/recruiter/invitation', { token: session, body: { token } });
const list = async ({ token }: Member = owner) =>
  (await portal.call('GET', `/recruiter/company/${company}/members`, { token })).json<CompanyMembers>();
const setRole = async (id: number, membership: string, { token }: Member = owner) =>
  await portal.call('PUT', `/recruiter/company/${company}/members/${id}`, { token, body: { membership } });
const remove = async (id: number, { token }: Member = owner) =>
  await portal.call('DELETE', `/recruiter/company/${company}/members/${id}`, { token });
const aColleague = async (membership: 'owner' | 'recruiter' | 'viewer') => {
  const colleague = await signInNew(portal, 'recruiter');
  await aMembership(portal, company, colleague.id, membership);
  return colleague;
};

test('an invited recruiter joins with the mailed link, once, and counts as verified', async () => {
  const invited = await signInNew(portal, 'recruiter', { email: 'nina@example.aw', isVerified: false });
  const response = await invite('Nina@Example.aw', 'viewer');
  expect(response.statusCode).toBe(201);
  expect(response.json<CompanyMembers>().invitations).toMatchObject([
    { email: 'nina@example.aw', membership: 'viewer', invited_by: 'Ana Croes' },
  ]);
  const token = tokenIn(await newestMail(portal, 'nina@example.aw'));
  const read = await portal.call('GET', `/recruiter/invitation?token=${token}`, { token: invited.token });
  expect(read.json<Invitation>()).toMatchObject({ company: { id: company }, membership: 'viewer' });
  expect((await accept(token, invited)).statusCode).toBe(200);
  const profile = (await portal.call('GET', '/recruiter/user/', { token: invited.token })).json<Profile>();
  expect([profile.verified, profile.companies]).toMatchObject([
    true,
    [{ id: company, membership: 'viewer' }],
  ]);
  expect(portal.published.at(-1)).toMatchObject({
    channel: `private-user.${invited.id}`,
    event: 'user-verified',
  });
  const again = await accept(token, invited);
  expect([again.statusCode, again.json<Problem>().code]).toEqual([404, 'invitation_invalid']);
  const { members, invitations } = await list();
  expect([members.map((one) => one.membership), invitations]).toEqual([['owner', 'viewer'], []]);
});

test('stores only the hash of the token', async () => {
  await invite('hash@example.aw');
  const token = tokenIn(await newestMail(portal, 'hash@example.aw'));
  const { rows } = await sql<{ text: string }>`select i::text as text from company_invitations i`.execute(
    portal.db,
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.some(({ text }) => text.includes(token))).toBe(false);
});

test('rejects an expired link and one that was sent to another e-mail address', async () => {
  await invite('someone@example.aw');
  const token = tokenIn(await newestMail(portal, 'someone@example.aw'));
  const stranger = await signInNew(portal, 'recruiter');
  expect((await accept(token, stranger)).json<Problem>().code).toBe('other_address');
  const invited = await signInNew(portal, 'recruiter', { email: 'someone@example.aw' });
  await portal.db
    .updateTable('company_invitations')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('email', '=', 'someone@example.aw')
    .execute();
  expect((await accept(token, invited)).statusCode).toBe(404);
});

test('sending again replaces the link, and a revoked one stops working', async () => {
  const invited = await signInNew(portal, 'recruiter', { email: 'twice@example.aw' });
  const { invitations } = (await invite('twice@example.aw')).json<CompanyMembers>();
  const first = tokenIn(await newestMail(portal, 'twice@example.aw'));
  const url = `/recruiter/company/${company}/invitations/${invitations[0]!.id}`;
  expect((await portal.call('POST', `${url}/resend`, { token: owner.token })).statusCode).toBe(200);
  const second = tokenIn(await newestMail(portal, 'twice@example.aw'));
  expect((await accept(first, invited)).statusCode).toBe(404);
  expect(
    (await portal.call('DELETE', url, { token: owner.token })).json<CompanyMembers>().invitations,
  ).toEqual([]);
  expect((await accept(second, invited)).statusCode).toBe(404);
});

test('rejects an e-mail address that is already invited or a member', async () => {
  await invite('known@example.aw');
  expect((await invite('known@example.aw')).json<Problem>().errors).toHaveProperty('email');
  expect((await invite(owner.email)).json<Problem>().errors).toHaveProperty('email');
});

test('only owners manage members, and everybody may leave', async () => {
  const recruiter = await aColleague('recruiter');
  const viewer = await aColleague('viewer');
  expect((await invite('x@example.aw', 'owner', recruiter)).statusCode).toBe(403);
  expect((await setRole(recruiter.id, 'owner', recruiter)).statusCode).toBe(403);
  expect((await remove(viewer.id, recruiter)).statusCode).toBe(403);
  expect((await list(recruiter)).invitations).toEqual([]);
  expect((await remove(recruiter.id, recruiter)).statusCode).toBe(200);
  expect((await list()).members.map(({ account_id }) => account_id)).toEqual([owner.id, viewer.id]);
});

test('the last owner can neither leave nor take another role', async () => {
  expect((await remove(owner.id)).json<Problem>().code).toBe('last_owner');
  expect((await setRole(owner.id, 'viewer')).json<Problem>().code).toBe('last_owner');
  const second = await aColleague('recruiter');
  expect((await setRole(second.id, 'owner')).statusCode).toBe(200);
  expect((await remove(owner.id)).statusCode).toBe(200);
});

describe('invitations by an owner', () => {
  test.each([
    ['is removed', async (id: number) => await remove(id)],
    ['gets a lesser role', async (id: number) => await setRole(id, 'recruiter')],
    [
      'is banned',
      async (id: number) =>
        await operatorOn(portal, portal.app.config.portalHome)('users', 'ban', String(id)),
    ],
  ])('end when their sender %s', async (_title, change) => {
    const sender = await aColleague('owner');
    const back = await signInNew(portal, 'recruiter');
    await invite(back.email, 'owner', sender);
    const token = tokenIn(await newestMail(portal, back.email));
    await change(sender.id);
    expect((await accept(token, back)).json<Problem>().code).toBe('invitation_invalid');
    expect((await remove(owner.id, back)).statusCode).toBe(404);
    expect((await list()).members.every(({ account_id }) => account_id !== back.id)).toBe(true);
  });

  test('stay valid when another owner sends them again', async () => {
    const sender = await aColleague('owner');
    const invited = await signInNew(portal, 'recruiter');
    const { invitations } = (await invite(invited.email, 'viewer', sender)).json<CompanyMembers>();
    await portal.call('POST', `/recruiter/company/${company}/invitations/${invitations[0]!.id}/resend`, {
      token: owner.token,
    });
    const token = tokenIn(await newestMail(portal, invited.email));
    await remove(sender.id);
    expect((await accept(token, invited)).statusCode).toBe(200);
  });

  test('end also when acceptance and removal race', async () => {
    for (let round = 0; round < 5; round += 1) {
      const sender = await aColleague('owner');
      const back = await signInNew(portal, 'recruiter');
      await invite(back.email, 'owner', sender);
      const token = tokenIn(await newestMail(portal, back.email));
      const [accepted, removed] = await Promise.all([accept(token, back), remove(sender.id)]);
      expect([200, 404]).toContain(accepted.statusCode);
      expect(removed.statusCode).toBe(200);
      expect((await list()).invitations).toEqual([]);
    }
  });
});

test('owners and the member concerned get a mail about every change of an owner', async () => {
  const templatesTo = async ({ email }: Member) =>
    (
      await portal.db
        .selectFrom('mails')
        .select('template')
        .where('recipient', '=', email)
        .orderBy('id')
        .execute()
    ).map(({ template }) => template);
  const colleague = await signInNew(portal, 'recruiter', { name: 'Nina Maduro' });
  await invite(colleague.email, 'owner');
  await accept(tokenIn(await newestMail(portal, colleague.email)), colleague);
  expect(await templatesTo(owner)).toEqual(['owners-changed']);
  expect((await newestMail(portal, owner.email)).text).toContain('Nina Maduro joined');
  await setRole(colleague.id, 'viewer');
  await setRole(colleague.id, 'recruiter');
  await remove(colleague.id);
  expect(await templatesTo(owner)).toEqual(['owners-changed', 'owners-changed']);
  expect(await templatesTo(colleague)).toEqual([
    'company-invitation',
    'membership-changed',
    'membership-changed',
    'membership-changed',
  ]);
  const second = await aColleague('owner');
  await remove(second.id, second);
  expect((await templatesTo(owner)).length).toBe(3);
  expect(await templatesTo(second)).toEqual([]);
});

test('one of two owners who leave at the same time remains', async () => {
  const second = await aColleague('owner');
  const responses = await Promise.all([remove(owner.id), remove(second.id, second)]);
  expect(responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
});

test('a viewer reads everything and changes nothing', async () => {
  const viewer = await aColleague('viewer');
  const { token } = viewer;
  const draft = await aVacancy(portal, company, { status: 'draft', published_at: null });
  const vacancy = await aVacancy(portal, company);
  const applicant = await anApplicant(portal);
  const application = await anApplication(portal, applicant, vacancy);
  const write = async (method: 'POST' | 'DELETE', url: string, body?: object) =>
    (await portal.call(method, url, { token, ...(body && { body }) })).statusCode;
  expect(await write('POST', '/recruiter/vacancy', { company_id: company, title: 'Cook' })).toBe(403);
  expect(await write('POST', `/recruiter/vacancy/${draft}`, { title: 'Chef' })).toBe(403);
  expect(await write('DELETE', `/recruiter/vacancy/${draft}`)).toBe(403);
  expect(await write('POST', `/recruiter/vacancy/${vacancy}/close`)).toBe(403);
  expect(await write('POST', `/recruiter/company/${company}`, { description: 'Mine' })).toBe(403);
  const status = `/recruiter/vacancy/${vacancy}/applicants/${applicant.applicantId}/status`;
  expect(await write('POST', status, { status: 'hired' })).toBe(403);
  const annotate = `/recruiter/applicants/${application}`;
  const rated = await portal.call('PUT', `${annotate}/rating`, { token, body: { rating: 5 } });
  expect([rated.statusCode, rated.json<Problem>().code]).toEqual([403, 'viewer']);
  const tagged = await portal.call('PUT', `${annotate}/tags`, { token, body: { tags: ['Grill'] } });
  expect(tagged.statusCode).toBe(403);
  expect(await write('POST', `${annotate}/notes`, { text: 'Calm.' })).toBe(403);
  expect(await write('DELETE', `${annotate}/notes/1`)).toBe(403);
  const review = await portal.call('GET', `/recruiter/applicants/${application}`, { token });
  expect(review.json<{ status: string }>().status).toBe('new');
  expect((await portal.call('GET', '/recruiter/vacancies', { token })).statusCode).toBe(200);
});

test('a company stays public when an unverified recruiter becomes its second owner', async () => {
  const newcomer = await signInNew(portal, 'recruiter', { isVerified: false });
  await aMembership(portal, company, newcomer.id, 'owner');
  expect((await portal.call('GET', `/companies/${company}`)).statusCode).toBe(200);
});

test('stores benefits and a cover, which the public page shows', async () => {
  const { aFileForm, anImage } = await import('../support/files/images.ts');
  const cover = await anImage({ width: 1600, height: 400 });
  const form = aFileForm('cover', 'cover.png', cover, [
    ['benefits', 'Meals on shift'],
    ['benefits', 'Health cover'],
  ]);
  const saved = await portal.call('POST', `/recruiter/company/${company}`, {
    token: owner.token,
    body: form,
  });
  expect(saved.statusCode).toBe(200);
  const url = saved.json<OwnCompany>().cover!;
  expect(url).toMatch(/^\/api\/images\/covers\/[0-9a-f]{32}\.webp$/);
  const image = await portal.call('GET', `${url.replace('/api', '')}?w=1280`);
  expect([image.statusCode, image.headers['content-type']]).toEqual([200, 'image/webp']);
  const page = await portal.call('GET', `/companies/${company}`);
  expect(page.json()).toMatchObject({ cover: url, benefits: ['Meals on shift', 'Health cover'] });
  const removed = await portal.call('POST', `/recruiter/company/${company}`, {
    token: owner.token,
    body: { cover: null },
  });
  expect(removed.json<OwnCompany>().cover).toBeNull();
  const queued = await portal.db.selectFrom('files_to_delete').select('folder').execute();
  expect(queued.some(({ folder }) => url.includes(folder))).toBe(true);
});
