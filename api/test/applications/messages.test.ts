import type {
  ApplicantReview,
  ApplicationMessage,
  Conversation,
  Membership,
  Problem,
} from '@cpa/shared/contracts';
import { mailUnread } from '../../src/domains/applications/messages/unreadMails.service.ts';
import { anInterviewScene, type InterviewScene } from '../support/anInterviewScene.ts';
import { aCompany, aMembership } from '../support/aVacancy.ts';
import { anApplicant, anApplication } from '../support/files/anApplication.ts';
import { newestMail } from '../support/mails.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { type Member, signInNew } from '../support/signIn.ts';

let portal: TestApp;
let scene: InterviewScene;
let urls: { company: string; applicant: string };
beforeAll(async () => {
  portal = await openTestApp({ CONTACT_EMAIL: 'desk@example.aw' });
});
beforeEach(async () => {
  scene = await anInterviewScene(portal);
  urls = {
    company: `/recruiter/applicants/${scene.applicationId}/messages`,
    applicant: `/applicant/applications/${scene.vacancyId}/messages`,
  };
});
afterAll(async () => await portal.close());

let keys = 0;
const aKey = () => `message-key-${String(++keys).padStart(8, '0')}`;
const body = (text = 'May I park at the hotel?') => ({ key: aKey(), text });

const send = async (who: Member, url: string, message: object = body()) =>
  await scene.post(who, url, message);
const read = async ({ token }: Member, url: string) => await portal.call('GET', url, { token });
const asCompany = async (text?: string) =>
  (await send(scene.recruiter, urls.company, body(text))).json<ApplicationMessage>();
const asApplicant = async (text?: string) =>
  (await send(scene.applicant, urls.applicant, body(text))).json<ApplicationMessage>();
const conversationOf = async (who: Member, url: string) => (await read(who, url)).json<Conversation>();
const rows = async () =>
  await portal.db
    .selectFrom('application_messages')
    .select(['text', 'side', 'account_id'])
    .where('application_id', '=', scene.applicationId)
    .orderBy('id')
    .execute();

describe('a conversation', () => {
  it('shows both sides the same messages in order, each with its own', async () => {
    await asApplicant('May I park at the hotel?');
    await asCompany('Yes, behind gate B.');
    const company = await conversationOf(scene.recruiter, urls.company);
    expect(company).toMatchObject({
      closed: null,
      messages: [
        {
          side: 'applicant',
          by: 'Ana Croes',
          is_own: false,
          text: 'May I park at the hotel?',
          read_at: null,
        },
        { side: 'company', by: 'Berta Kock', is_own: true, text: 'Yes, behind gate B.', read_at: null },
      ],
    });
    const applicant = await conversationOf(scene.applicant, urls.applicant);
    expect(applicant.messages.map(({ id, is_own }) => [id, is_own])).toEqual([
      [company.messages[0]!.id, true],
      [company.messages[1]!.id, false],
    ]);
  });

  it('publishes each message to the pages of both sides and to no one else', async () => {
    portal.published.length = 0;
    await asCompany();
    const { recruiter, viewer, applicant, applicationId } = scene;
    const events = portal.published.filter(({ event }) => event === 'conversation-changed');
    expect(events.map(({ channel }) => channel).toSorted()).toEqual(
      [recruiter, viewer, applicant].map(({ id }) => `private-user.${id}`).toSorted(),
    );
    expect(events[0]!.data).toEqual({ application_id: applicationId });
  });

  it('counts unread messages until they are read, and groups them in the bell', async () => {
    await asCompany('Good afternoon.');
    const { id } = await asCompany('Can you come on Thursday?');
    expect((await scene.ownView()).unread_messages).toBe(2);
    expect(await scene.bell(scene.applicant)).toMatchObject([
      { kind: 'message', count: 2, read: false, data: { vacancy_id: scene.vacancyId, company: 'Divi Cove' } },
    ]);
    portal.published.length = 0;
    await scene.post(scene.applicant, `${urls.applicant}/read`, { until: id });
    expect((await scene.ownView()).unread_messages).toBe(0);
    expect(await scene.bell(scene.applicant)).toMatchObject([{ kind: 'message', read: true }]);
    expect(portal.published.map(({ event }) => event)).toContain('conversation-changed');
    const { messages } = await conversationOf(scene.recruiter, urls.company);
    expect(messages.map(({ read_at }) => read_at !== null)).toEqual([true, true]);
  });

  it('marks only the messages of the other side up to the one that was on screen', async () => {
    const first = await asApplicant();
    await asCompany();
    await asApplicant();
    await scene.post(scene.recruiter, `${urls.company}/read`, { until: first.id });
    const { messages } = await conversationOf(scene.recruiter, urls.company);
    expect(messages.map(({ read_at }) => read_at !== null)).toEqual([true, false, false]);
    const url = `/recruiter/applicants/${scene.applicationId}`;
    const review = (await read(scene.recruiter, url)).json<ApplicantReview>();
    expect(review.unread_messages).toBe(1);
  });

  it('tells the recruiter who wrote last, and every recruiter before the first message of the company', async () => {
    const colleague = await signInNew(portal, 'recruiter', { name: 'Rovell Tromp' });
    await aMembership(portal, await companyId(), colleague.id);
    await asApplicant();
    for (const who of [scene.recruiter, colleague]) {
      expect((await scene.bell(who))[0]).toMatchObject({
        kind: 'applicant-message',
        data: { name: 'Ana Croes' },
      });
    }
    expect((await scene.bell(scene.viewer)).map(({ kind }) => kind)).not.toContain('applicant-message');
    await asCompany();
    await asApplicant();
    expect((await scene.bell(scene.recruiter))[0]).toMatchObject({ count: 2 });
    expect((await scene.bell(colleague))[0]).toMatchObject({ count: 1 });
  });

  it('stores a message once, however often its key is sent', async () => {
    const message = body('Thursday at ten.');
    const first = await send(scene.recruiter, urls.company, message);
    const again = await send(scene.recruiter, urls.company, message);
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.json()).toEqual(first.json());
    expect(await rows()).toHaveLength(1);
    const atOnce = body('Bring your diploma.');
    await Promise.all([1, 2, 3].map(async () => await send(scene.recruiter, urls.company, atOnce)));
    expect(await rows()).toHaveLength(2);
  });
});

