import type { NotificationSettings, QuietHours } from '@cpa/shared/contracts';
import { mailUnread } from '../../src/domains/applications/messages/unreadMails.service.ts';
import { sendSummaries } from '../../src/domains/applications/summaries/summaries.service.ts';
import { aConversation, type ConversationScene } from '../support/aConversation.ts';
import { proposal } from '../support/anInterviewScene.ts';
import { aMembership } from '../support/aVacancy.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { aroundNow, chooseHours, endHours as endHoursOf, inMinutes, siteUrl } from '../support/quietHours.ts';
import { type Member, signInNew } from '../support/signIn.ts';

let portal: TestApp;
let scene: ConversationScene;
beforeAll(async () => {
  portal = await openTestApp();
});
beforeEach(async () => {
  scene = await aConversation(portal);
  // Those about the new application.
  await portal.db.deleteFrom('mails').execute();
});
afterAll(async () => await portal.close());

const choose = async (who: Member, hours: QuietHours | null) => await chooseHours(portal, who, hours);
const endHours = async (minutes?: number) => await endHoursOf(portal, minutes);
const mailMessages = async (minutes = 6) =>
  await mailUnread({ db: portal.db, siteUrl, now: inMinutes(minutes) });
const subjectsTo = async (who: Member) => (await scene.mailsTo(who)).map(({ subject }) => subject);

describe('the setting', () => {
  test('is off by default, is saved for the account and can be turned off', async () => {
    const { applicant } = scene;
    const read = async () =>
      (
        await portal.call('GET', '/account/notification-settings', { token: applicant.token })
      ).json<NotificationSettings>();
    expect((await read()).quiet_hours).toBeNull();
    const night = { from: '22:00', to: '07:00' };
    expect((await choose(applicant, night)).json()).toMatchObject({
      quiet_hours: night,
      settings: [{ topic: 'application_updates' }],
    });
    expect((await read()).quiet_hours).toEqual(night);
    expect((await choose(applicant, null)).json()).toMatchObject({ quiet_hours: null });
  });

  test.each([
    ['no hours', { from: '07:00', to: '07:00' }, 'quiet_hours.to'],
    ['no time of the day', { from: '24:00', to: '07:00' }, 'quiet_hours.from'],
  ])('rejects %s', async (_case, hours, field) => {
    const response = await choose(scene.applicant, hours);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ errors: { [field]: expect.anything() } });
  });
});

describe('mails of unread messages', () => {
  test('wait until the hours end, then go as one mail; the bell does not wait', async () => {
    const { applicant } = scene;
    await choose(applicant, aroundNow());
    await scene.asCompany('Good afternoon.');
    await mailMessages();
    await scene.asCompany('Can you come on Thursday?');
    await mailMessages(12);
    expect(await subjectsTo(applicant)).toEqual([]);
    expect(await scene.bell(applicant)).not.toEqual([]);
    expect(await endHours(30)).toBe(0);
    expect(await endHours()).toBe(1);
    expect(await endHours()).toBe(0);
    const [mail, ...more] = await scene.mailsTo(applicant);
    expect(more).toEqual([]);
    expect(mail!.text).toContain('You have 2 new messages');
    expect(mail!.text).toContain('Can you come on Thursday?');
  });

  test('are not sent when the messages were read meanwhile', async () => {
    await choose(scene.applicant, aroundNow());
    await scene.asCompany();
    await mailMessages();
    await scene.read(scene.applicant, scene.urls.applicant);
    await portal.db.updateTable('application_messages').set({ read_at: new Date() }).execute();
    await endHours();
    expect(await subjectsTo(scene.applicant)).toEqual([]);
  });

  test('are not sent once they are turned off or the conversation is muted', async () => {
    const { applicant, recruiter, applicationId } = scene;
    for (const who of [applicant, recruiter]) await choose(who, aroundNow());
    await scene.asCompany();
    await scene.asApplicant();
    await mailMessages();
    const body = { topic: 'application_updates', delivery: 'never' };
    await portal.call('PUT', '/account/notification-settings', { token: applicant.token, body });
    const mute = { application_id: applicationId, account_id: recruiter.id };
    await portal.db.insertInto('conversation_mutes').values(mute).execute();
    await endHours();
    expect([await subjectsTo(applicant), await subjectsTo(recruiter)]).toEqual([[], []]);
  });

  test('wait for the recruiter with quiet hours only', async () => {
    const other = await signInNew(portal, 'recruiter');
    await aMembership(portal, await scene.companyId(), other.id, 'recruiter');
    await choose(scene.recruiter, aroundNow());
    await scene.asApplicant('May I park?');
    await mailMessages();
    expect(await subjectsTo(scene.recruiter)).toEqual([]);
    expect(await subjectsTo(other)).toHaveLength(1);
    await endHours();
    expect(await subjectsTo(scene.recruiter)).toHaveLength(1);
    expect(await subjectsTo(other)).toHaveLength(1);
  });

  test('do not reach a recruiter who has left the company meanwhile', async () => {
    await choose(scene.recruiter, aroundNow());
    await scene.asApplicant();
    await mailMessages();
    await portal.db.deleteFrom('memberships').where('account_id', '=', scene.recruiter.id).execute();
    await endHours();
    expect(await subjectsTo(scene.recruiter)).toEqual([]);
  });
});

