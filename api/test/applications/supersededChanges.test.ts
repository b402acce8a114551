import type { ApplicantApplication, ApplicantReview, ApplicationStatus } from '@cpa/shared/contracts';
import { sql } from 'kysely';
import { applyStatusChangesJob } from '../../src/domains/applications/status/statusChange.jobs.ts';
import { aReceivedApplication, changeStatus } from '../support/aReceivedApplication.ts';
import { aMembership } from '../support/aVacancy.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { signInNew } from '../support/signIn.ts';
import { letChangesTakeEffect, startOfEffect } from '../support/statusChanges.ts';

let portal: TestApp;
let scene: Awaited<ReturnType<typeof aReceivedApplication>>;
beforeAll(async () => {
  portal = await openTestApp();
});
beforeEach(async () => {
  await letChangesTakeEffect(portal);
  scene = await aReceivedApplication(portal);
});
afterAll(async () => await portal.close());

type Changed = { current_status: ApplicationStatus; change_id: number; effective_at: string };

const changeTo = async (status: ApplicationStatus) =>
  (await changeStatus(portal, scene.recruiter, scene, { status, should_notify: true })).json<Changed>();
const undo = async (id: number, { token } = scene.recruiter) =>
  await portal.call('POST', `/recruiter/status-changes/${id}/undo`, { token });
const review = async () =>
  (
    await portal.call('GET', `/recruiter/applicants/${scene.application.id}`, {
      token: scene.recruiter.token,
    })
  ).json<ApplicantReview>();
const statusSeen = async () => {
  const { token } = scene.applicant;
  const own = await portal.call('GET', '/applicant/applications', { token });
  return own.json<ApplicantApplication[]>()[0]!.status;
};
const countMails = async () =>
  (
    await portal.db
      .selectFrom('mails')
      .select('id')
      .where('recipient', '=', scene.applicant.email)
      .where('template', '=', 'status-changed')
      .execute()
  ).length;

test('a restored change takes effect after its full time, by a separate job', async () => {
  const first = await changeTo('interview');
  const second = await changeTo('rejected');
  // The jobs of both changes may have run by then.
  await sql`delete from jobs.job where name = ${applyStatusChangesJob.name}`.execute(portal.db);
  expect((await undo(second.change_id)).json()).toEqual({ current_status: 'interview' });
  const { pending_change } = await review();
  expect(pending_change).toMatchObject({ change_id: first.change_id });
  const effectiveAt = Date.parse(pending_change!.effective_at);
  expect(effectiveAt).toBeGreaterThan(Date.parse(second.effective_at));
  expect(await startOfEffect(portal)).toBeGreaterThanOrEqual(effectiveAt);
  expect([await statusSeen(), await countMails()]).toEqual(['new', 0]);
});

test('setting the status back cancels all changes since the status that the applicant sees', async () => {
  await changeTo('interview');
  await changeTo('offer');
  expect(await changeTo('new')).toMatchObject({ current_status: 'new', change_id: null });
  expect(await letChangesTakeEffect(portal)).toBe(0);
  expect([await statusSeen(), await countMails()]).toEqual(['new', 0]);
});

test('an applicant who has turned updates off gets no mail, and the history says so', async () => {
  const body = { topic: 'application_updates', delivery: 'never' };
  await portal.call('PUT', '/account/notification-settings', { token: scene.applicant.token, body });
  await changeTo('interview');
  expect(await letChangesTakeEffect(portal)).toBe(1);
  expect([await statusSeen(), await countMails()]).toEqual(['interview', 0]);
  expect((await review()).history.at(-1)).toMatchObject({ status: 'interview', notified: false });
});

test('a viewer neither changes a status nor undoes the change of a colleague', async () => {
  const viewer = await signInNew(portal, 'recruiter');
  await aMembership(portal, scene.companyId, viewer.id, 'viewer');
  const { change_id } = await changeTo('interview');
  expect((await undo(change_id, viewer)).statusCode).toBe(403);
  expect((await changeStatus(portal, viewer, scene, { status: 'offer' })).statusCode).toBe(403);
  expect((await review()).status).toBe('interview');
});