async function companyId(): Promise<number> {
  const row = await portal.db
    .selectFrom('vacancies')
    .select('company_id')
    .where('id', '=', scene.vacancyId)
    .executeTakeFirstOrThrow();
  return row.company_id;
}

async function setMembership(account: Member, membership: Membership | null): Promise<void> {
  const company = await companyId();
  await portal.call(membership ? 'PUT' : 'DELETE', `/recruiter/company/${company}/members/${account.id}`, {
    token: scene.recruiter.token,
    ...(membership && { body: { membership } }),
  });
}

describe('reporting a message', () => {
  const report = async (messageId: number, reason = 'scam', who: Member = scene.applicant) =>
    await scene.post(who, `${urls.applicant}/${messageId}/report`, { reason });
  const reports = async () =>
    await portal.db
      .selectFrom('vacancy_reports')
      .select(['reason', 'message', 'email'])
      .where('vacancy_id', '=', scene.vacancyId)
      .execute();

  it('stores it with the reports of vacancies and mails the operator, not the company', async () => {
    const { id } = await asCompany('Send us <b>AWG 50</b> first.');
    portal.published.length = 0;
    expect((await report(id)).statusCode).toBe(200);
    expect(await reports()).toEqual([
      { reason: 'scam', message: 'Send us <b>AWG 50</b> first.', email: scene.applicant.email },
    ]);
    const mail = await newestMail(portal, 'desk@example.aw');
    expect(mail.text).toContain('reports a message of Divi Cove about');
    expect(mail.text).toContain('it asks for money or documents.');
    expect(mail.html).not.toContain('<b>AWG');
    expect(portal.published).toEqual([]);
    expect(await scene.mailsTo(scene.recruiter, 'message-report')).toEqual([]);
  });

  it('refuses own messages, those of other applications, other callers and unknown reasons', async () => {
    const own = await asApplicant();
    const { id } = await asCompany();
    const elsewhere = await anInterviewScene(portal);
    const foreign = await scene.post(
      elsewhere.recruiter,
      `/recruiter/applicants/${elsewhere.applicationId}/messages`,
      body(),
    );
    const statuses = [
      await report(own.id),
      await report(foreign.json<ApplicationMessage>().id),
      await report(id, 'scam', elsewhere.applicant),
      await report(id, 'scam', scene.recruiter),
      await report(id, 'expired'),
    ].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([404, 404, 404, 403, 422]);
    expect(await reports()).toEqual([]);
  });
});

