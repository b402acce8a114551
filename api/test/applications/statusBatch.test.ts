import type { Applied, StatusBatchResults, UndoBatchResults } from '@cpa/shared/contracts';
import { sql } from 'kysely';
import { applyStatusChanges } from '../../src/domains/applications/status/applyStatusChanges.ts';
import { aCompany, aMembership, aVacancy } from '../support/aVacancy.ts';
import { letChangesTakeEffect } from '../support/statusChanges.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { type Member, signInNew } from '../support/signIn.ts';

let portal: TestApp;
let recruiter: Member;
let colleague: Member;
let companyId: number;
let vacancyId: number;
beforeAll(async () => {
  portal = await openTestApp();
  recruiter = await signInNew(portal, 'recruiter');
  colleague = await signInNew(portal, 'recruiter');
  companyId = await aCompany(portal, recruiter.id);
  await aMembership(portal, companyId, colleague.id);
  vacancyId = await aVacancy(portal, companyId);
});
beforeEach(() => void portal.published.splice(0));
afterAll(async () => await portal.close());

async function anApplicationTo(vacancy: number): Promise<number> {
  const { token } = await signInNew(portal, 'applicant');
  await portal.call('POST', '/applicants', { token, body: {} });
  const applied = await portal.call('POST', `/vacancies/${vacancy}/apply`, { token, body: {} });
  return applied.json<Applied>().id;
}

const change = async (body: object, { token } = recruiter) =>
  await portal.call('POST', '/recruiter/applicants/status', { token, body });
const resultsOf = async (body: object, by = recruiter) =>
  (await change(body, by)).json<StatusBatchResults>().results;
const undo = async (change_ids: number[], { token } = recruiter) =>
  await portal.call('POST', '/recruiter/status-changes/undo', { token, body: { change_ids } });
const statusesOf = async (ids: number[]) =>
  (
    await portal.db.selectFrom('applications').select('status').where('id', 'in', ids).orderBy('id').execute()
  ).map(({ status }) => status);
const events = ({ id }: Member) =>
  portal.published.flatMap(({ channel, event, data }) =>
    channel === `private-user.${id}` && event === 'application-status-changed' ? [data] : [],
  );

test('changes own applications, reports the others and publishes one event to every recruiter', async () => {
  const stranger = await signInNew(portal, 'recruiter');
  const foreign = await anApplicationTo(
    await aVacancy(portal, await aCompany(portal, stranger.id, 'Elsewhere')),
  );
  const [first, withdrawn, second] = [
    await anApplicationTo(vacancyId),
    await anApplicationTo(vacancyId),
    await anApplicationTo(vacancyId),
  ];
  await portal.db
    .updateTable('applications')
    .set({ status: 'withdrawn' })
    .where('id', '=', withdrawn)
    .execute();
  portal.published.splice(0);
  const results = await resultsOf({ ids: [first, foreign, withdrawn, second], status: 'shortlisted' });
  expect(results.map(({ id, current_status, error }) => [id, current_status, error])).toEqual([
    [first, 'shortlisted', null],
    [foreign, null, 'This application was not found.'],
    [withdrawn, null, expect.stringContaining('withdrawn')],
    [second, 'shortlisted', null],
  ]);
  expect(await statusesOf([first, second])).toEqual(['shortlisted', 'shortlisted']);
  expect(await statusesOf([foreign])).toEqual(['new']);
  const changes = [first, second].map((id) => ({ id, status: 'shortlisted' }));
  expect([events(recruiter), events(colleague), events(stranger)]).toEqual([
    [{ changes }],
    [{ changes }],
    [],
  ]);
});

test('does not overwrite what a colleague changed since the recruiter saw it', async () => {
  const ids = [await anApplicationTo(vacancyId), await anApplicationTo(vacancyId)];
  await change({ ids: [ids[1]], status: 'interview' }, colleague);
  const results = await resultsOf({ ids, status: 'rejected', known_statuses: ['new', 'new'] });
  expect(results).toMatchObject([
    { current_status: 'rejected', error: null },
    { current_status: null, error: expect.stringContaining('changed the status to Interview') },
  ]);
  expect(await statusesOf(ids)).toEqual(['rejected', 'interview']);
});

const postpone = async (change_ids: number[], { token } = recruiter) =>
  await portal.call('POST', '/recruiter/status-changes/postpone', { token, body: { change_ids } });
