import type { Lookers } from '@cpa/shared/contracts';
import { aConversation, type ConversationScene } from '../support/aConversation.ts';
import { aMembership } from '../support/aVacancy.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { type Member, signInNew } from '../support/signIn.ts';

let portal: TestApp;
let scene: ConversationScene;
let colleague: Member;
beforeAll(async () => {
  portal = await openTestApp();
});
beforeEach(async () => {
  scene = await aConversation(portal);
  colleague = await signInNew(portal, 'recruiter', { name: 'Ana Croes' });
  await aMembership(portal, await scene.companyId(), colleague.id, 'viewer');
  portal.published.length = 0;
});
afterAll(async () => await portal.close());

const url = () => `/recruiter/applicants/${scene.applicationId}/looking`;
const look = async ({ token }: Member) => (await portal.call('PUT', url(), { token })).json<Lookers>().names;
const leave = async ({ token }: Member) => await portal.call('DELETE', url(), { token });
const told = () =>
  portal.published.filter(({ event }) => event === 'lookers-changed').map(({ channel }) => channel);

test('names the colleagues who have the application open, and tells them when one comes and goes', async () => {
  const { recruiter } = scene;
  expect(await look(recruiter)).toEqual([]);
  expect(await look(colleague)).toEqual(['Berta Kock']);
  expect(told()).toEqual([`private-user.${recruiter.id}`]);
  expect(await look(recruiter)).toEqual(['Ana Croes']);
  await look(colleague);
  expect(told()).toHaveLength(1);
  expect((await leave(colleague)).statusCode).toBe(200);
  expect((await leave(colleague)).statusCode).toBe(200);
  expect(told()).toEqual([`private-user.${recruiter.id}`, `private-user.${recruiter.id}`]);
  expect(await look(recruiter)).toEqual([]);
});

test('forgets who left without a word, and who left the company', async () => {
  const { recruiter } = scene;
  await look(colleague);
  const lookers = portal.db.updateTable('application_lookers').where('account_id', '=', colleague.id);
  await lookers.set({ seen_at: new Date(Date.now() - 61_000) }).execute();
  expect(await look(recruiter)).toEqual([]);
  await look(colleague);
  expect(told()).toEqual([`private-user.${recruiter.id}`]);
  await portal.db.deleteFrom('memberships').where('account_id', '=', colleague.id).execute();
  expect(await look(recruiter)).toEqual([]);
});