describe('mails about unread messages', () => {
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);
  const mail = async (minutes: number) =>
    await mailUnread({ db: portal.db, siteUrl: 'https://jobs.example.aw', now: inMinutes(minutes) });
  const mailsTo = async (who: Member) => await scene.mailsTo(who, templateOf(who));
  const templateOf = (who: Member) =>
    who === scene.applicant ? 'messages-to-applicant' : 'messages-to-company';

  it('mails several messages once, five minutes after the first, with an excerpt and the link', async () => {
    await asCompany('Good afternoon.');
    await asCompany(`Can you come? ${'On Thursday. '.repeat(40)}`);
    await mail(4);
    expect(await mailsTo(scene.applicant)).toEqual([]);
    await mail(6);
    await mail(60);
    const [sent, ...more] = await mailsTo(scene.applicant);
    expect(more).toEqual([]);
    expect(sent!.subject).toMatch(/^New message from Divi Cove: /);
    expect(sent!.text).toContain('You have 2 new messages');
    expect(sent!.text).toContain('Can you come? On Thursday.');
    expect(sent!.text).not.toContain('On Thursday. '.repeat(20));
    expect(sent!.text).toContain(
      `https://jobs.example.aw/applicant/applications/${scene.vacancyId}#messages`,
    );
    await asCompany('And bring your diploma.');
    await mail(66);
    expect(await mailsTo(scene.applicant)).toHaveLength(2);
  });

  it('mails nothing that was read', async () => {
    const { id } = await asCompany();
    await scene.post(scene.applicant, `${urls.applicant}/read`, { until: id });
    await mail(60);
    expect(await mailsTo(scene.applicant)).toEqual([]);
  });

  it('mails the recruiter who wrote last, and no viewer', async () => {
    await asApplicant('May I park at the hotel?');
    await mail(6);
    const [sent] = await mailsTo(scene.recruiter);
    expect(sent!.subject).toMatch(/^New message from Ana Croes: /);
    expect(sent!.text).toContain(`/recruiter-dashboard/applicants/${scene.applicationId}#messages`);
    expect(sent!.about_applicant_id).toBe(scene.applicant.applicantId);
    expect(await mailsTo(scene.viewer)).toEqual([]);
  });

  it('writes in the language of the receiver', async () => {
    const { token } = scene.applicant;
    await portal.call('PUT', '/account/language', { token, body: { language: 'nl' } });
    await asCompany();
    await mail(6);
    const [sent] = await mailsTo(scene.applicant);
    expect(sent!.subject).toMatch(/^Nieuw bericht van Divi Cove: /);
    expect(sent!.text).toContain('/nl/applicant/applications/');
  });

  it('mails no applicant who has turned these mails off', async () => {
    const setting = { topic: 'application_updates', delivery: 'never' };
    await portal.call('PUT', '/account/notification-settings', {
      token: scene.applicant.token,
      body: setting,
    });
    await asCompany();
    await mail(6);
    expect(await mailsTo(scene.applicant)).toEqual([]);
    expect(await scene.bell(scene.applicant)).toEqual([]);
  });
});

