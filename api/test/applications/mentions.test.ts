import type { ApplicantReview, Notifications, PrivateNote } from '@cpa/shared/contracts';
import { deleteMember } from '../../src/domains/companies/members/members.repository.ts';
import { aMembership } from '../support/aVacancy.ts';
import { aReceivedApplication } from '../support/aReceivedApplication.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { signInNew, type Member } from '../support/signIn.ts';
import { waitUntil } from '../support/waitUntil.ts';

let portal: TestApp;
let scene: Awaited<ReturnType<typeof aReceivedApplication>>;
let colleague: Member;
let url: string;
beforeAll(async () => {
  portal = await openTestApp();
});
beforeEach(async () => {
  scene = await aReceivedApplication(portal, { name: 'Rudina Quandt' });
  colleague = await signInNew(portal, 'recruiter', { name: 'Luis Croes' });
  await aMembership(portal, scene.companyId, colleague.id, 'viewer');
  url = `/recruiter/applicants/${scene.application.id}`;
});
afterAll(async () => await portal.close());

async function note(mentions: number[], text = 'Please call, @Luis Croes.') {
  const { token } = scene.recruiter;
  const response = await portal.call('POST', `${url}/notes`, { token, body: { text, mentions } });
  return response.json<PrivateNote>();
}

async function edit({ id }: PrivateNote, body: object) {
  const { token } = scene.recruiter;
  return (await portal.call('PUT', `${url}/notes/${id}`, { token, body })).json<PrivateNote>();
}

async function mentionsOf({ token }: Member) {
  const { notifications } = (await portal.call('GET', '/notifications', { token })).json<Notifications>();
  return notifications.filter(({ kind }) => kind === 'note-mention');
}

const review = async ({ token }: Member) =>
  (await portal.call('GET', url, { token })).json<ApplicantReview>();

describe('a mention in a note', () => {
  it('notifies the member until the application is opened', async () => {
    expect(await note([colleague.id])).toMatchObject({ mentions: ['Luis Croes'] });
    expect(await mentionsOf(colleague)).toMatchObject([
      { count: 1, read: false, data: { application_id: scene.application.id, name: 'Rudina Quandt' } },
    ]);
    const isPublished = () =>
      portal.published.some(
        ({ channel, event }) => channel === `private-user.${colleague.id}` && event === 'notification',
      );
    await waitUntil(isPublished);
    expect((await review(colleague)).notes).toMatchObject([{ mentions: ['Luis Croes'], by: 'Berta' }]);
    expect(await mentionsOf(colleague)).toMatchObject([{ read: true }]);
  });

  it('ignores accounts outside the company and does not notify the author', async () => {
    const { recruiter, stranger, applicant } = scene;
    expect(await note([recruiter.id, stranger.id, applicant.id, 999_999])).toMatchObject({
      mentions: ['Berta'],
    });
    for (const account of [recruiter, stranger, applicant]) expect(await mentionsOf(account)).toEqual([]);
  });

  it('notifies again only members that an edit adds', async () => {
    const third = await signInNew(portal, 'recruiter', { name: 'Ana Tromp' });
    await aMembership(portal, scene.companyId, third.id, 'recruiter');
    const first = await note([colleague.id]);
    const both = await edit(first, { text: '@Luis Croes @Ana Tromp', mentions: [colleague.id, third.id] });
    expect(both.mentions).toEqual(['Ana Tromp', 'Luis Croes']);
    expect(await mentionsOf(colleague)).toMatchObject([{ count: 1 }]);
    expect(await mentionsOf(third)).toMatchObject([{ count: 1 }]);
    expect(await edit(first, { text: 'Call.' })).toMatchObject({ mentions: ['Ana Tromp', 'Luis Croes'] });
    expect(await edit(first, { text: 'Call.', mentions: [] })).toMatchObject({ mentions: [] });
  });

  it('respects the setting of the member', async () => {
    const body = { topic: 'mentions', delivery: 'never' };
    await portal.call('PUT', '/account/notification-settings', { token: colleague.token, body });
    expect(await note([colleague.id])).toMatchObject({ mentions: ['Luis Croes'] });
    expect(await mentionsOf(colleague)).toEqual([]);
  });

  it('stays readable as text after the member has left and deleted the account', async () => {
    await note([colleague.id]);
    await deleteMember(portal.db, scene.companyId, colleague.id);
    await portal.db.deleteFrom('accounts').where('id', '=', colleague.id).execute();
    expect((await review(scene.recruiter)).notes).toMatchObject([
      { text: 'Please call, @Luis Croes.', mentions: [] },
    ]);
  });

  it('saves and notifies nothing when a viewer writes', async () => {
    const { token } = colleague;
    const body = { text: '@Berta', mentions: [scene.recruiter.id] };
    expect((await portal.call('POST', `${url}/notes`, { token, body })).statusCode).toBe(403);
    expect(await mentionsOf(scene.recruiter)).toEqual([]);
  });
});
