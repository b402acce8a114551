import ICAL from 'ical.js';
import type { CalendarFeed, Interview, NewCalendarFeed } from '@cpa/shared/contracts';
import { setBanned } from '../../src/app/operator/commands/users.repository.ts';
import { anInterviewScene, inHours, type InterviewScene, property } from '../support/anInterviewScene.ts';
import { anApplicant, anApplication } from '../support/files/anApplication.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { signInNew } from '../support/signIn.ts';

let portal: TestApp;
let scene: InterviewScene;
beforeAll(async () => {
  portal = await openTestApp();
});
beforeEach(async () => {
  scene = await anInterviewScene(portal);
});
afterAll(async () => await portal.close());

const call = async (method: 'GET' | 'PUT' | 'DELETE', body?: object) =>
  (
    await portal.call(method, '/recruiter/calendar', { token: scene.recruiter.token, ...(body && { body }) })
  ).json<CalendarFeed>().feed;
const newAddress = async (shows_names = true) =>
  (await scene.post(scene.recruiter, '/recruiter/calendar/address', { shows_names })).json<NewCalendarFeed>()
    .address;
/** Reads a calendar as a program without a session does. */
const read = async (address: string) =>
  await portal.call('GET', address.slice(address.indexOf('/calendars')));
const calendarAt = async (address: string) => (await read(address)).body.replaceAll('\r\n ', '');

describe('the calendar subscription of a recruiter', () => {
  it('shows confirmed interviews with the UID of the mails', async () => {
    const address = await newAddress();
    expect(await calendarAt(address)).not.toContain('BEGIN:VEVENT');
    const interview = await scene.proposed();
    await scene.confirm(interview);
    const calendar = await calendarAt(address);
    const [mail] = await scene.mailsTo(scene.recruiter, 'interview-confirmed');
    expect(property(calendar, 'UID')).toBe(property(mail!.calendar, 'UID'));
    expect(property(calendar, 'SUMMARY')).toMatch(/^Interview: .+\\, Ana Croes$/);
    expect(property(calendar, 'METHOD')).toBe('PUBLISH');
    expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  });

  it('is read by a parser of another author, with its times, place and long lines', async () => {
    const address = await newAddress();
    const starts = [inHours(48), inHours(72)];
    const note = `Bring your diploma, “${'ñòè, '.repeat(40)}”; ring twice.\nThen wait.`;
    const body = { times: [starts[0]!], minutes: 45, place: 'Caya Mañana 14, front desk', note };
    await scene.confirm((await scene.propose(body)).json<Interview>());
    const other = await anApplicant(portal);
    const id = await anApplication(portal, other, scene.vacancyId);
    const second = { times: [starts[1]!], minutes: 30, video_url: 'https://meet.example.aw/a?b=c;d' };
    await scene.confirm((await scene.propose(second, scene.recruiter, id)).json<Interview>(), 0, other);

    const calendar = new ICAL.Component(ICAL.parse((await read(address)).body));
    const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
    expect(events.map(({ startDate }) => startDate.toJSDate().toISOString())).toEqual(starts);
    expect(events.map(({ duration }) => duration.toSeconds() / 60)).toEqual([45, 30]);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(2);
    expect(events[0]!.location).toBe('Caya Mañana 14, front desk');
    expect(events[0]!.description).toContain(note);
    expect(events[0]!.summary).toMatch(/^Interview: .+, Ana Croes$/);
    expect(`${events[1]!.location} ${events[1]!.description}`).toContain(second.video_url);
  });

  it('follows a moved interview and drops one that was called off', async () => {
    const address = await newAddress();
    const interview = await scene.proposed([inHours(48), inHours(72)]);
    await scene.confirm(interview);
    const before = property(await calendarAt(address), 'DTSTART');
    await portal.db
      .updateTable('interviews')
      .set({ starts_at: new Date(inHours(72)), sequence: 1 })
      .where('id', '=', interview.id)
      .execute();
    expect(property(await calendarAt(address), 'DTSTART')).not.toBe(before);
    await scene.post(scene.recruiter, `/recruiter/interviews/${interview.id}/cancel`, { reason: 'No time.' });
    expect(await calendarAt(address)).not.toContain('BEGIN:VEVENT');
  });

  it('omits the name of the applicant when the recruiter chose so', async () => {
    const address = await newAddress(false);
    await scene.confirm(await scene.proposed());
    const calendar = await calendarAt(address);
    expect(property(calendar, 'SUMMARY')).toMatch(/the applicant$/);
    expect(calendar).not.toContain('Ana');
    expect(calendar).not.toContain('diploma');
    expect(await call('PUT', { shows_names: true })).toMatchObject({ shows_names: true });
    expect(await calendarAt(address)).toContain('Ana Croes');
  });

  it('stops when a new URL is created, and when it is turned off', async () => {
    const first = await newAddress();
    const second = await newAddress();
    expect((await read(first)).statusCode).toBe(404);
    expect((await read(second)).statusCode).toBe(200);
    expect(await call('DELETE')).toBeNull();
    expect((await read(second)).statusCode).toBe(404);
    expect(await call('GET')).toBeNull();
  });

  it('states when it was last read, and stores no usable URL', async () => {
    const address = await newAddress();
    expect(await call('GET')).toMatchObject({ read_at: null });
    await read(address);
    expect((await call('GET'))?.read_at).toMatch(/Z$/);
    const [row] = await portal.db
      .selectFrom('calendar_feeds')
      .selectAll()
      .where('account_id', '=', scene.recruiter.id)
      .execute();
    expect(address).not.toContain(row!.token_hash.toString('base64url'));
  });

  it('shows nothing of a company that the recruiter has left, and nothing of a banned account', async () => {
    const address = await newAddress();
    await scene.confirm(await scene.proposed());
    await portal.db
      .updateTable('memberships')
      .set({ membership: 'viewer' })
      .where('account_id', '=', scene.recruiter.id)
      .execute();
    expect(await calendarAt(address)).not.toContain('BEGIN:VEVENT');
    await setBanned(portal.db, scene.recruiter.id, true);
    expect((await read(address)).statusCode).toBe(404);
  });

  it('is for recruiters only', async () => {
    const { token } = await signInNew(portal, 'applicant');
    expect((await portal.call('GET', '/recruiter/calendar', { token })).statusCode).toBe(403);
    expect(
      (await read('https://jobs.example.aw/api/calendars/interviews.ics?token=guessed')).statusCode,
    ).toBe(404);
  });
});
