import type { ApplicantReview, ApplicationMessage } from '@cpa/shared/contracts';
import { setBanned } from '../../src/app/operator/commands/users.repository.ts';
import { eraseApplicant } from '../../src/domains/applicants/personal-data/eraseApplicant.repository.ts';
import { mailUnread } from '../../src/domains/applications/messages/unreadMails.service.ts';
import { aConversation, aMessageBody, type ConversationScene } from '../support/aConversation.ts';
import { aMembership } from '../support/aVacancy.ts';
import { newestMail } from '../support/mails.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { type Member, signInNew } from '../support/signIn.ts';

let portal: TestApp;
let scene: ConversationScene;
beforeAll(async () => {
  portal = await openTestApp({ CONTACT_EMAIL: 'desk@example.aw' });
});
beforeEach(async () => {
  scene = await aConversation(portal);
});
afterAll(async () => await portal.close());

describe('a conversation', () => {
  it('shows both sides the same messages in order, each with its own', async () => {
    await scene.asApplicant('May I park at the hotel?');
    await scene.asCompany('Yes, behind gate B.');
    const company = await scene.conversationOf(scene.recruiter, scene.urls.company);
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
    const applicant = await scene.conversationOf(scene.applicant, scene.urls.applicant);
    expect(applicant.messages.map(({ id, is_own }) => [id, is_own])).toEqual([
      [company.messages[0]!.id, true],
      [company.messages[1]!.id, false],
    ]);
  });

  it('publishes each message to the pages of both sides and to no one else', async () => {
    portal.published.length = 0;
    await scene.asCompany();
    const { recruiter, viewer, applicant, applicationId } = scene;
    const events = portal.published.filter(({ event }) => event === 'conversation-changed');
    expect(events.map(({ channel }) => channel).toSorted()).toEqual(
      [recruiter, viewer, applicant].map(({ id }) => `private-user.${id}`).toSorted(),
    );
    for (const { channel, data } of events) {
      const isApplicant = channel === `private-user.${applicant.id}`;
      expect(data).toEqual({
        application_id: applicationId,
        ...(isApplicant && { unread_conversations: 1 }),
      });
    }
  });

  it('counts unread messages until they are read, and groups them in the bell', async () => {
    await scene.asCompany('Good afternoon.');
    const { id } = await scene.asCompany('Can you come on Thursday?');
    expect((await scene.ownView()).unread_messages).toBe(2);
    expect(await scene.bell(scene.applicant)).toMatchObject([
      { kind: 'message', count: 2, read: false, data: { vacancy_id: scene.vacancyId, company: 'Divi Cove' } },
    ]);
    portal.published.length = 0;
    await scene.post(scene.applicant, `${scene.urls.applicant}/read`, { until: id });
    expect((await scene.ownView()).unread_messages).toBe(0);
    expect(await scene.bell(scene.applicant)).toMatchObject([{ kind: 'message', read: true }]);
    expect(portal.published.map(({ event }) => event)).toContain('conversation-changed');
    const { messages } = await scene.conversationOf(scene.recruiter, scene.urls.company);
    expect(messages.map(({ read_at }) => read_at !== null)).toEqual([true, true]);
  });

  it('marks only the messages of the other side up to the one that was on screen', async () => {
    const first = await scene.asApplicant();
    await scene.asCompany();
    await scene.asApplicant();
    await scene.post(scene.recruiter, `${scene.urls.company}/read`, { until: first.id });
    const { messages } = await scene.conversationOf(scene.recruiter, scene.urls.company);
    expect(messages.map(({ read_at }) => read_at !== null)).toEqual([true, false, false]);
    const url = `/recruiter/applicants/${scene.applicationId}`;
    const review = (await scene.read(scene.recruiter, url)).json<ApplicantReview>();
    expect(review.unread_messages).toBe(1);
  });

  it('notifies the recruiter who wrote last, and every recruiter before the first message of the company', async () => {
    const colleague = await signInNew(portal, 'recruiter', { name: 'Rovell Tromp' });
    await aMembership(portal, await scene.companyId(), colleague.id);
    await scene.asApplicant();
    for (const who of [scene.recruiter, colleague]) {
      expect((await scene.bell(who))[0]).toMatchObject({
        kind: 'applicant-message',
        data: { name: 'Ana Croes' },
      });
    }
    expect((await scene.bell(scene.viewer)).map(({ kind }) => kind)).not.toContain('applicant-message');
    await scene.asCompany();
    await scene.asApplicant();
    expect((await scene.bell(scene.recruiter))[0]).toMatchObject({ count: 2 });
    expect((await scene.bell(colleague))[0]).toMatchObject({ count: 1 });
  });

  it('stores a message once, however often its key is sent', async () => {
    const message = aMessageBody('Thursday at ten.');
    const first = await scene.send(scene.recruiter, scene.urls.company, message);
    const again = await scene.send(scene.recruiter, scene.urls.company, message);
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.json()).toEqual(first.json());
    expect(await scene.rows()).toHaveLength(1);
    const atOnce = aMessageBody('Bring your diploma.');
    await Promise.all(
      [1, 2, 3].map(async () => await scene.send(scene.recruiter, scene.urls.company, atOnce)),
    );
    expect(await scene.rows()).toHaveLength(2);
  });
});

