import { createLogger } from '@cpa/shared/server';
import type {
  ApplicantApplication,
  ApplicantReview,
  ApplicationStatus,
  Applied,
} from '@cpa/shared/contracts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { jobs } from '../../src/app/jobs.ts';
import { applyStatusChanges } from '../../src/domains/applications/status/applyStatusChanges.ts';
import { startJobs } from '../../src/platform/queue/startJobs.ts';
import { aCompany, aMembership, aVacancy } from '../support/aVacancy.ts';
import { endTimeToUndo, letChangesTakeEffect, skipSeconds, startOfEffect } from '../support/statusChanges.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { type Member, signInNew } from '../support/signIn.ts';
import { waitUntil } from '../support/waitUntil.ts';

let portal: TestApp;
let recruiter: Member;
let colleague: Member;
let applicant: Member;
let vacancyId: number;
let application: Applied;

beforeAll(async () => {
  portal = await openTestApp();
});
beforeEach(async () => {
  await letChangesTakeEffect(portal);
  recruiter = await signInNew(portal, 'recruiter', { name: 'Berta Kock' });
  colleague = await signInNew(portal, 'recruiter', { name: 'Aisha Tromp' });
  const company = await aCompany(portal, recruiter.id);
  await aMembership(portal, company, colleague.id);
  vacancyId = await aVacancy(portal, company);
  applicant = await signInNew(portal, 'applicant', { name: 'Rudy Croes' });
  await portal.call('POST', '/applicants', { token: applicant.token, body: {} });
  application = await apply();
});
afterAll(async () => await portal.close());

const apply = async () =>
  (
    await portal.call('POST', `/vacancies/${vacancyId}/apply`, { token: applicant.token, body: {} })
  ).json<Applied>();

const setStatus = async (status: string, body: object = {}, { token } = recruiter) =>
  await portal.call('POST', `/recruiter/vacancy/${vacancyId}/applicants/${application.applicant_id}/status`, {
    token,
    body: { status, ...body },
  });

const changeTo = async (status: string, body: object = {}, by = recruiter) =>
  (await setStatus(status, body, by)).json<{
    current_status: string;
    change_id: number;
    effective_at: string;
  }>();

const undo = async (id: number, { token } = recruiter) =>
  await portal.call('POST', `/recruiter/status-changes/${id}/undo`, { token });

const review = async () =>
  (
    await portal.call('GET', `/recruiter/applicants/${application.id}`, { token: recruiter.token })
  ).json<ApplicantReview>();

const ownView = async () =>
  (await portal.call('GET', '/applicant/applications', { token: applicant.token })).json<
    ApplicantApplication[]
  >()[0]!;

const mails = async () =>
  await portal.db
    .selectFrom('mails')
    .select(['text'])
    .where('recipient', '=', applicant.email)
    .where('template', '=', 'status-changed')
    .orderBy('id')
    .execute();