describe('other mails that the settings govern', () => {
  test('go with the messages of their conversation as one mail', async () => {
    const { applicant } = scene;
    await choose(applicant, aroundNow());
    await scene.setStatus('shortlisted');
    await scene.propose(proposal());
    await scene.asCompany('See you there.');
    await mailMessages();
    expect(await subjectsTo(applicant)).toEqual([]);
    expect(await endHours()).toBe(1);
    const [mail, ...more] = await scene.mailsTo(applicant);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ template: 'held-for-applicant' });
    expect(mail!.subject).toMatch(/^3 updates about /);
    expect(mail!.text).toContain('You are on the shortlist of Divi Cove');
    expect(mail!.text).toMatch(/New message from Divi Cove/);
  });

  test('are sent as they are when there is one', async () => {
    await choose(scene.applicant, aroundNow());
    await scene.setStatus('shortlisted');
    await endHours();
    const [mail] = await scene.mailsTo(scene.applicant);
    expect(mail).toMatchObject({ template: 'status-changed' });
  });

  test('of different conversations are sent apart', async () => {
    const { applicant } = scene;
    await choose(applicant, aroundNow());
    await scene.setStatus('shortlisted');
    const all = portal.db.selectFrom('held_mails').selectAll().where('account_id', '=', applicant.id);
    const held = await all.executeTakeFirstOrThrow();
    const { id: _, ...copy } = held;
    const mail = JSON.stringify(held.mail);
    await portal.db
      .insertInto('held_mails')
      .values({ ...copy, mail, application_id: null })
      .execute();
    expect(await endHours()).toBe(2);
    expect(await subjectsTo(applicant)).toHaveLength(2);
  });

  test('include the daily summary of a recruiter', async () => {
    const { recruiter } = scene;
    const body = { topic: 'new_applicants', delivery: 'daily' };
    await portal.call('PUT', '/account/notification-settings', { token: recruiter.token, body });
    await choose(recruiter, aroundNow());
    const yesterday = inMinutes(-48 * 60);
    await portal.db.updateTable('notification_settings').set({ updated_at: yesterday }).execute();
    await portal.db
      .updateTable('applications')
      .set({ created_at: inMinutes(-30) })
      .execute();
    const publishEvent = async () => undefined;
    await sendSummaries({ db: portal.db, siteUrl, publishEvent });
    expect(await scene.mailsTo(recruiter, 'applicant-summary')).toEqual([]);
    await endHours();
    expect(await scene.mailsTo(recruiter, 'applicant-summary')).toHaveLength(1);
  });

  test('about a confirmed interview and about the account do not wait', async () => {
    const { applicant } = scene;
    const interview = await scene.proposed();
    await choose(applicant, aroundNow());
    await scene.confirm(interview);
    expect(await scene.mailsTo(applicant, 'interview-confirmed')).toHaveLength(1);
    const passwords = { current_password: 'bon-bini-2026', password: 'tambe-bon-2027' };
    await portal.call('PUT', '/account/password', { token: applicant.token, body: passwords });
    expect(await scene.mailsTo(applicant, 'password-changed')).toHaveLength(1);
  });
});
