import type { Applied, Notifications, NotificationSettings } from '@cpa/shared/contracts';
import { addNotification } from '../../src/domains/notifications/inbox/addNotification.ts';
import { sendSummaries } from '../../src/domains/applications/summaries/summaries.service.ts';
import { runRetention } from '../../src/domains/applicants/retention/retention.service.ts';
import { aCompany, aMembership, aVacancy } from '../support/aVacancy.ts';
import { letChangesTakeEffect } from '../support/statusChanges.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { PASSWORD, signInNew, type Member } from '../support/signIn.ts';
import { waitUntil } from '../support/waitUntil.ts';

let portal: TestApp;
let recruiter: Member;
let companyId: number;
beforeAll(async () => {
  portal = await openTestApp();
});
beforeEach(async () => {
  recruiter = await signInNew(portal, 'recruiter');
  companyId = await aCompany(portal, recruiter.id, 'Divi Cove');
});
afterAll(async () => await portal.close());

const add = async (accountId: number, target: number, kind = 'test-kind') =>
  await addNotification(portal.db, [accountId], { kind, target, data: { n: target } });
const list = async ({ token }: Member, query = '') =>
  (await portal.call('GET', `/notifications${query}`, { token })).json<Notifications>();
const read = async ({ token }: Member, body: object) =>
  await portal.call('POST', '/notifications/read', { token, body });
const choose = async ({ token }: Member, topic: string, delivery: string) =>
  await portal.call('PUT', '/account/notification-settings', { token, body: { topic, delivery } });
const unreadEvents = (accountId: number) =>
  portal.published
    .filter(({ channel }) => channel === `private-user.${accountId}`)
    .filter(({ event }) => event.startsWith('notification'))
    .map(({ event, data }) => [event, data['unread']]);

async function apply(vacancyId: number, name = 'Rudina Quandt') {
  const applicant = await signInNew(portal, 'applicant', { name });
  const { token } = applicant;
  await portal.call('POST', '/applicants', { token, body: {} });
  const applied = await portal.call('POST', `/vacancies/${vacancyId}/apply`, { token, body: {} });
  return { applicant, ...applied.json<Applied>() };
}

async function mailsTo({ email }: Member, template: string) {
  const rows = await portal.db
    .selectFrom('mails')
    .select('id')
    .where('recipient', '=', email)
    .where('template', '=', template)
    .execute();
  return rows.length;
}

describe('the list', () => {
  test('groups unread events of one kind and target, newest first', async () => {
    await add(recruiter.id, 1);
    await add(recruiter.id, 2);
    await add(recruiter.id, 1);
    const { notifications, unread, next } = await list(recruiter);
    expect(notifications.map(({ data, count, read: isRead }) => [data['n'], count, isRead])).toEqual([
      [1, 2, false],
      [2, 1, false],
    ]);
    expect([unread, next]).toEqual([2, null]);
  });

  test('starts a new entry after the group was read', async () => {
    await add(recruiter.id, 1);
    const [first] = (await list(recruiter)).notifications;
    expect((await read(recruiter, { ids: [first!.id] })).json()).toEqual({ unread: 0 });
    await add(recruiter.id, 1);
    const { notifications } = await list(recruiter);
    expect(notifications.map(({ count, read: isRead }) => [count, isRead])).toEqual([
      [1, false],
      [1, true],
    ]);
    expect((await list(recruiter, '?unread=true')).notifications).toHaveLength(1);
  });

  test('pages by cursor without gaps or duplicates', async () => {
    for (let target = 1; target <= 25; target++) await add(recruiter.id, target);
    const first = await list(recruiter);
    await add(recruiter.id, 26);
    const second = await list(recruiter, `?before=${first.next}`);
    const targets = [...first.notifications, ...second.notifications].map(({ data }) => data['n']);
    expect(targets).toEqual(Array.from({ length: 25 }, (_, index) => 25 - index));
    expect(second.next).toBeNull();
  });

  test('belongs to its account only', async () => {
    await add(recruiter.id, 1);
    const stranger = await signInNew(portal, 'recruiter');
    const [own] = (await list(recruiter)).notifications;
    await read(stranger, { ids: [own!.id] });
    await read(stranger, { all: true });
    expect((await list(stranger)).notifications).toEqual([]);
    expect((await list(recruiter)).unread).toBe(1);
  });

  test('rejects a body that names neither ids nor all', async () => {
    expect((await read(recruiter, {})).statusCode).toBe(422);
    expect((await read(recruiter, { ids: [] })).statusCode).toBe(422);
    expect((await read(recruiter, { all: true, ids: [1] })).statusCode).toBe(422);
  });

  test('publishes the unread count to other tabs once', async () => {
    await add(recruiter.id, 1);
    await read(recruiter, { all: true });
    await waitUntil(() => unreadEvents(recruiter.id).length > 0);
    await read(recruiter, { all: true });
    await apply(await aVacancy(portal, companyId));
    const published = () => unreadEvents(recruiter.id);
    await waitUntil(() => published().some(([event]) => event === 'notification'));
    expect(published()).toEqual([
      ['notifications-read', 0],
      ['notification', 1],
    ]);
  });

  test('loses entries ninety days after their last event', async () => {
    await add(recruiter.id, 1);
    const inDays = async (days: number) =>
      await runRetention(portal.db, new Date(Date.now() + days * 86_400_000));
    await inDays(89);
    expect((await list(recruiter)).notifications).toHaveLength(1);
    await inDays(91);
    expect((await list(recruiter)).notifications).toEqual([]);
  });
});

