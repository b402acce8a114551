import { setTimeout as sleep } from 'node:timers/promises';
import type { Conversation, Membership, Problem } from '@cpa/shared/contracts';
import { eraseApplicant } from '../../src/domains/applicants/personal-data/eraseApplicant.repository.ts';
import { mailUnread } from '../../src/domains/applications/messages/unreadMails.service.ts';
import { aConversation, aMessageBody, type ConversationScene } from '../support/aConversation.ts';
import { anInterviewScene } from '../support/anInterviewScene.ts';
import { aCompany, aMembership } from '../support/aVacancy.ts';
import { anApplicant, anApplication } from '../support/files/anApplication.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { type Member, signInNew } from '../support/signIn.ts';

let portal: TestApp;
let scene: ConversationScene;
beforeAll(async () => {
  portal = await openTestApp();
});
beforeEach(async () => {
  scene = await aConversation(portal);
});
afterAll(async () => await portal.close());

async function setMembership(account: Member, membership: Membership | null): Promise<void> {
  const company = await scene.companyId();
  await portal.call(membership ? 'PUT' : 'DELETE', `/recruiter/company/${company}/members/${account.id}`, {
    token: scene.recruiter.token,
    ...(membership && { body: { membership } }),
  });
}

describe('a conversation refuses', () => {
  const refused = () => aMessageBody('refused');

  /** Status codes of reading, writing and marking as read. */
  const tryAll = async (who: Member, url: string) => [
    (await scene.read(who, url)).statusCode,
    (await scene.send(who, url, refused())).statusCode,
    (await scene.post(who, `${url}/read`, { until: 2_000_000_000 })).statusCode,
  ];

  it('another applicant, also one who applied to the same vacancy', async () => {
    await scene.asCompany();
    const other = await anApplicant(portal);
    expect(await tryAll(other, scene.urls.applicant)).toEqual([404, 404, 404]);
    await anApplication(portal, other, scene.vacancyId);
    expect(await scene.conversationOf(other, scene.urls.applicant)).toEqual({
      messages: [],
      closed: null,
      is_muted: false,
    });
    await scene.post(other, `${scene.urls.applicant}/read`, { until: 2_000_000_000 });
    expect((await scene.ownView()).unread_messages).toBe(1);
  });

  it('another company', async () => {
    const stranger = await signInNew(portal, 'recruiter');
    await aCompany(portal, stranger.id);
    expect(await tryAll(stranger, scene.urls.company)).toEqual([404, 404, 404]);
  });

  it('the route of the other side', async () => {
    expect(await tryAll(scene.applicant, scene.urls.company)).toEqual([403, 403, 403]);
    expect(await tryAll(scene.recruiter, scene.urls.applicant)).toEqual([403, 403, 403]);
  });

  it('a viewer, who may only read', async () => {
    await scene.asApplicant();
    expect(await tryAll(scene.viewer, scene.urls.company)).toEqual([200, 403, 403]);
    expect((await scene.conversationOf(scene.viewer, scene.urls.company)).closed).toBe('viewer');
  });

  it('a member who was removed or became a viewer', async () => {
    const colleague = await signInNew(portal, 'recruiter');
    await aMembership(portal, await scene.companyId(), colleague.id);
    expect((await scene.send(colleague, scene.urls.company)).statusCode).toBe(201);
    await setMembership(colleague, 'viewer');
    expect(await tryAll(colleague, scene.urls.company)).toEqual([200, 403, 403]);
    await setMembership(colleague, null);
    expect(await tryAll(colleague, scene.urls.company)).toEqual([404, 404, 404]);
  });

  it('a message that waits while the applicant is erased', async () => {
    const { id, email, applicantId } = scene.applicant;
    const { sending } = await portal.db.transaction().execute(async (trx) => {
      await eraseApplicant(trx, { accountId: id, applicantId, email, verified: true });
      const pending = scene.send(scene.recruiter, scene.urls.company);
      await sleep(300);
      // In an object, so that it is not awaited here.
      return { sending: pending };
    });
    expect((await sending).statusCode).toBe(409);
    expect(await scene.rows()).toEqual([]);
  });

  it('an ended session and a visitor', async () => {
    const { applicant } = scene;
    await portal.call('POST', '/account/logout-everywhere', { token: applicant.token });
    expect(await tryAll(applicant, scene.urls.applicant)).toEqual([401, 401, 401]);
    expect((await portal.call('GET', scene.urls.company)).statusCode).toBe(401);
  });

  it('an unverified recruiter', async () => {
    const unverified = await signInNew(portal, 'recruiter', { isVerified: false });
    await aMembership(portal, await scene.companyId(), unverified.id);
    expect(await tryAll(unverified, scene.urls.company)).toEqual([403, 403, 403]);
  });

  it.each<[string, object]>([
    ['a forged side', { side: 'company' }],
    ['a forged author', { account_id: 1 }],
    ['a forged ID', { id: 1 }],
    ['a forged time', { created_at: '2020-01-01T00:00:00.000Z', read_at: null }],
    ['a text that is too long', { text: 'x'.repeat(4001) }],
    ['a text of spaces', { text: ' \n ' }],
    ['a text that is not a string', { text: ['refused'] }],
    ['a key of another form', { key: 'short' }],
  ])('%s', async (_, forged) => {
    const answer = await scene.send(scene.applicant, scene.urls.applicant, { ...refused(), ...forged });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json<Problem>().errors!)).toEqual(Object.keys(forged));
  });

  it('a NUL character, which the database cannot store', async () => {
    expect(
      (await scene.send(scene.applicant, scene.urls.applicant, aMessageBody('refused\0'))).statusCode,
    ).toBe(422);
  });

  it('the key of another account: it names no message of the other side', async () => {
    const secret = aMessageBody('Between us.');
    await scene.send(scene.recruiter, scene.urls.company, secret);
    const answer = await scene.send(scene.applicant, scene.urls.applicant, {
      key: secret.key,
      text: 'Mine.',
    });
    expect(answer.json()).toMatchObject({ side: 'applicant', is_own: true, text: 'Mine.' });
    expect((await scene.rows()).map(({ text }) => text)).toEqual(['Between us.', 'Mine.']);
  });

  it('messages once the vacancy is closed, and keeps the earlier ones readable', async () => {
    await scene.asCompany('Until Thursday.');
    await scene.post(scene.recruiter, `/recruiter/vacancy/${scene.vacancyId}/close`, {});
    for (const [who, url] of [
      [scene.recruiter, scene.urls.company],
      [scene.applicant, scene.urls.applicant],
    ] as const) {
      const answer = await scene.send(who, url, refused());
      expect([answer.statusCode, answer.json<Problem>().code]).toEqual([409, 'conversation_ended']);
      expect(await scene.conversationOf(who, url)).toMatchObject({ closed: 'ended', messages: [{}] });
    }
  });

  it('messages once the applicant has withdrawn', async () => {
    await scene.post(scene.applicant, `/applicant/applications/${scene.vacancyId}/withdraw`, {});
    expect((await scene.send(scene.recruiter, scene.urls.company, refused())).statusCode).toBe(409);
    expect((await scene.send(scene.applicant, scene.urls.applicant, refused())).statusCode).toBe(409);
  });

  it('messages after the applicant has blocked them, until they are allowed again', async () => {
    const { id } = await scene.asCompany('Send us a copy of your passport.');
    const block = async (method: 'PUT' | 'DELETE') =>
      (
        await portal.call(method, `${scene.urls.applicant}/block`, { token: scene.applicant.token })
      ).json<Conversation>();
    portal.published.length = 0;
    expect((await block('PUT')).closed).toBe('blocked');
    expect(portal.published.map(({ event }) => event)).toContain('conversation-changed');
    const answer = await scene.send(scene.recruiter, scene.urls.company, refused());
    expect([answer.statusCode, answer.json<Problem>().code]).toEqual([409, 'conversation_blocked']);
    expect((await scene.send(scene.applicant, scene.urls.applicant, refused())).statusCode).toBe(409);
    expect(await scene.conversationOf(scene.recruiter, scene.urls.company)).toMatchObject({
      closed: 'blocked',
      messages: [{ id, read_at: null }],
    });
    await mailUnread({
      db: portal.db,
      siteUrl: 'https://jobs.example.aw',
      now: new Date(Date.now() + 3_600_000),
    });
    expect(await scene.mailsTo(scene.applicant, 'messages-to-applicant')).toEqual([]);
    expect((await block('DELETE')).closed).toBeNull();
    expect((await scene.send(scene.recruiter, scene.urls.company)).statusCode).toBe(201);
  });

  it('a block by anyone but the applicant', async () => {
    const other = await anApplicant(portal);
    for (const [who, status] of [
      [other, 404],
      [scene.recruiter, 403],
    ] as const) {
      const answer = await portal.call('PUT', `${scene.urls.applicant}/block`, { token: who.token });
      expect(answer.statusCode).toBe(status);
    }
    expect((await scene.conversationOf(scene.applicant, scene.urls.applicant)).closed).toBeNull();
  });

  it('a company that the applicant has blocked in the privacy settings', async () => {
    const url = `/applicant/me/blocked-companies/${await scene.companyId()}`;
    await portal.call('PUT', url, { token: scene.applicant.token });
    const answer = await scene.send(scene.recruiter, scene.urls.company, refused());
    expect([answer.statusCode, answer.json<Problem>().code]).toEqual([409, 'conversation_blocked']);
    expect((await scene.conversationOf(scene.recruiter, scene.urls.company)).closed).toBe('blocked');
    expect((await scene.conversationOf(scene.applicant, scene.urls.applicant)).closed).toBe(
      'company_blocked',
    );
  });

  it('more than twenty messages a minute from one account', async () => {
    const strict = await openTestApp({ RATE_LIMIT_FACTOR: '1' });
    const { applicant, vacancyId } = await anInterviewScene(strict);
    const statuses: number[] = [];
    for (let count = 0; count <= 20; count += 1) {
      const { statusCode } = await strict.call('POST', `/applicant/applications/${vacancyId}/messages`, {
        token: applicant.token,
        body: aMessageBody(),
      });
      statuses.push(statusCode);
    }
    await strict.close();
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 201), 429]);
  });

  it('and stores nothing of what it refused', async () => {
    const stored = portal.db
      .selectFrom('application_messages')
      .select('id')
      .where('text', 'like', 'refused%');
    expect(await stored.execute()).toEqual([]);
  });
});
