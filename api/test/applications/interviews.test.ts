import type { Interview, Problem } from '@cpa/shared/contracts';
import {
  anInterviewScene,
  inHours,
  type InterviewScene,
  proposal,
  property,
  SITE,
} from '../support/anInterviewScene.ts';
import { aCompany } from '../support/aVacancy.ts';
import { anApplicant, anApplication } from '../support/files/anApplication.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { signInNew, type Member } from '../support/signIn.ts';

let portal: TestApp;
let scene: InterviewScene;
beforeAll(async () => {
  portal = await openTestApp({ SITE_URL: SITE.siteUrl });
});
beforeEach(async () => {
  scene = await anInterviewScene(portal);
});
afterAll(async () => await portal.close());

describe('proposing times', () => {
  it('shows them to the applicant, mails and notifies, and moves the application to interview', async () => {
    portal.published.length = 0;
    const interview = await scene.proposed();
    expect(interview).toMatchObject({ status: 'proposed', minutes: 45, proposed_by: 'Berta Kock' });
    const view = await scene.ownView();
    expect(view).toMatchObject({ status: 'interview', interviews: [{ id: interview.id }] });
    expect(view.interviews[0]!.slots.map(({ is_taken }) => is_taken)).toEqual([false, false]);
    const [mail] = await scene.mailsTo(scene.applicant, 'interview-times');
    expect(mail!.text).toContain('(Aruba time, UTC-4)');
    expect(mail!.text).toContain(`${SITE.siteUrl}/applicant/applications/${scene.vacancyId}`);
    expect(mail!.calendar).toBeNull();
    expect(await scene.bell(scene.applicant)).toMatchObject([
      { kind: 'interview', data: { change: 'proposed', company: 'Divi Cove' } },
    ]);
    const events = portal.published.filter(({ event }) => event.endsWith('interview-changed'));
    expect(events.map(({ channel }) => channel)).toContain(`private-user.${scene.applicant.id}`);
    expect(events.map(({ channel }) => channel)).toContain(`private-user.${scene.recruiter.id}`);
  });

  it('is denied to viewers and hidden from other companies and applicants', async () => {
    const stranger = await signInNew(portal, 'recruiter');
    await aCompany(portal, stranger.id);
    expect((await scene.propose(proposal(), scene.viewer)).statusCode).toBe(403);
    expect((await scene.propose(proposal(), stranger)).statusCode).toBe(404);
    const interview = await scene.proposed();
    const other = await anApplicant(portal);
    expect((await scene.confirm(interview, 0, other)).statusCode).toBe(404);
    for (const path of ['times', 'cancel']) {
      const body = path === 'times' ? proposal() : { reason: 'Ill' };
      const url = `/recruiter/interviews/${interview.id}/${path}`;
      expect((await scene.post(stranger, url, body)).statusCode).toBe(404);
      expect((await scene.post(scene.viewer, url, body)).statusCode).toBe(403);
    }
    const url = `/recruiter/applicants/${scene.applicationId}/interviews`;
    expect((await portal.call('GET', url, { token: scene.viewer.token })).statusCode).toBe(200);
    expect((await portal.call('GET', url, { token: stranger.token })).statusCode).toBe(404);
  });

  it('returns 422 for times that are over or repeated, and for both a place and a link', async () => {
    const errorsOf = async (body: object) => (await scene.propose(body)).json<Problem>().errors;
    expect(await errorsOf(proposal([inHours(-2)]))).toMatchObject({ times: [expect.any(String)] });
    expect(await errorsOf(proposal([inHours(48), inHours(48)]))).toMatchObject({
      times: [expect.any(String)],
    });
    expect(await errorsOf({ ...proposal(), video_url: 'https://meet.example.aw/a' })).toMatchObject({
      place: [expect.any(String)],
    });
    expect(await errorsOf(proposal([1, 2, 3, 4, 5, 6].map((hour) => inHours(hour))))).toBeDefined();
    expect(await errorsOf({ ...proposal(), colour: 'red' })).toBeDefined();
  });

  it('returns 409 while an interview is open, also for concurrent requests, and for ended applications', async () => {
    const codes = (await Promise.all([scene.propose(), scene.propose()])).map(({ statusCode }) => statusCode);
    expect(new Set(codes)).toEqual(new Set([201, 409]));
    const status = `/recruiter/vacancy/${scene.vacancyId}/applicants/${scene.applicant.applicantId}/status`;
    await scene.post(scene.recruiter, status, { status: 'rejected' });
    expect((await scene.propose()).json<Problem>().code).toBe('application_ended');
  });

  it('returns 409 for an application that retention has cleared', async () => {
    await portal.db
      .updateTable('applications')
      .set({ cleared_at: new Date() })
      .where('id', '=', scene.applicationId)
      .execute();
    expect((await scene.propose()).json<Problem>().code).toBe('applicant_removed');
    expect(await scene.mailsTo(scene.applicant, 'interview-times')).toEqual([]);
  });

  it('sends no mail to an applicant who turned updates off', async () => {
    await portal.call('PUT', '/account/notification-settings', {
      token: scene.applicant.token,
      body: { topic: 'application_updates', delivery: 'never' },
    });
    await scene.proposed();
    expect(await scene.mailsTo(scene.applicant, 'interview-times')).toEqual([]);
    expect(await scene.bell(scene.applicant)).toEqual([]);
  });
});