const timeOf = async (id: number) =>
  await portal.db
    .selectFrom('application_history')
    .select(['at', 'effective_at', 'applied_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

test('postpones pending changes by the full time, at most to a minute after the change', async () => {
  const ids = [await anApplicationTo(vacancyId), await anApplicationTo(vacancyId)];
  const [first, second] = (await resultsOf({ ids, status: 'offer' })).map(({ change_id }) => change_id!);
  const shift = async (seconds: number) =>
    await portal.db
      .updateTable('application_history')
      .set({
        at: sql<Date>`at - make_interval(secs => ${seconds})`,
        effective_at: sql<Date>`effective_at - make_interval(secs => ${seconds})`,
      })
      .where('id', 'in', [first!, second!])
      .execute();
  await shift(6);
  const granted = (await postpone([first!])).json<{ effective_at: string }>();
  const kept = await timeOf(first!);
  expect(kept.effective_at.toISOString()).toBe(granted.effective_at);
  expect(kept.effective_at.getTime() - kept.at.getTime()).toBeGreaterThan(15_000);
  await shift(5);
  await applyStatusChanges({
    db: portal.db,
    siteUrl: portal.app.config.siteUrl,
    publishEvent: async () => {},
  });
  expect([(await timeOf(first!)).applied_at, (await timeOf(second!)).applied_at]).toEqual([
    null,
    expect.any(Date),
  ]);
  await portal.db
    .updateTable('application_history')
    .set({
      at: sql<Date>`now() - interval '52 seconds'`,
      effective_at: sql<Date>`now() + interval '5 seconds'`,
    })
    .where('id', '=', first!)
    .execute();
  await postpone([first!]);
  const capped = await timeOf(first!);
  expect(capped.effective_at.getTime() - capped.at.getTime()).toBe(60_000);
});

test('postpones no change of another company, of a viewer, undone or effective', async () => {
  const stranger = await signInNew(portal, 'recruiter');
  await aCompany(portal, stranger.id, 'Far away');
  const [id] = [await anApplicationTo(vacancyId)];
  const viewer = await signInNew(portal, 'recruiter');
  await aMembership(portal, companyId, viewer.id, 'viewer');
  const [changed] = await resultsOf({ ids: [id], status: 'offer' });
  for (const other of [stranger, viewer])
    expect((await postpone([changed!.change_id!], other)).statusCode).toBe(404);
  await undo([changed!.change_id!]);
  expect((await postpone([changed!.change_id!])).statusCode).toBe(404);
  const [again] = await resultsOf({ ids: [id], status: 'hired' });
  await letChangesTakeEffect(portal);
  expect((await postpone([again!.change_id!])).statusCode).toBe(404);
});

test('undoes the whole batch before it takes effect, and sends no mail', async () => {
  const ids = [await anApplicationTo(vacancyId), await anApplicationTo(vacancyId)];
  const body = { ids, status: 'offer', should_notify: true, recruiter_note: 'Welcome' };
  const changeIds = (await resultsOf(body)).map(({ change_id }) => change_id!);
  portal.published.splice(0);
  const { results } = (await undo(changeIds)).json<UndoBatchResults>();
  expect(results).toEqual(changeIds.map((change_id) => ({ change_id, current_status: 'new', error: null })));
  expect(events(colleague)).toEqual([{ changes: ids.map((id) => ({ id, status: 'new' })) }]);
  await letChangesTakeEffect(portal);
  expect(await statusesOf(ids)).toEqual(['new', 'new']);
  const mails = await portal.db
    .selectFrom('mails')
    .select('id')
    .where('template', '=', 'status-changed')
    .execute();
  expect(mails).toEqual([]);
});

test('gives a restored change the full time to undo it again', async () => {
  const ids = [await anApplicationTo(vacancyId)];
  const [first] = await resultsOf({ ids, status: 'interview' });
  const [second] = await resultsOf({ ids, status: 'rejected' });
  // The time of the first change ends while the second one has replaced it.
  await portal.db
    .updateTable('application_history')
    .set({ effective_at: sql<Date>`now() - interval '1 second'` })
    .where('id', '=', first!.change_id)
    .execute();
  await undo([second!.change_id!]);
  const { siteUrl } = portal.app.config;
  await applyStatusChanges({ db: portal.db, siteUrl, publishEvent: async () => {} });
  expect((await timeOf(first!.change_id!)).applied_at).toBeNull();
  expect((await undo([first!.change_id!])).json<UndoBatchResults>().results[0]!.current_status).toBe('new');
});

test('reports changes that can no longer be undone or belong to another company', async () => {
  const ids = [await anApplicationTo(vacancyId)];
  const [result] = await resultsOf({ ids, status: 'interview' });
  const stranger = await signInNew(portal, 'recruiter');
  const foreign = (await undo([result!.change_id!], stranger)).json<UndoBatchResults>().results;
  expect(foreign).toMatchObject([
    {
      current_status: null,
      error: 'This status change was not found.',
      error_code: { code: 'status_change_not_found' },
    },
  ]);
  await letChangesTakeEffect(portal);
  const late = (await undo([result!.change_id!])).json<UndoBatchResults>().results;
  expect(late).toMatchObject([{ current_status: null, error: expect.stringContaining('too late') }]);
  expect(await statusesOf(ids)).toEqual(['interview']);
});

test('rejects unknown keys, unknown statuses, too many IDs and unverified recruiters', async () => {
  for (const body of [
    { ids: [1], status: 'promoted' },
    { ids: [], status: 'offer' },
    { ids: Array.from({ length: 501 }, (_, index) => index + 1), status: 'offer' },
    { ids: [1], status: 'offer', known_status: 'new' },
    { ids: [1], status: 'offer', known_statuses: ['new', 'new'] },
  ]) {
    expect((await change(body)).statusCode).toBe(422);
  }
  const unverified = await signInNew(portal, 'recruiter', { isVerified: false });
  expect((await change({ ids: [1], status: 'offer' }, unverified)).statusCode).toBe(403);
});