describe('a pending status change', () => {
  it('shows the recruiter the new status and the applicant the old one until it takes effect', async () => {
    const before = await ownView();
    const change = await changeTo('interview', { should_notify: true, recruiter_note: 'Monday at ten?' });
    const wait = new Date(change.effective_at).getTime() - Date.now();
    expect(change).toMatchObject({ current_status: 'interview', change_id: expect.any(Number) as number });
    expect(wait).toBeGreaterThan(8000);
    expect(wait).toBeLessThanOrEqual(10_000);

    expect((await review()).status).toBe('interview');
    expect(await ownView()).toEqual(before);
    expect((await apply()).status).toBe('new');
    expect(await mails()).toEqual([]);

    expect(await letChangesTakeEffect(portal)).toBe(1);
    expect(await ownView()).toMatchObject({
      status: 'interview',
      history: [{ status: 'new' }, { status: 'interview', note: 'Monday at ten?' }],
    });
    const [mail, ...others] = await mails();
    expect(mail!.text).toMatch(/\nSent: \d+ \w+\nInterview: \d+ \w+\n/);
    expect(mail!.text).toMatch(/\n(?!null).+, Dushi Resort writes:\nMonday at ten\?\n/);
    expect(others).toEqual([]);
  });

  it('sends nothing without should_notify, and shows the note only to the company', async () => {
    await changeTo('rejected', { recruiter_note: 'Too far away' });
    await letChangesTakeEffect(portal);
    expect(await mails()).toEqual([]);
    expect((await ownView()).history.at(-1)).toMatchObject({ status: 'rejected', note: null });
    expect((await review()).history.at(-1)).toMatchObject({ note: 'Too far away', notified: false });
  });

  it('changes nothing and adds no history for the same status', async () => {
    await changeTo('shortlisted');
    const before = await review();
    expect(await changeTo('shortlisted', { should_notify: true })).toMatchObject({
      current_status: 'shortlisted',
      change_id: null,
      effective_at: null,
    });
    expect(await review()).toEqual(before);
  });

  it('is superseded by a later one: one entry, one mail', async () => {
    await changeTo('interview', { should_notify: true });
    await changeTo('offer', { should_notify: true, recruiter_note: 'Welcome' });
    expect((await review()).history.map(({ status }) => status)).toEqual(['new', 'offer']);
    expect(await letChangesTakeEffect(portal)).toBe(1);
    const sent = await mails();
    expect(sent).toHaveLength(1);
    expect(sent[0]!.text).toContain('Welcome');
    expect((await ownView()).history.map(({ status }) => status)).toEqual(['new', 'offer']);
  });

  it('disappears when the status is set back to what the applicant sees', async () => {
    await changeTo('rejected', { should_notify: true });
    expect(await changeTo('new')).toMatchObject({ current_status: 'new', change_id: null });
    expect(await letChangesTakeEffect(portal)).toBe(0);
    expect(await mails()).toEqual([]);
    expect((await review()).history.map(({ status }) => status)).not.toContain('rejected');
  });

  it('keeps a withdrawn application as it is', async () => {
    await portal.db
      .updateTable('applications')
      .set({ status: 'withdrawn' })
      .where('id', '=', application.id)
      .execute();
    expect((await setStatus('interview')).json()).toMatchObject({ code: 'application_withdrawn' });
  });
});

describe('undo', () => {
  it('restores the status, sends nothing and can be repeated', async () => {
    const { change_id } = await changeTo('rejected', { should_notify: true });
    for (let times = 0; times < 2; times += 1) {
      const undone = await undo(change_id);
      expect([undone.statusCode, undone.json()]).toEqual([200, { current_status: 'new' }]);
    }
    expect(await letChangesTakeEffect(portal)).toBe(0);
    expect(await mails()).toEqual([]);
    expect((await ownView()).history).toHaveLength(1);
  });

  it('restores the change that was superseded', async () => {
    const first = await changeTo('interview', { should_notify: true }, colleague);
    const second = await changeTo('rejected', { should_notify: true });
    expect((await undo(first.change_id, colleague)).json()).toMatchObject({ code: 'status_changed_again' });
    expect((await undo(second.change_id)).json()).toEqual({ current_status: 'interview' });
    expect((await review()).pending_change).toMatchObject({ change_id: first.change_id });
    expect((await ownView()).status).toBe('new');
    await letChangesTakeEffect(portal);
    expect(await mails()).toHaveLength(1);
    expect((await ownView()).status).toBe('interview');
  });

  it('returns 409 once the change is effective, even before the job ran', async () => {
    const { change_id } = await changeTo('interview');
    await endTimeToUndo(portal);
    const late = await undo(change_id);
    expect([late.statusCode, late.json<{ code: string }>().code]).toEqual([409, 'already_effective']);
    expect((await ownView()).status).toBe('interview');
  });

  it('returns 404 for another company and for entries that were never pending', async () => {
    const stranger = await signInNew(portal, 'recruiter');
    const { change_id } = await changeTo('interview');
    expect((await undo(change_id, stranger)).statusCode).toBe(404);
    const { id } = await portal.db
      .selectFrom('application_history')
      .select('id')
      .where('application_id', '=', application.id)
      .where('status', '=', 'new')
      .executeTakeFirstOrThrow();
    expect((await undo(id)).statusCode).toBe(404);
  });

  it('never both undoes a change and mails it when it races with the job', async () => {
    const { siteUrl } = portal.app.config;
    for (let round = 0; round < 12; round += 1) {
      // The status that the round before was undone to.
      const next = (await review()).status === 'interview' ? 'offer' : 'interview';
      const { change_id } = await changeTo(next, { should_notify: true });
      const sent = (await mails()).length;
      await portal.db
        .updateTable('application_history')
        .set({ effective_at: sql<Date>`clock_timestamp() + make_interval(secs => ${round / 2000})` })
        .where('id', '=', change_id)
        .execute();
      const runJob = async () =>
        await applyStatusChanges({ db: portal.db, siteUrl, publishEvent: async () => undefined });
      const [undone] = await Promise.all([undo(change_id), runJob(), runJob()]);
      await runJob();
      const isUndone = undone.statusCode === 200;
      expect((await mails()).length - sent).toBe(isUndone ? 0 : 1);
    }
  });
});