describe('confirming a time', () => {
  it('mails both sides a calendar file and notifies the recruiter', async () => {
    const interview = await scene.proposed();
    const confirmed = (await scene.confirm(interview, 1)).json<Interview>();
    expect(confirmed).toMatchObject({ status: 'confirmed', starts_at: interview.slots[1]!.starts_at });
    for (const member of [scene.applicant, scene.recruiter]) {
      const [mail] = await scene.mailsTo(member, 'interview-confirmed');
      expect(mail!.calendar_method).toBe('REQUEST');
      expect(property(mail!.calendar, 'UID')).toBe(`interview-${interview.id}@jobs.example.aw`);
      expect(property(mail!.calendar, 'SEQUENCE')).toBe('0');
      expect(property(mail!.calendar, 'METHOD')).toBe('REQUEST');
      const start = interview.slots[1]!.starts_at.replaceAll(/[-:]|\.000/g, '');
      expect(property(mail!.calendar, 'DTSTART')).toBe(start);
      expect(mail!.text).toContain('(Aruba time, UTC-4)');
    }
    expect((await scene.bell(scene.recruiter))[0]).toMatchObject({
      kind: 'interview-answer',
      data: { change: 'confirmed', application_id: scene.applicationId },
    });
  });

  it('changes nothing when the same time is confirmed again and returns 409 for another one', async () => {
    const interview = await scene.proposed();
    await scene.confirm(interview, 0);
    expect((await scene.confirm(interview, 0)).statusCode).toBe(200);
    expect((await scene.confirm(interview, 1)).json<Problem>().code).toBe('interview_chosen');
    expect(await scene.mailsTo(scene.applicant, 'interview-confirmed')).toHaveLength(1);
  });

  it('gives one recruiter time to one of two applicants who confirm it at once', async () => {
    const other = await anApplicant(portal);
    const otherId = await anApplication(portal, other, scene.vacancyId);
    const times = [inHours(72)];
    const first = await scene.proposed(times);
    const second = (await scene.propose(proposal(times), scene.recruiter, otherId)).json<Interview>();
    const answers = await Promise.all([scene.confirm(first), scene.confirm(second, 0, other)]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    const lost = answers.find(({ statusCode }) => statusCode === 409)!;
    expect(lost.json<Problem>().message).toMatch(/taken meanwhile/);
    const loser = answers[0] === lost ? scene.applicant : other;
    expect((await scene.ownView(loser)).interviews[0]!.slots[0]!.is_taken).toBe(true);
  });

  it('returns 409 for a time that the company has replaced', async () => {
    const before = await scene.proposed();
    const url = `/recruiter/interviews/${before.id}/times`;
    await scene.post(scene.recruiter, url, proposal([inHours(96)]));
    expect((await scene.confirm(before)).json<Problem>()).toMatchObject({ code: 'times_changed' });
  });

  it('serves the calendar file to both sides once a time is confirmed', async () => {
    const interview = await scene.proposed();
    const file = async (side: string, { token }: Member, language = 'en') =>
      await portal.call('GET', `/${side}/interviews/${interview.id}/calendar`, {
        token,
        headers: { 'accept-language': language },
      });
    expect((await file('applicant', scene.applicant)).statusCode).toBe(409);
    await scene.confirm(interview);
    for (const [side, member] of [
      ['applicant', scene.applicant],
      ['recruiter', scene.recruiter],
    ] as const) {
      const response = await file(side, member);
      expect(response.headers['content-type']).toContain('text/calendar');
      expect(property(response.body, 'UID')).toBe(`interview-${interview.id}@jobs.example.aw`);
    }
    for (const [language, summary] of [
      ['en', 'Interview'],
      ['nl', 'Gesprek'],
      ['es', 'Entrevista'],
      ['pap', 'Entrevista'],
    ] as const) {
      const { body } = await file('applicant', scene.applicant, language);
      expect(property(body, 'SUMMARY')).toMatch(new RegExp(`^${summary}: `));
      expect(property(body, 'PRODID')).toMatch(new RegExp(`//${language.toUpperCase()}$`));
    }
    expect((await file('applicant', await anApplicant(portal))).statusCode).toBe(404);
  });
});