describe('reporting a message', () => {
  const report = async (messageId: number, reason = 'scam', who: Member = scene.applicant) =>
    await scene.post(who, `${scene.urls.applicant}/${messageId}/report`, { reason });
  const reports = async () =>
    await portal.db
      .selectFrom('vacancy_reports')
      .select(['reason', 'message', 'email'])
      .where('vacancy_id', '=', scene.vacancyId)
      .execute();

  it('stores it with the reports of vacancies and mails the operator, not the company', async () => {
    const { id } = await scene.asCompany('Send us <b>AWG 50</b> first.');
    portal.published.length = 0;
    expect((await report(id)).statusCode).toBe(200);
    expect(await reports()).toEqual([
      { reason: 'scam', message: 'Send us <b>AWG 50</b> first.', email: scene.applicant.email },
    ]);
    const mail = await newestMail(portal, 'desk@example.aw');
    expect(mail.text).toContain('reports a message of Divi Cove about');
    expect(mail.text).toContain('it asks for money or documents.');
    expect(mail.html).not.toContain('<b>AWG');
    expect(portal.published.map(({ event }) => event)).not.toContain('conversation-changed');
    expect(await scene.mailsTo(scene.recruiter, 'message-report')).toEqual([]);
  });

  it('is erased with the account, also when its address is not verified', async () => {
    const { id, email } = scene.applicant;
    await portal.db.updateTable('accounts').set({ verified_at: null }).where('id', '=', id).execute();
    await report((await scene.asCompany('Dear Ana Croes.')).id);
    expect(await reports()).toMatchObject([{ message: 'Dear Ana Croes.', email: null }]);
    const { applicantId } = scene.applicant;
    await portal.db.transaction().execute(async (trx) => {
      await eraseApplicant(trx, { accountId: id, applicantId, email, verified: false });
    });
    expect(await reports()).toEqual([]);
  });

  it('refuses own messages, those of other applications, other callers and unknown reasons', async () => {
    const own = await scene.asApplicant();
    const { id } = await scene.asCompany();
    const elsewhere = await aConversation(portal);
    const foreign = await scene.post(
      elsewhere.recruiter,
      `/recruiter/applicants/${elsewhere.applicationId}/messages`,
      aMessageBody(),
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
    await scene.asCompany('Good afternoon.');
    await scene.asCompany(`Can you come? ${'On Thursday. '.repeat(40)}`);
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
    await scene.asCompany('And bring your diploma.');
    await mail(66);
    expect(await mailsTo(scene.applicant)).toHaveLength(2);
  });

  it('mails nothing that was read', async () => {
    const { id } = await scene.asCompany();
    await scene.post(scene.applicant, `${scene.urls.applicant}/read`, { until: id });
    await mail(60);
    expect(await mailsTo(scene.applicant)).toEqual([]);
  });

  it('mails the recruiter who wrote last, and no viewer', async () => {
    await scene.asApplicant('May I park at the hotel?');
    await mail(6);
    const [sent] = await mailsTo(scene.recruiter);
    expect(sent!.subject).toMatch(/^New message from Ana Croes: /);
    expect(sent!.text).toContain(`/recruiter-dashboard/applicants/${scene.applicationId}#messages`);
    expect(sent!.about_applicant_id).toBe(scene.applicant.applicantId);
    expect(await mailsTo(scene.viewer)).toEqual([]);
  });

  it('mails every recruiter when the one who wrote last is banned', async () => {
    const colleague = await signInNew(portal, 'recruiter');
    await aMembership(portal, await scene.companyId(), colleague.id, 'recruiter');
    await scene.asCompany();
    await setBanned(portal.db, scene.recruiter.id, true);
    await scene.asApplicant();
    await mail(6);
    expect(await mailsTo(scene.recruiter)).toEqual([]);
    const [sent] = await mailsTo(colleague);
    expect(sent!.text).toContain('May I park at the hotel?');
    expect(sent!.text).not.toContain('#notifications');
  });

  it('mails neither side of a blocked conversation, also after it was allowed again', async () => {
    await scene.asApplicant();
    await scene.asCompany();
    const { token } = scene.applicant;
    const block = async (method: 'PUT' | 'DELETE') =>
      await portal.call(method, `${scene.urls.applicant}/block`, { token });
    await block('PUT');
    await mail(6);
    await block('DELETE');
    await mail(60);
    for (const who of [scene.applicant, scene.recruiter]) expect(await mailsTo(who)).toEqual([]);
  });

  it('writes in the language of the receiver', async () => {
    const { token } = scene.applicant;
    await portal.call('PUT', '/account/language', { token, body: { language: 'nl' } });
    await scene.asCompany();
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
    await scene.asCompany();
    await mail(6);
    expect(await mailsTo(scene.applicant)).toEqual([]);
    expect(await scene.bell(scene.applicant)).toEqual([]);
  });
});
