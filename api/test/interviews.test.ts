import type { ApplicantApplication, Interview, Notifications, Problem } from '@cpa/shared/contracts';
import { cancelEnded } from '../src/domains/applications/interviews/cancelEnded.ts';
import { sendReminders } from '../src/domains/applications/interviews/sendReminders.ts';
import { aCompany, aMembership, aVacancy } from './aVacancy.ts';
import { anApplicant, anApplication } from './files/anApplication.ts';
import { letChangesTakeEffect } from './letChangesTakeEffect.ts';
import { openTestApp, type TestApp } from './openTestApp.ts';
import { PASSWORD, signInNew, type Member } from './signIn.ts';

const HOUR = 3_600_000;
const SITE = { siteUrl: 'https://jobs.example.aw', mailFrom: 'Jobs <jobs@example.aw>' };

let portal: TestApp;
let recruiter: Member;
let viewer: Member;
let applicant: Member & { applicantId: number };
let vacancyId: number;
let applicationId: number;

beforeAll(async () => {
  portal = await openTestApp({ SITE_URL: SITE.siteUrl });
});
beforeEach(async () => {
  recruiter = await signInNew(portal, 'recruiter', { name: 'Berta Kock' });
  viewer = await signInNew(portal, 'recruiter');
  const company = await aCompany(portal, recruiter.id, 'Divi Cove');
  await aMembership(portal, company, viewer.id, 'viewer');
  vacancyId = await aVacancy(portal, company);
  applicant = await anApplicant(portal);
  applicationId = await anApplication(portal, applicant, vacancyId);
});
afterAll(async () => await portal.close());

const inHours = (hours: number) => new Date(Math.ceil(Date.now() / HOUR) * HOUR + hours * HOUR).toISOString();
const proposal = (times = [inHours(48), inHours(50)]) => ({
  times,
  minutes: 45,
  place: 'Caya Mañana 14, front desk',
  note: 'Bring your diploma.',
});
const propose = async (body: object = proposal(), { token } = recruiter, id = applicationId) =>
  await portal.call('POST', `/recruiter/applicants/${id}/interviews`, { token, body });
const proposed = async (times?: string[]) => (await propose(proposal(times))).json<Interview>();
const post = async ({ token }: Member, url: string, body: object) =>
  await portal.call('POST', url, { token, body });
const confirm = async ({ id, slots }: Interview, index = 0, who: Member = applicant) =>
  await post(who, `/applicant/interviews/${id}/confirm`, { slot_id: slots[index]!.id });
const ownView = async (who: Member = applicant) =>
  (await portal.call('GET', '/applicant/applications', { token: who.token })).json<
    ApplicantApplication[]
  >()[0]!;
const mailsTo = async ({ email }: Member, template?: string) => {
  const query = portal.db.selectFrom('mails').selectAll().where('recipient', '=', email).orderBy('id');
  return await (template === undefined ? query : query.where('template', '=', template)).execute();
};
const bell = async ({ token }: Member) =>
  (await portal.call('GET', '/notifications', { token })).json<Notifications>().notifications;
const property = (calendar: string | null, name: string) =>
  new RegExp(`^${name}[;:](.*)$`, 'm').exec(calendar ?? '')?.[1]?.trim();

describe('proposing times', () => {
  it('shows them to the applicant, mails and notifies, and moves the application to interview', async () => {
    portal.published.length = 0;
    const interview = await proposed();
    expect(interview).toMatchObject({ status: 'proposed', minutes: 45, proposed_by: 'Berta Kock' });
    const view = await ownView();
    expect(view).toMatchObject({ status: 'interview', interviews: [{ id: interview.id }] });
    expect(view.interviews[0]!.slots.map(({ is_taken }) => is_taken)).toEqual([false, false]);
    const [mail] = await mailsTo(applicant, 'interview-times');
    expect(mail!.text).toContain('(Aruba time, UTC-4)');
    expect(mail!.text).toContain(`${SITE.siteUrl}/applicant/applications/${vacancyId}`);
    expect(mail!.calendar).toBeNull();
    expect(await bell(applicant)).toMatchObject([
      { kind: 'interview', data: { change: 'proposed', company: 'Divi Cove' } },
    ]);
    const events = portal.published.filter(({ event }) => event.endsWith('interview-changed'));
    expect(events.map(({ channel }) => channel)).toContain(`private-user.${applicant.id}`);
    expect(events.map(({ channel }) => channel)).toContain(`private-user.${recruiter.id}`);
  });

  it('is denied to viewers and hidden from other companies and applicants', async () => {
    const stranger = await signInNew(portal, 'recruiter');
    await aCompany(portal, stranger.id);
    expect((await propose(proposal(), viewer)).statusCode).toBe(403);
    expect((await propose(proposal(), stranger)).statusCode).toBe(404);
    const interview = await proposed();
    const other = await anApplicant(portal);
    expect((await confirm(interview, 0, other)).statusCode).toBe(404);
    for (const path of ['times', 'cancel']) {
      const body = path === 'times' ? proposal() : { reason: 'Ill' };
      const url = `/recruiter/interviews/${interview.id}/${path}`;
      expect((await post(stranger, url, body)).statusCode).toBe(404);
      expect((await post(viewer, url, body)).statusCode).toBe(403);
    }
    const url = `/recruiter/applicants/${applicationId}/interviews`;
    expect((await portal.call('GET', url, { token: viewer.token })).statusCode).toBe(200);
    expect((await portal.call('GET', url, { token: stranger.token })).statusCode).toBe(404);
  });

  it('returns 422 for times that are over or repeated, and for both a place and a link', async () => {
    const errorsOf = async (body: object) => (await propose(body)).json<Problem>().errors;
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
    const codes = (await Promise.all([propose(), propose()])).map(({ statusCode }) => statusCode);
    expect(new Set(codes)).toEqual(new Set([201, 409]));
    const status = `/recruiter/vacancy/${vacancyId}/applicants/${applicant.applicantId}/status`;
    await post(recruiter, status, { status: 'rejected' });
    expect((await propose()).json<Problem>().code).toBe('application_ended');
  });

  it('sends no mail to an applicant who turned updates off', async () => {
    await portal.call('PUT', '/account/notification-settings', {
      token: applicant.token,
      body: { topic: 'application_updates', delivery: 'never' },
    });
    await proposed();
    expect(await mailsTo(applicant, 'interview-times')).toEqual([]);
    expect(await bell(applicant)).toEqual([]);
  });
});

