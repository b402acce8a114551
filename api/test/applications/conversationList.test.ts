import type { ConversationSummary, Profile } from '@cpa/shared/contracts';
import { aConversation, type ConversationScene } from '../support/aConversation.ts';
import { anApplication } from '../support/files/anApplication.ts';
import { aVacancy } from '../support/aVacancy.ts';
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

const listOf = async ({ token }: Member) =>
  (await portal.call('GET', '/applicant/messages', { token })).json<{
    conversations: ConversationSummary[];
  }>().conversations;

describe('the conversations of an applicant', () => {
  it('are the applications with messages, latest first, with the latest message on one line', async () => {
    const { applicant } = scene;
    expect(await listOf(applicant)).toEqual([]);
    await scene.asApplicant('May I park at the hotel?');
    const other = await aVacancy(portal, await scene.companyId(), { title: 'Night Porter' });
    const id = await anApplication(portal, applicant, other);
    const long = `Yes.\n\nBehind gate B${' and then left'.repeat(20)}.`;
    await scene.send(scene.recruiter, `/recruiter/applicants/${id}/messages`, {
      key: 'message-key-of-the-other-vacancy',
      text: long,
    });
    expect(await listOf(applicant)).toMatchObject([
      {
        vacancy: { id: other, title: 'Night Porter' },
        has_ended: false,
        unread: 1,
        latest: { by: 'Berta Kock', is_own: false, text: long.replaceAll(/\s+/g, ' ').slice(0, 160) },
      },
      {
        vacancy: { id: scene.vacancyId },
        unread: 0,
        latest: { is_own: true, text: 'May I park at the hotel?' },
      },
    ]);
  });

  it('say that an application has ended', async () => {
    await scene.asCompany();
    await scene.post(scene.applicant, `/applicant/applications/${scene.vacancyId}/withdraw`, {});
    expect(await listOf(scene.applicant)).toMatchObject([{ has_ended: true }]);
  });

  it('are hidden from other users', async () => {
    await scene.asCompany();
    expect(await listOf(await signInNew(portal, 'applicant'))).toEqual([]);
    expect(
      (await portal.call('GET', '/applicant/messages', { token: scene.recruiter.token })).statusCode,
    ).toBe(403);
  });

  it('are counted in the profile while one is unread', async () => {
    const counts = async () =>
      (await portal.call('GET', '/recruiter/user/', { token: scene.applicant.token })).json<Profile>().waiting
        ?.counts;
    expect(await counts()).toEqual({ unread_conversations: 0 });
    await scene.asCompany('Good afternoon.');
    const { id: until } = await scene.asCompany('Can you come on Thursday?');
    expect(await counts()).toEqual({ unread_conversations: 1 });
    await scene.post(scene.applicant, `${scene.urls.applicant}/read`, { until });
    expect(await counts()).toEqual({ unread_conversations: 0 });
  });
});