describe('applications', () => {
  test('notify the verified recruiters of the company', async () => {
    const member = await signInNew(portal, 'recruiter');
    const unverified = await signInNew(portal, 'recruiter', { isVerified: false });
    await aMembership(portal, companyId, member.id, 'recruiter');
    await aMembership(portal, companyId, unverified.id, 'recruiter');
    const vacancyId = await aVacancy(portal, companyId);
    await apply(vacancyId, 'Ana');
    const { id } = await apply(vacancyId, 'Rudina');
    const [notification] = (await list(recruiter)).notifications;
    expect(notification).toMatchObject({
      kind: 'new-applicant',
      count: 2,
      data: { vacancy_id: vacancyId, title: 'Line Cook', application_id: id, name: 'Rudina' },
    });
    expect((await list(member)).unread).toBe(1);
    expect((await list(unverified)).unread).toBe(0);
    await waitUntil(() => unreadEvents(recruiter.id).length >= 2);
    expect(unreadEvents(recruiter.id)).toEqual([
      ['notification', 1],
      ['notification', 1],
    ]);
  });

  test('notify the applicant of each status, with the company', async () => {
    const { applicant, applicant_id, vacancy_id } = await apply(await aVacancy(portal, companyId));
    const url = `/recruiter/vacancy/${vacancy_id}/applicants/${applicant_id}/status`;
    await portal.call('POST', url, { token: recruiter.token, body: { status: 'shortlisted' } });
    await letChangesTakeEffect(portal);
    expect((await list(applicant)).notifications).toMatchObject([
      { kind: 'application-status', data: { vacancy_id, company: 'Divi Cove', status: 'shortlisted' } },
    ]);
  });

  test('keep no name of an erased applicant', async () => {
    const { applicant } = await apply(await aVacancy(portal, companyId), 'Rudina Whelk');
    expect(JSON.stringify(await list(recruiter))).toContain('Whelk');
    const erased = await portal.call('DELETE', '/applicant/me/data', {
      token: applicant.token,
      body: { password: PASSWORD },
    });
    expect(erased.statusCode).toBe(200);
    expect(JSON.stringify(await list(recruiter))).not.toContain('Whelk');
    expect((await list(recruiter)).unread).toBe(1);
  });
});

describe('the daily summary', () => {
  const summarise = async (hours = 0) =>
    await sendSummaries({
      db: portal.db,
      siteUrl: 'https://jobs.example.aw',
      publishEvent: portal.app.publishEvent,
      now: new Date(Date.now() + hours * 3_600_000),
    });

  test('reports the applicants since the last one, once', async () => {
    const vacancyId = await aVacancy(portal, companyId);
    await apply(vacancyId, 'Too early');
    await read(recruiter, { all: true });
    await choose(recruiter, 'new_applicants', 'daily');
    await apply(vacancyId, 'Ana');
    await apply(vacancyId, 'Rudina');
    expect(await summarise()).toBe(1);
    expect(await mailsTo(recruiter, 'applicant-summary')).toBe(1);
    const notifications = await list(recruiter);
    expect(notifications.notifications.map(({ count, data }) => [count, data['name']])).toEqual([
      [2, 'Rudina'],
      [1, 'Too early'],
    ]);
    expect(await summarise()).toBe(0);
  });

  test('includes applicants from before the same setting was saved again', async () => {
    await choose(recruiter, 'new_applicants', 'daily');
    await apply(await aVacancy(portal, companyId), 'Ana');
    await choose(recruiter, 'new_applicants', 'daily');
    expect(await summarise()).toBe(1);
  });

  test('writes nothing without applicants', async () => {
    await choose(recruiter, 'new_applicants', 'daily');
    expect(await summarise()).toBe(0);
    expect((await list(recruiter)).unread).toBe(0);
  });
});

describe('settings', () => {
  test('are at once by default and change', async () => {
    const url = '/account/notification-settings';
    const before = await portal.call('GET', url, { token: recruiter.token });
    expect(before.json<NotificationSettings>().settings).toEqual([
      { topic: 'new_applicants', delivery: 'at_once', choices: ['at_once', 'daily', 'never'] },
      { topic: 'mentions', delivery: 'at_once', choices: ['at_once', 'never'] },
    ]);
    const after = await choose(recruiter, 'new_applicants', 'daily');
    expect(after.json<NotificationSettings>().settings[0]?.delivery).toBe('daily');
  });

  test('of another role are rejected', async () => {
    const answer = await choose(recruiter, 'application_updates', 'never');
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toHaveProperty('errors.delivery');
  });

  test.each(['daily', 'never'])(
    '%s stops the mail and the notification of each applicant',
    async (delivery) => {
      await choose(recruiter, 'new_applicants', delivery);
      await apply(await aVacancy(portal, companyId));
      expect((await list(recruiter)).unread).toBe(0);
      expect(await mailsTo(recruiter, 'new-applicant')).toBe(0);
    },
  );

  test('never stops mails and notifications about a status', async () => {
    const { applicant, applicant_id, vacancy_id } = await apply(await aVacancy(portal, companyId));
    await choose(applicant, 'application_updates', 'never');
    const url = `/recruiter/vacancy/${vacancy_id}/applicants/${applicant_id}/status`;
    const body = { status: 'shortlisted', should_notify: true };
    await portal.call('POST', url, { token: recruiter.token, body });
    await letChangesTakeEffect(portal);
    expect((await list(applicant)).unread).toBe(0);
    expect(await mailsTo(applicant, 'status-changed')).toBe(0);
  });
});