describe('confirming a time', () => {
  it('mails both sides a calendar file and notifies the recruiter', async () => {
    const interview = await proposed();
    const confirmed = (await confirm(interview, 1)).json<Interview>();
    expect(confirmed).toMatchObject({ status: 'confirmed', starts_at: interview.slots[1]!.starts_at });
    for (const member of [applicant, recruiter]) {
      const [mail] = await mailsTo(member, 'interview-confirmed');
      expect(mail!.calendar_method).toBe('REQUEST');
      expect(property(mail!.calendar, 'UID')).toBe(`interview-${interview.id}@jobs.example.aw`);
      expect(property(mail!.calendar, 'SEQUENCE')).toBe('0');
      expect(property(mail!.calendar, 'METHOD')).toBe('REQUEST');
      const start = interview.slots[1]!.starts_at.replaceAll(/[-:]|\.000/g, '');
      expect(property(mail!.calendar, 'DTSTART')).toBe(start);
      expect(mail!.text).toContain('(Aruba time, UTC-4)');
    }
    expect((await bell(recruiter))[0]).toMatchObject({
      kind: 'interview-answer',
      data: { change: 'confirmed', application_id: applicationId },
    });
  });

  it('changes nothing when the same time is confirmed again and returns 409 for another one', async () => {
    const interview = await proposed();
    await confirm(interview, 0);
    expect((await confirm(interview, 0)).statusCode).toBe(200);
    expect((await confirm(interview, 1)).json<Problem>().code).toBe('interview_changed');
    expect(await mailsTo(applicant, 'interview-confirmed')).toHaveLength(1);
  });

  it('gives one recruiter time to one of two applicants who confirm it at once', async () => {
    const other = await anApplicant(portal);
    const otherId = await anApplication(portal, other, vacancyId);
    const times = [inHours(72)];
    const first = await proposed(times);
    const second = (await propose(proposal(times), recruiter, otherId)).json<Interview>();
    const answers = await Promise.all([confirm(first), confirm(second, 0, other)]);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]));
    const lost = answers.find(({ statusCode }) => statusCode === 409)!;
    expect(lost.json<Problem>().message).toMatch(/taken meanwhile/);
    const loser = answers[0] === lost ? applicant : other;
    expect((await ownView(loser)).interviews[0]!.slots[0]!.is_taken).toBe(true);
  });

  it('returns 409 for a time that the company has replaced', async () => {
    const before = await proposed();
    const url = `/recruiter/interviews/${before.id}/times`;
    await post(recruiter, url, proposal([inHours(96)]));
    expect((await confirm(before)).json<Problem>()).toMatchObject({ code: 'times_changed' });
  });

  it('serves the calendar file to both sides once a time is confirmed', async () => {
    const interview = await proposed();
    const file = async (side: string, { token }: Member) =>
      await portal.call('GET', `/${side}/interviews/${interview.id}/calendar`, { token });
    expect((await file('applicant', applicant)).statusCode).toBe(409);
    await confirm(interview);
    for (const [side, member] of [
      ['applicant', applicant],
      ['recruiter', recruiter],
    ] as const) {
      const response = await file(side, member);
      expect(response.headers['content-type']).toContain('text/calendar');
      expect(property(response.body, 'UID')).toBe(`interview-${interview.id}@jobs.example.aw`);
    }
    expect((await file('applicant', await anApplicant(portal))).statusCode).toBe(404);
  });
});

