import type { RecruiterVacancy } from '@cpa/shared/contracts';
import { expireVacancies } from '../../../src/domains/vacancies/editing/expireVacancies.service.ts';
import { expireVacanciesJob } from '../../../src/domains/vacancies/vacancies.jobs.ts';
import { deleteExpiredTokens } from '../../../src/domains/accounts/expiredTokens.repository.ts';
import { sendMails } from '../../../src/platform/mail/sendMails.ts';
import type { OutgoingMail } from '../../../src/platform/mail/transport.ts';
import { aCompany, aVacancy } from '../../support/aVacancy.ts';
import { openTestApp, type TestApp } from '../../support/openTestApp.ts';
import { registerAndSignIn } from '../../support/signIn.ts';

let portal: TestApp;
beforeEach(async () => {
  portal = await openTestApp();
});
afterEach(async () => await portal.close());

async function writeMails(count: number): Promise<void> {
  const mails = Array.from({ length: count }, (_, index) => ({
    recipient: `r${index}@example.aw`,
    template: 'verification',
    subject: 'S',
    html: '<p>',
    text: 'T',
  }));
  await portal.db.insertInto('mails').values(mails).execute();
}

test('concurrent workers send each mail once', async () => {
  await writeMails(50);
  const sent: number[] = [];
  const send = async ({ id }: OutgoingMail) => {
    await new Promise((resolve) => setTimeout(resolve, 1));
    sent.push(id);
  };
  await Promise.all([sendMails(portal.db, send), sendMails(portal.db, send), sendMails(portal.db, send)]);
  expect(sent).toHaveLength(50);
  expect(new Set(sent).size).toBe(50);
});

test('a worker skips rows locked by another', async () => {
  await writeMails(30);
  const other = await portal.pool.connect();
  await other.query('begin');
  await other.query('select from mails order by id limit 20 for update');
  const sent = await sendMails(portal.db, async () => undefined);
  await other.query('rollback');
  other.release();
  expect(sent).toBe(10);
});

test('a failed mail is retried later and blocks no other', async () => {
  await writeMails(2);
  const send = async ({ recipient }: OutgoingMail) => {
    if (recipient === 'r0@example.aw') throw new Error('greylisted');
  };
  expect(await sendMails(portal.db, send)).toBe(1);
  const kept = await portal.db.selectFrom('mails').selectAll().where('sent_at', 'is', null).execute();
  expect(kept).toMatchObject([
    { recipient: 'r0@example.aw', attempts: 1, last_error: 'greylisted', given_up_at: null },
  ]);
  expect(kept[0]!.send_after.getTime()).toBeGreaterThan(Date.now() + 50_000);
});

test('a mail fails for good after ten attempts', async () => {
  await writeMails(1);
  await portal.db.updateTable('mails').set({ attempts: 9 }).execute();
  await sendMails(portal.db, async () => {
    throw new Error('no such mailbox');
  });
  const mail = await portal.db.selectFrom('mails').selectAll().executeTakeFirstOrThrow();
  expect(mail.given_up_at).not.toBeNull();
  expect(await sendMails(portal.db, async () => undefined)).toBe(0);
});

test('expires a vacancy after its last day in Aruba and records it', async () => {
  const { id } = await registerAndSignIn(portal, 'recruiter');
  const company = await aCompany(portal, id);
  const lastDay = await aVacancy(portal, company, { valid_through: '2026-11-20' });
  await aVacancy(portal, company, { valid_through: null });
  await aVacancy(portal, company, { valid_through: '2026-11-20', status: 'closed' });
  const expire = async (at: string) => await expireVacancies(portal.db, new Date(at));
  expect(await expire('2026-11-21T03:59:00Z')).toEqual({ vacancies: 0, sponsorships: 0, companies: [] });
  expect(await expire('2026-11-21T04:01:00Z')).toEqual({
    vacancies: 1,
    sponsorships: 0,
    companies: [company],
  });
  const history = await portal.db.selectFrom('vacancy_history').select(['vacancy_id', 'status']).execute();
  expect(history).toEqual([{ vacancy_id: lastDay, status: 'expired' }]);
});