describe('a conversation refuses', () => {
  const refused = () => body('refused');

  /** Status codes of reading, writing and marking as read. */
  const tryAll = async (who: Member, url: string) => [
    (await read(who, url)).statusCode,
    (await send(who, url, refused())).statusCode,
    (await scene.post(who, `${url}/read`, { until: 2_000_000_000 })).statusCode,
  ];

  it('another applicant, also one who applied to the same vacancy', async () => {
    await asCompany();
    const other = await anApplicant(portal);
    expect(await tryAll(other, urls.applicant)).toEqual([404, 404, 404]);
    await anApplication(portal, other, scene.vacancyId);
    expect(await conversationOf(other, urls.applicant)).toEqual({ messages: [], closed: null });
    await scene.post(other, `${urls.applicant}/read`, { until: 2_000_000_000 });
    expect((await scene.ownView()).unread_messages).toBe(1);
  });

  it('another company', async () => {
    const stranger = await signInNew(portal, 'recruiter');
    await aCompany(portal, stranger.id);
    expect(await tryAll(stranger, urls.company)).toEqual([404, 404, 404]);
  });

  it('the route of the other side', async () => {
    expect(await tryAll(scene.applicant, urls.company)).toEqual([403, 403, 403]);
    expect(await tryAll(scene.recruiter, urls.applicant)).toEqual([403, 403, 403]);
  });

  it('a viewer, who may only read', async () => {
    await asApplicant();
    expect(await tryAll(scene.viewer, urls.company)).toEqual([200, 403, 403]);
    expect((await conversationOf(scene.viewer, urls.company)).closed).toBe('viewer');
  });

  it('a member who was removed or became a viewer', async () => {
    const colleague = await signInNew(portal, 'recruiter');
    await aMembership(portal, await companyId(), colleague.id);
    expect((await send(colleague, urls.company)).statusCode).toBe(201);
    await setMembership(colleague, 'viewer');
    expect(await tryAll(colleague, urls.company)).toEqual([200, 403, 403]);
    await setMembership(colleague, null);
    expect(await tryAll(colleague, urls.company)).toEqual([404, 404, 404]);
  });

  it('an ended session and a visitor', async () => {
    const { applicant } = scene;
    await portal.call('POST', '/account/logout-everywhere', { token: applicant.token });
    expect(await tryAll(applicant, urls.applicant)).toEqual([401, 401, 401]);
    expect((await portal.call('GET', urls.company)).statusCode).toBe(401);
  });

  it('an unverified recruiter', async () => {
    const unverified = await signInNew(portal, 'recruiter', { isVerified: false });
    await aMembership(portal, await companyId(), unverified.id);
    expect(await tryAll(unverified, urls.company)).toEqual([403, 403, 403]);
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
    const answer = await send(scene.applicant, urls.applicant, { ...refused(), ...forged });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json<Problem>().errors!)).toEqual(Object.keys(forged));
  });

  it('a NUL character, which the database cannot store', async () => {
    expect((await send(scene.applicant, urls.applicant, body('refused\0'))).statusCode).toBe(422);
  });

  it('the key of another account: it names no message of the other side', async () => {
    const secret = body('Between us.');
    await send(scene.recruiter, urls.company, secret);
    const answer = await send(scene.applicant, urls.applicant, { key: secret.key, text: 'Mine.' });
    expect(answer.json()).toMatchObject({ side: 'applicant', is_own: true, text: 'Mine.' });
    expect((await rows()).map(({ text }) => text)).toEqual(['Between us.', 'Mine.']);
  });

  it('messages once the vacancy is closed, and keeps the earlier ones readable', async () => {
    await asCompany('Until Thursday.');
    await scene.post(scene.recruiter, `/recruiter/vacancy/${scene.vacancyId}/close`, {});
    for (const [who, url] of [
      [scene.recruiter, urls.company],
      [scene.applicant, urls.applicant],
    ] as const) {
      const answer = await send(who, url, refused());
      expect([answer.statusCode, answer.json<Problem>().code]).toEqual([409, 'conversation_ended']);
      expect(await conversationOf(who, url)).toMatchObject({ closed: 'ended', messages: [{}] });
    }
  });

  it('messages once the applicant has withdrawn', async () => {
    await scene.post(scene.applicant, `/applicant/applications/${scene.vacancyId}/withdraw`, {});
    expect((await send(scene.recruiter, urls.company, refused())).statusCode).toBe(409);
    expect((await send(scene.applicant, urls.applicant, refused())).statusCode).toBe(409);
  });

  it('messages after the applicant has blocked them, until they are allowed again', async () => {
    const { id } = await asCompany('Send us a copy of your passport.');
    const block = async (method: 'PUT' | 'DELETE') =>
      (
        await portal.call(method, `${urls.applicant}/block`, { token: scene.applicant.token })
      ).json<Conversation>();
    portal.published.length = 0;
    expect((await block('PUT')).closed).toBe('blocked');
    expect(portal.published.map(({ event }) => event)).toContain('conversation-changed');
    const answer = await send(scene.recruiter, urls.company, refused());
    expect([answer.statusCode, answer.json<Problem>().code]).toEqual([409, 'conversation_blocked']);
    expect((await send(scene.applicant, urls.applicant, refused())).statusCode).toBe(409);
    expect(await conversationOf(scene.recruiter, urls.company)).toMatchObject({
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
    expect((await send(scene.recruiter, urls.company)).statusCode).toBe(201);
  });

  it('a block by anyone but the applicant', async () => {
    const other = await anApplicant(portal);
    for (const [who, status] of [
      [other, 404],
      [scene.recruiter, 403],
    ] as const) {
      const answer = await portal.call('PUT', `${urls.applicant}/block`, { token: who.token });
      expect(answer.statusCode).toBe(status);
    }
    expect((await conversationOf(scene.applicant, urls.applicant)).closed).toBeNull();
  });

  it('a company that the applicant has blocked in the privacy settings', async () => {
    const url = `/applicant/me/blocked-companies/${await companyId()}`;
    await portal.call('PUT', url, { token: scene.applicant.token });
    const answer = await send(scene.recruiter, urls.company, refused());
    expect([answer.statusCode, answer.json<Problem>().code]).toEqual([409, 'conversation_blocked']);
    expect((await conversationOf(scene.recruiter, urls.company)).closed).toBe('blocked');
    expect((await conversationOf(scene.applicant, urls.applicant)).closed).toBe('company_blocked');
  });

  it('more than twenty messages a minute from one account', async () => {
    const strict = await openTestApp({ RATE_LIMIT_FACTOR: '1' });
    const { applicant, vacancyId } = await anInterviewScene(strict);
    const statuses: number[] = [];
    for (let count = 0; count <= 20; count += 1) {
      const { statusCode } = await strict.call('POST', `/applicant/applications/${vacancyId}/messages`, {
        token: applicant.token,
        body: body(),
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