describe('changing and cancelling', () => {
  it('raises the sequence of the same event when times change, and again when one is confirmed', async () => {
    const interview = await proposed();
    await confirm(interview);
    const url = `/recruiter/interviews/${interview.id}/times`;
    const changed = (await post(recruiter, url, proposal([inHours(96)]))).json<Interview>();
    await confirm(changed);
    const files = (await mailsTo(applicant)).filter(({ calendar }) => calendar !== null);
    const uid = `interview-${interview.id}@jobs.example.aw`;
    expect(
      files.map(({ calendar }) => ['METHOD', 'SEQUENCE', 'UID'].map((name) => property(calendar, name))),
    ).toEqual([
      ['REQUEST', '0', uid],
      ['CANCEL', '1', uid],
      ['REQUEST', '2', uid],
    ]);
  });

  it('asks the company for other times, also after a confirmation', async () => {
    const interview = await proposed();
    const url = `/applicant/interviews/${interview.id}/decline`;
    expect((await post(applicant, url, { message: ' ' })).statusCode).toBe(422);
    await confirm(interview);
    const declined = (await post(applicant, url, { message: 'Only mornings.' })).json<Interview>();
    expect(declined).toMatchObject({ status: 'declined', message: 'Only mornings.', starts_at: null });
    expect((await mailsTo(recruiter, 'interview-news'))[0]!.text).toContain('Only mornings.');
    expect((await mailsTo(recruiter, 'interview-cancelled'))[0]!.calendar_method).toBe('CANCEL');
    const again = await post(recruiter, `/recruiter/interviews/${interview.id}/times`, proposal());
    expect(again.json<Interview>()).toMatchObject({ status: 'proposed', message: null });
  });

  it.each(['company', 'applicant'] as const)('is cancelled by the %s with a reason', async (side) => {
    const interview = await proposed();
    await confirm(interview);
    const [who, other] = side === 'company' ? [recruiter, applicant] : [applicant, recruiter];
    const area = side === 'company' ? 'recruiter' : 'applicant';
    const url = `/${area}/interviews/${interview.id}/cancel`;
    const cancelled = (await post(who, url, { reason: 'The chef is ill.' })).json<Interview>();
    expect(cancelled).toMatchObject({ status: 'cancelled', cancelled_by: side });
    for (const member of [who, other]) {
      const [mail] = await mailsTo(member, 'interview-cancelled');
      expect(mail!.text).toContain('The chef is ill.');
      expect(property(mail!.calendar, 'STATUS')).toBe('CANCELLED');
      expect(property(mail!.calendar, 'SEQUENCE')).toBe('1');
    }
    expect((await bell(other))[0]!.data['change']).toBe('cancelled');
    expect((await post(who, url, { reason: 'Again' })).json<Problem>().code).toBe('interview_cancelled');
    expect((await propose()).statusCode).toBe(201);
  });

  it('is cancelled when the rejection of the application has taken effect', async () => {
    const services = { ...SITE, db: portal.db, publishEvent: portal.app.publishEvent };
    // Applications of other tests.
    await letChangesTakeEffect(portal);
    await cancelEnded(services);
    const interview = await proposed();
    await confirm(interview);
    const status = `/recruiter/vacancy/${vacancyId}/applicants/${applicant.applicantId}/status`;
    await post(recruiter, status, { status: 'rejected' });
    expect(await cancelEnded(services)).toBe(0);
    expect((await ownView()).interviews[0]!.status).toBe('confirmed');
    await letChangesTakeEffect(portal);
    expect(await cancelEnded(services)).toBe(1);
    expect((await ownView()).interviews[0]).toMatchObject({ status: 'cancelled', cancelled_by: 'company' });
  });
});

describe('reminders', () => {
  const remind = async (hoursLater: number) =>
    await sendReminders({ ...SITE, db: portal.db, now: new Date(Date.now() + hoursLater * HOUR) });

  it('are mailed to both sides once, on the day before, also by concurrent workers', async () => {
    await confirm(await proposed());
    await remind(20);
    expect(await mailsTo(applicant, 'interview-reminder')).toEqual([]);
    await Promise.all([remind(30), remind(30), remind(30)]);
    await remind(31);
    expect(await mailsTo(applicant, 'interview-reminder')).toHaveLength(1);
    expect(await mailsTo(recruiter, 'interview-reminder')).toHaveLength(1);
  });

  it('are not mailed for cancelled interviews or proposed times', async () => {
    const interview = await proposed();
    await remind(30);
    await confirm(interview);
    await post(recruiter, `/recruiter/interviews/${interview.id}/cancel`, { reason: 'No budget.' });
    await remind(30);
    expect(await mailsTo(applicant, 'interview-reminder')).toEqual([]);
  });
});

it('removes interviews with the data of the applicant', async () => {
  await confirm(await proposed());
  await portal.call('DELETE', '/applicant/me/data', {
    token: applicant.token,
    body: { password: PASSWORD },
  });
  const rows = await portal.db
    .selectFrom('interviews')
    .select('id')
    .where('application_id', '=', applicationId)
    .execute();
  expect(rows).toEqual([]);
});
