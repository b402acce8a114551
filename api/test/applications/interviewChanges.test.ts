import type { Interview, Problem } from '@cpa/shared/contracts';
import { applyMoves } from '../../src/domains/applications/interviews/applyMoves.ts';
import { cancelEnded } from '../../src/domains/applications/interviews/cancelEnded.ts';
import { sendReminders } from '../../src/domains/applications/interviews/sendReminders.ts';
import {
  anInterviewScene,
  inHours,
  type InterviewScene,
  proposal,
  property,
  SITE,
} from '../support/anInterviewScene.ts';
import { aMembership } from '../support/aVacancy.ts';
import { signInNew } from '../support/signIn.ts';
import { anApplicant, anApplication } from '../support/files/anApplication.ts';
import { letChangesTakeEffect } from '../support/statusChanges.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';

const HOUR = 3_600_000;

let portal: TestApp;
let scene: InterviewScene;
beforeAll(async () => {
  portal = await openTestApp({ SITE_URL: SITE.siteUrl });
});
beforeEach(async () => {
  scene = await anInterviewScene(portal);
});
afterAll(async () => await portal.close());

describe('changing and cancelling', () => {
  const move = async (interview: Interview, body: object) =>
    await scene.post(scene.recruiter, `/recruiter/interviews/${interview.id}/times`, body);

  const letMovesTakeEffect = async () => {
    await portal.db
      .updateTable('interviews')
      .set({ move_effective_at: new Date(0) })
      .where('pending_move', 'is not', null)
      .execute();
    return await applyMoves({ ...SITE, db: portal.db, publishEvent: portal.app.publishEvent });
  };

  it('moves a confirmed interview after the time to undo, with one mail to each side that updates its calendar entry', async () => {
    const interview = await scene.proposed();
    await scene.confirm(interview);
    const before = [await scene.mailsTo(scene.applicant), await scene.mailsTo(scene.recruiter)];
    const moved = (await move(interview, proposal([inHours(96)]))).json<Interview>();
    expect(moved).toMatchObject({ status: 'confirmed', starts_at: inHours(96) });
    expect(moved.undo_until).toBeDefined();
    await move(interview, proposal([inHours(96)]));
    const hidden = (await scene.ownView()).interviews[0]!;
    expect([hidden.starts_at, hidden.undo_until]).toEqual([interview.slots[0]!.starts_at, undefined]);
    expect(await scene.mailsTo(scene.applicant)).toHaveLength(before[0]!.length);
    expect(await letMovesTakeEffect()).toBe(1);
    expect(await letMovesTakeEffect()).toBe(0);
    expect((await scene.ownView()).interviews).toMatchObject([{ id: interview.id, starts_at: inHours(96) }]);
    await move(interview, proposal([inHours(96)]));
    for (const [index, member] of [scene.applicant, scene.recruiter].entries()) {
      const mails = (await scene.mailsTo(member)).slice(before[index]!.length);
      expect(mails).toMatchObject([{ template: 'interview-moved', calendar_method: 'REQUEST' }]);
      expect(mails[0]!.text).toMatch(/Before.*Aruba time/s);
      expect(property(mails[0]!.calendar, 'UID')).toBe(`interview-${interview.id}@jobs.example.aw`);
      expect(property(mails[0]!.calendar, 'SEQUENCE')).toBe('1');
    }
    expect((await scene.bell(scene.applicant))[0]!.data['change']).toBe('moved');
  });

  it('undoes a move that the applicant has not seen, and no other', async () => {
    const interview = await scene.proposed();
    await scene.confirm(interview);
    const mails = (await scene.mailsTo(scene.applicant)).length;
    const undo = async (who = scene.recruiter) =>
      await scene.post(who, `/recruiter/interviews/${interview.id}/move/undo`, {});
    await move(interview, proposal([inHours(96)]));
    expect([(await undo(scene.viewer)).statusCode, (await undo()).json<Interview>()]).toMatchObject([
      403,
      { status: 'confirmed', starts_at: interview.slots[0]!.starts_at },
    ]);
    expect(await letMovesTakeEffect()).toBe(0);
    expect(await scene.mailsTo(scene.applicant)).toHaveLength(mails);
    await move(interview, proposal([inHours(96)]));
    await move(interview, proposal([interview.slots[0]!.starts_at]));
    expect(await letMovesTakeEffect()).toBe(0);
    await move(interview, proposal([inHours(97)]));
    await letMovesTakeEffect();
    expect((await undo()).json<Problem>().code).toBe('interview_moved');
  });

  it('postpones a move by ten seconds, up to a minute after it was requested', async () => {
    const interview = await scene.proposed();
    await scene.confirm(interview);
    const until = (await move(interview, proposal([inHours(96)]))).json<Interview>().undo_until!;
    const postpone = async () =>
      (await scene.post(scene.recruiter, `/recruiter/interviews/${interview.id}/move/postpone`, {})).json<{
        effective_at: string;
      }>().effective_at;
    expect(Date.parse(await postpone())).toBeGreaterThan(Date.parse(until));
    await portal.db
      .updateTable('interviews')
      .set({ move_requested_at: new Date(Date.now() - 58_000), move_effective_at: new Date() })
      .where('id', '=', interview.id)
      .execute();
    expect(Date.parse(await postpone())).toBeLessThan(Date.now() + 3000);
  });

  it('drops a move of an interview that the applicant declines or cancels', async () => {
    // Moves of other tests.
    await letMovesTakeEffect();
    const interview = await scene.proposed();
    await scene.confirm(interview);
    await move(interview, proposal([inHours(96)]));
    await scene.post(scene.applicant, `/applicant/interviews/${interview.id}/decline`, { message: 'Ill.' });
    expect(await letMovesTakeEffect()).toBe(0);
    expect((await scene.ownView()).interviews[0]).toMatchObject({ status: 'declined', starts_at: null });
  });

  it.each([
    ['the applicant has withdrawn', { status: 'withdrawn', withdrawn_at: new Date() }],
    ['the application was rejected', { status: 'rejected' }],
  ] as const)('does not move an interview when %s in the meantime', async (_end, ended) => {
    await letMovesTakeEffect();
    const interview = await scene.proposed();
    await scene.confirm(interview);
    const mails = await scene.mailsTo(scene.applicant);
    await move(interview, proposal([inHours(96)]));
    const applications = portal.db.updateTable('applications').where('id', '=', scene.applicationId);
    await applications.set(ended).execute();
    expect(await letMovesTakeEffect()).toBe(0);
    expect(await scene.mailsTo(scene.applicant)).toEqual(mails);
    // The end is undone.
    await applications.set({ status: 'interview', withdrawn_at: null }).execute();
    expect(await letMovesTakeEffect()).toBe(1);
  });

  it('does not move an interview of a vacancy that was closed in the meantime', async () => {
    await letMovesTakeEffect();
    const interview = await scene.proposed();
    await scene.confirm(interview);
    await move(interview, proposal([inHours(96)]));
    const closed = { status: 'closed' } as const;
    await portal.db.updateTable('vacancies').set(closed).where('id', '=', scene.vacancyId).execute();
    const at = new Date(Date.now() + 1000);
    const entry = { ...closed, vacancy_id: scene.vacancyId, at };
    await portal.db.insertInto('vacancy_history').values(entry).execute();
    expect(await letMovesTakeEffect()).toBe(0);
  });

  it('reserves both times of a move while it can be undone', async () => {
    const interview = await scene.proposed();
    await scene.confirm(interview);
    const other = await anApplicant(portal);
    const otherId = await anApplication(portal, other, scene.vacancyId);
    const times = [interview.slots[0]!.starts_at, inHours(96)];
    const second = (await scene.propose(proposal(times), scene.recruiter, otherId)).json<Interview>();
    await move(interview, proposal([inHours(96)]));
    for (const index of [0, 1]) {
      expect((await scene.confirm(second, index, other)).json<Problem>().code).toBe('slot_taken');
    }
  });

  it('moves a confirmed interview to one free time of the recruiter', async () => {
    const interview = await scene.proposed();
    await scene.confirm(interview);
    const several = await move(interview, proposal([inHours(96), inHours(98)]));
    expect(several.json<Problem>().errors).toMatchObject({ times: [expect.stringMatching(/one time/)] });
    const other = await anApplicant(portal);
    const otherId = await anApplication(portal, other, scene.vacancyId);
    const busy = proposal([inHours(96)]);
    await scene.confirm((await scene.propose(busy, scene.recruiter, otherId)).json<Interview>(), 0, other);
    expect((await move(interview, busy)).json<Problem>().code).toBe('recruiter_busy');
    expect((await scene.ownView()).interviews[0]).toMatchObject({
      status: 'confirmed',
      starts_at: interview.slots[0]!.starts_at,
    });
  });

  it('assigns an interview whose recruiter has left to the recruiter who moves it', async () => {
    const [colleague, third] = [await signInNew(portal, 'recruiter'), await signInNew(portal, 'recruiter')];
    const { company_id } = await portal.db
      .selectFrom('vacancies')
      .select('company_id')
      .where('id', '=', scene.vacancyId)
      .executeTakeFirstOrThrow();
    for (const { id } of [colleague, third]) await aMembership(portal, company_id, id);
    const interview = await scene.proposed();
    await scene.confirm(interview);
    expect((await scene.ownView()).interviews[0]!.has_proposer).toBe(true);
    await portal.db.deleteFrom('memberships').where('account_id', '=', scene.recruiter.id).execute();
    expect((await scene.ownView()).interviews[0]!.has_proposer).toBe(false);
    const known = (await scene.mailsTo(scene.recruiter)).length;
    await scene.post(colleague, `/recruiter/interviews/${interview.id}/times`, proposal([inHours(96)]));
    await letMovesTakeEffect();
    expect(await scene.mailsTo(colleague, 'interview-moved')).toHaveLength(1);
    expect(await scene.mailsTo(third)).toEqual([]);
    expect(await scene.mailsTo(scene.recruiter)).toHaveLength(known);
  });

  it('asks the company for other times, also after a confirmation', async () => {
    const interview = await scene.proposed();
    const url = `/applicant/interviews/${interview.id}/decline`;
    expect((await scene.post(scene.applicant, url, { message: ' ' })).statusCode).toBe(422);
    await scene.confirm(interview);
    const declined = (
      await scene.post(scene.applicant, url, { message: 'Only mornings.' })
    ).json<Interview>();
    expect(declined).toMatchObject({ status: 'declined', message: 'Only mornings.', starts_at: null });
    expect((await scene.mailsTo(scene.recruiter, 'interview-news'))[0]!.text).toContain('Only mornings.');
    expect((await scene.mailsTo(scene.recruiter, 'interview-cancelled'))[0]!.calendar_method).toBe('CANCEL');
    const again = await scene.post(
      scene.recruiter,
      `/recruiter/interviews/${interview.id}/times`,
      proposal(),
    );
    expect(again.json<Interview>()).toMatchObject({ status: 'proposed', message: null });
  });

  it.each(['company', 'applicant'] as const)('is cancelled by the %s with a reason', async (side) => {
    const interview = await scene.proposed();
    await scene.confirm(interview);
    const [who, other] =
      side === 'company' ? [scene.recruiter, scene.applicant] : [scene.applicant, scene.recruiter];
    const area = side === 'company' ? 'recruiter' : 'applicant';
    const url = `/${area}/interviews/${interview.id}/cancel`;
    const cancelled = (await scene.post(who, url, { reason: 'The chef is ill.' })).json<Interview>();
    expect(cancelled).toMatchObject({ status: 'cancelled', cancelled_by: side });
    for (const member of [who, other]) {
      const [mail] = await scene.mailsTo(member, 'interview-cancelled');
      expect(mail!.text).toContain('The chef is ill.');
      expect(property(mail!.calendar, 'STATUS')).toBe('CANCELLED');
      expect(property(mail!.calendar, 'SEQUENCE')).toBe('1');
    }
    expect((await scene.bell(other))[0]!.data['change']).toBe('cancelled');
    expect((await scene.post(who, url, { reason: 'Again' })).json<Problem>().code).toBe(
      'interview_cancelled',
    );
    expect((await scene.propose()).statusCode).toBe(201);
  });

  it.each([
    ['mails', 'at_once', 1],
    ['does not mail', 'never', 0],
  ])(
    '%s an applicant with the setting %s about a proposal that was cancelled',
    async (_mails, delivery, count) => {
      await portal.call('PUT', '/account/notification-settings', {
        token: scene.applicant.token,
        body: { topic: 'application_updates', delivery },
      });
      const { id } = await scene.proposed();
      const url = `/recruiter/interviews/${id}/cancel`;
      expect((await scene.post(scene.recruiter, url, { reason: 'No budget.' })).statusCode).toBe(200);
      expect(await scene.mailsTo(scene.applicant, 'interview-news')).toHaveLength(count);
    },
  );

  it('is cancelled when the rejection of the application has taken effect', async () => {
    const services = { ...SITE, db: portal.db, publishEvent: portal.app.publishEvent };
    // Applications of other tests.
    await letChangesTakeEffect(portal);
    await cancelEnded(services);
    const interview = await scene.proposed();
    await scene.confirm(interview);
    const status = `/recruiter/vacancy/${scene.vacancyId}/applicants/${scene.applicant.applicantId}/status`;
    await scene.post(scene.recruiter, status, { status: 'shortlisted' });
    // Supersedes the change before, which then never takes effect.
    await scene.post(scene.recruiter, status, { status: 'rejected' });
    expect(await cancelEnded(services)).toBe(0);
    expect((await scene.ownView()).interviews[0]!.status).toBe('confirmed');
    await letChangesTakeEffect(portal);
    expect(await cancelEnded(services)).toBe(1);
    expect((await scene.ownView()).interviews[0]).toMatchObject({
      status: 'cancelled',
      cancelled_by: 'company',
    });
  });
});