test('notifies the open pages of a company that a vacancy has expired', async () => {
  const { id } = await registerAndSignIn(portal, 'recruiter');
  const company = await aCompany(portal, id);
  await aVacancy(portal, company, { valid_through: '2020-01-01' });
  await aVacancy(portal, company, { valid_through: '2020-01-01' });
  const told: unknown[] = [];
  const publishEvent: typeof portal.app.publishEvent = async (...event) => void told.push(event);
  await expireVacanciesJob.run({ db: portal.db, publishEvent }, null);
  await expireVacanciesJob.run({ db: portal.db, publishEvent }, null);
  expect(told).toEqual([[`private-user.${id}`, 'postings-changed', { company_id: company }]]);
});

test('ends a sponsorship on time and shows the recruiter when', async () => {
  const { id, token } = await registerAndSignIn(portal, 'recruiter');
  const company = await aCompany(portal, id);
  const end = new Date('2026-11-21T12:00:00Z');
  const ended = await aVacancy(portal, company, { sponsored_until: end });
  const lasting = await aVacancy(portal, company, { sponsored_until: new Date('2026-11-22T12:00:00Z') });
  for (const [at, sponsorships] of [
    [new Date(end.getTime() - 1), 0],
    [end, 1],
    [end, 0],
  ] as const)
    expect(await expireVacancies(portal.db, at)).toMatchObject({ vacancies: 0, sponsorships });
  const read = async (vacancyId: number) =>
    (await portal.call('GET', `/recruiter/vacancy/${vacancyId}`, { token })).json<RecruiterVacancy>();
  expect(await read(ended)).toMatchObject({
    status: 'open',
    sponsored_until: null,
    history: [{ status: 'open', by: null, note: 'The sponsorship has ended.' }],
  });
  expect(await read(lasting)).toMatchObject({ sponsored_until: '2026-11-22T12:00:00.000Z', history: [] });
});

test('deletes ended sessions after a week and keeps active ones', async () => {
  const gone = await registerAndSignIn(portal, 'recruiter');
  const here = await registerAndSignIn(portal, 'recruiter');
  const longAgo = new Date(Date.now() - 8 * 86_400_000);
  await portal.db
    .updateTable('session_families')
    .set({ revoked_at: longAgo })
    .where('account_id', '=', gone.id)
    .execute();
  await deleteExpiredTokens(portal.db);
  const left = await portal.db.selectFrom('session_families').select('account_id').execute();
  expect(left).toEqual([{ account_id: here.id }]);
});

describe('mailbox page', () => {
  test('lists mails and shows one as HTML that runs no script', async () => {
    await registerAndSignIn(portal, 'recruiter', { email: 'box@example.aw', name: 'Ana <b>' });
    const { mails } = (await portal.call('GET', '/mailbox/mails?recipient=box@example.aw')).json<{
      mails: { id: number }[];
    }>();
    expect(mails).toHaveLength(1);
    const list = await portal.call('GET', '/mailbox');
    expect(list.body).toContain(`href="mailbox/${mails[0]!.id}"`);
    const shown = await portal.call('GET', `/mailbox/${mails[0]!.id}`);
    expect(shown.body).toContain('Bon bini, Ana &lt;b&gt;');
    const html = await portal.call('GET', `/mailbox/${mails[0]!.id}/html`);
    expect(html.headers['content-security-policy']).toMatch(/default-src 'none'.*img-src data:.*sandbox/);
    expect(html.body).toContain('src="data:image/png;base64,');
  });

  test('returns 404 outside the demo', async () => {
    const bare = await openTestApp({ DEMO: 'off' });
    expect((await bare.call('GET', '/mailbox')).statusCode).toBe(404);
    await bare.close();
  });
});