describe('two recruiters', () => {
  it('see who changed the status in between, and nothing is overwritten', async () => {
    await changeTo('interview', { known_status: 'new' }, colleague);
    const outdated = await setStatus('rejected', { known_status: 'new', should_notify: true });
    expect(outdated.statusCode).toBe(409);
    expect(outdated.json()).toMatchObject({
      code: 'status_changed',
      message: expect.stringContaining('Aisha Tromp changed the status to Interview at') as string,
    });
    expect((await review()).status).toBe('interview');
    expect((await setStatus('rejected', { known_status: 'interview' })).statusCode).toBe(200);
  });

  it('change the same applicant at once: exactly one of them succeeds', async () => {
    const codes = await Promise.all([
      setStatus('interview', { known_status: 'new' }, colleague),
      setStatus('rejected', { known_status: 'new' }),
    ]);
    expect(codes.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });
});

describe('the job', () => {
  it('takes up a change whose process crashed before it took effect, and mails it once', async () => {
    await changeTo('interview', { should_notify: true });
    await endTimeToUndo(portal);
    const { siteUrl } = portal.app.config;
    const crash = portal.db.transaction().execute(async (trx) => {
      await applyStatusChanges({
        db: {
          transaction: () => ({ execute: async (run: (db: typeof trx) => unknown) => await run(trx) }),
        } as never,
        siteUrl,
        publishEvent: async () => undefined,
      });
      throw new Error('The process died before the commit.');
    });
    await expect(crash).rejects.toThrow('died');
    expect(await mails()).toEqual([]);
    expect(await letChangesTakeEffect(portal)).toBe(1);
    expect(await letChangesTakeEffect(portal)).toBe(0);
    expect(await mails()).toHaveLength(1);
  });

  it('runs in the queue within two seconds after the time to undo', async () => {
    const { config, storage } = portal.app;
    const log = createLogger('silent');
    const sendMail = async () => undefined;
    const deps = { config, db: portal.db, log, publishEvent: async () => undefined, sendMail, storage };
    const running = await startJobs(deps, jobs);
    try {
      const change = await changeTo('interview', { should_notify: true });
      const end = new Date(change.effective_at).getTime();
      const start = await startOfEffect(portal);
      expect(start - end).toBeGreaterThanOrEqual(0);
      expect(start - end).toBeLessThan(1000);
      await skipSeconds(portal, 8);
      const effectiveAt = end - 8000;
      let sentAt = 0;
      await waitUntil(async () => {
        const isSent = (await mails()).length > 0;
        if (isSent) sentAt = Date.now();
        return isSent;
      });
      const delay = sentAt - effectiveAt;
      expect(delay).toBeGreaterThanOrEqual(0);
      // Two seconds on a machine that is not busy.
      expect(delay).toBeLessThan(6000);
    } finally {
      await running.stop();
    }
  });

  it('sends at most one mail per effective change, whatever recruiters do', async () => {
    const statuses: ApplicationStatus[] = ['viewed', 'shortlisted', 'interview', 'rejected'];
    const step = fc.oneof(
      fc.record({
        kind: fc.constant('change' as const),
        to: fc.constantFrom(...statuses),
        notify: fc.boolean(),
      }),
      fc.record({ kind: fc.constantFrom('undo' as const, 'effect' as const, 'job' as const) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 10 }), async (steps) => {
        await letChangesTakeEffect(portal);
        const start = { mails: (await mails()).length, history: (await ownView()).history.length };
        let last: number | null = null;
        for (const each of steps) {
          if (each.kind === 'change')
            last = (await changeTo(each.to, { should_notify: each.notify })).change_id;
          else if (each.kind === 'effect') await endTimeToUndo(portal);
          else if (each.kind === 'undo' && last !== null) await undo(last);
          else if (each.kind === 'job')
            await applyStatusChanges({ ...portal.app, siteUrl: '', db: portal.db });
        }
        await letChangesTakeEffect(portal);
        const own = await ownView();
        const entries = (await review()).history.slice(start.history);
        expect((await mails()).length - start.mails).toBe(entries.filter(({ notified }) => notified).length);
        expect(own.status).toBe((await review()).status);
        expect(own.history.length - start.history).toBe(entries.length);
      }),
      { numRuns: 25, seed: 11 },
    );
  }, 60_000);
});