describe('reminders', () => {
  const remind = async (hoursLater: number) =>
    await sendReminders({ ...SITE, db: portal.db, now: new Date(Date.now() + hoursLater * HOUR) });

  it('are mailed to both sides once, on the day before, also by concurrent workers', async () => {
    await scene.confirm(await scene.proposed());
    await remind(20);
    expect(await scene.mailsTo(scene.applicant, 'interview-reminder')).toEqual([]);
    await Promise.all([remind(30), remind(30), remind(30)]);
    await remind(31);
    expect(await scene.mailsTo(scene.applicant, 'interview-reminder')).toHaveLength(1);
    expect(await scene.mailsTo(scene.recruiter, 'interview-reminder')).toHaveLength(1);
  });

  it('are mailed two hours before when confirmed on the same day', async () => {
    await scene.confirm(await scene.proposed([inHours(10)]));
    await remind(7.5);
    expect(await scene.mailsTo(scene.applicant, 'interview-reminder')).toEqual([]);
    await remind(9.5);
    await remind(9.9);
    expect(await scene.mailsTo(scene.applicant, 'interview-reminder')).toHaveLength(1);
    expect(await scene.mailsTo(scene.recruiter, 'interview-reminder')).toHaveLength(1);
  });

  it('are not mailed when the confirmation came shortly before', async () => {
    await scene.confirm(await scene.proposed([inHours(1)]));
    await remind(0.5);
    expect(await scene.mailsTo(scene.applicant, 'interview-reminder')).toEqual([]);
  });

  it('are not mailed for cancelled interviews or proposed times', async () => {
    const interview = await scene.proposed();
    await remind(30);
    await scene.confirm(interview);
    await scene.post(scene.recruiter, `/recruiter/interviews/${interview.id}/cancel`, {
      reason: 'No budget.',
    });
    await remind(30);
    expect(await scene.mailsTo(scene.applicant, 'interview-reminder')).toEqual([]);
  });
});
