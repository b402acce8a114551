import type { Contacted, Problem, Subscribed } from '@cpa/shared/contracts';
import { sql } from 'kysely';
import { deleteExpiredTokens } from '../../src/domains/accounts/expiredTokens.repository.ts';
import { newestMail, tokenIn } from '../support/mails.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await openTestApp({ SITE_URL: 'https://jobs.example.aw', CONTACT_EMAIL: 'desk@example.aw' });
});
afterAll(async () => await portal.close());

const subscribe = async (email: string) =>
  await portal.call('POST', '/newsletter-email', { body: { email } });
const open = async (what: 'confirm' | 'unsubscribe', token: string, accept = 'application/json') =>
  await portal.call('GET', `/newsletter-email/${what}?token=${token}`, { headers: { accept } });
const confirm = async (token: string, accept = 'application/json') =>
  await portal.call('POST', `/newsletter-email/confirm?token=${token}`, { headers: { accept } });
const leaveWith = async (token: string, accept = 'application/json') =>
  await portal.call('POST', `/newsletter-email/unsubscribe?token=${token}`, { headers: { accept } });
const mailsTo = async (email: string) =>
  await portal.db
    .selectFrom('mails')
    .select('template')
    .where('recipient', '=', email)
    .orderBy('id')
    .execute();
const subscriber = async (email: string) =>
  await portal.db
    .selectFrom('newsletter_subscribers')
    .selectAll()
    .where('email', '=', email)
    .executeTakeFirst();

describe('newsletter', () => {
  test('subscribes an e-mail address once the button of the mailed link was clicked', async () => {
    const answer = await subscribe(' Nena@Example.aw');
    expect(answer.statusCode).toBe(200);
    expect(answer.json<Subscribed>()).toEqual({
      email: 'nena@example.aw',
      message: 'Please follow the link in the mail that we sent you.',
    });
    expect(await subscriber('nena@example.aw')).toMatchObject({ confirmed_at: null });

    const mail = await newestMail(portal, 'nena@example.aw');
    expect(mail.text).toContain('https://jobs.example.aw/api/newsletter-email/confirm?token=');
    expect(mail.html).toContain('https://jobs.example.aw/api/newsletter-email/confirm?token=');
    const confirmed = await confirm(tokenIn(mail));
    expect(confirmed.statusCode).toBe(200);
    expect(confirmed.json()).toEqual({ message: 'You have successfully subscribed.' });
    expect((await subscriber('nena@example.aw'))?.confirmed_at).toBeInstanceOf(Date);
  });

  test('responds the same to repeated and concurrent requests, with one row and one mail', async () => {
    const answers = await Promise.all([1, 2, 3].map(async () => await subscribe('twice@example.aw')));
    const confirmed = tokenIn(await newestMail(portal, 'twice@example.aw'));
    await confirm(confirmed);
    answers.push(await subscribe('twice@example.aw'));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(await mailsTo('twice@example.aw')).toEqual([
      { template: 'newsletter-confirm' },
      { template: 'newsletter-welcome' },
    ]);
  });

  test('asks on GET, so that a link scanner cannot subscribe, and confirms once', async () => {
    await subscribe('scanned@example.aw');
    const token = tokenIn(await newestMail(portal, 'scanned@example.aw'));
    const page = await open('confirm', token, 'text/html');
    expect(page.body).toContain('<form method="post"><button>Yes, send it to me</button></form>');
    expect(await subscriber('scanned@example.aw')).toMatchObject({ confirmed_at: null });
    const answers = await Promise.all([confirm(token), confirm(token)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(await mailsTo('scanned@example.aw')).toHaveLength(2);
  });

  test('can be unsubscribed with the link in its mails and subscribed again', async () => {
    await subscribe('leaver@example.aw');
    const mailed = tokenIn(await newestMail(portal, 'leaver@example.aw'));
    await confirm(mailed);
    const leave = tokenIn(await newestMail(portal, 'leaver@example.aw'));
    for (const _time of [1, 2]) expect((await leaveWith(leave)).statusCode).toBe(200);
    expect((await subscriber('leaver@example.aw'))?.unsubscribed_at).toBeInstanceOf(Date);
    expect((await confirm(mailed)).statusCode).toBe(400);
    expect((await open('confirm', mailed)).statusCode).toBe(400);

    await portal.db
      .updateTable('newsletter_subscribers')
      .set({ confirm_sent_at: sql<Date>`now() - interval '11 minutes'` })
      .where('email', '=', 'leaver@example.aw')
      .execute();
    await subscribe('leaver@example.aw');
    await confirm(tokenIn(await newestMail(portal, 'leaver@example.aw')));
    const back = await subscriber('leaver@example.aw');
    expect(back).toMatchObject({ unsubscribed_at: null });
    expect(back?.confirmed_at).toBeInstanceOf(Date);
    expect((await leaveWith(leave)).statusCode).toBe(200);
  });

  test('asks on GET, so that a link scanner cannot unsubscribe', async () => {
    await subscribe('asked@example.aw');
    await confirm(tokenIn(await newestMail(portal, 'asked@example.aw')));
    const mail = await newestMail(portal, 'asked@example.aw');
    expect(mail.unsubscribe_url).toContain('/api/newsletter-email/unsubscribe?token=');
    const leave = tokenIn(mail);
    const page = await open('unsubscribe', leave, 'text/html');
    expect(page.body).toContain('<form method="post"><button>Yes, leave</button></form>');
    expect(await subscriber('asked@example.aw')).toMatchObject({ unsubscribed_at: null });

    const left = await leaveWith(leave, 'text/html');
    expect(left.body).toContain('You get no more newsletters from us.');
    expect((await subscriber('asked@example.aw'))?.unsubscribed_at).toBeInstanceOf(Date);
  });

  test('shows a page for valid and invalid links', async () => {
    await subscribe('page@example.aw');
    const token = tokenIn(await newestMail(portal, 'page@example.aw'));
    const page = await confirm(token, 'text/html,*/*');
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.headers['referrer-policy']).toBe('no-referrer');
    expect(page.body).toContain('You have successfully subscribed.');
    const dead = await confirm('made-up', 'text/html');
    expect(dead.statusCode).toBe(400);
    expect(dead.body).toContain('<p>This link does not work any more. Subscribe to the newsletter again.');
    const left = await open('unsubscribe', 'made-up', 'text/html');
    expect(left.statusCode).toBe(400);
    expect(left.body).toContain('If our mails still reach you, use the link in the newest one.');
  });

  test('explains invalid input in `error`', async () => {
    const wrong = await subscribe('nowhere');
    expect(wrong.statusCode).toBe(422);
    expect(wrong.json<Problem>().error).toBe(wrong.json<Problem>().message);
    expect(wrong.json<Problem>().errors).toEqual({
      email: ['This e-mail address is not valid. Write it like name@example.com.'],
    });
    for (const dead of [await open('unsubscribe', 'made-up'), await leaveWith('made-up')]) {
      expect(dead.statusCode).toBe(400);
      expect(dead.json<Problem>().error).toBe(dead.json<Problem>().message);
    }
  });

  test('deletes unconfirmed subscriptions after a week', async () => {
    await subscribe('silent@example.aw');
    await subscribe('member@example.aw');
    await confirm(tokenIn(await newestMail(portal, 'member@example.aw')));
    await portal.db
      .updateTable('newsletter_subscribers')
      .set({ confirm_sent_at: sql<Date>`now() - interval '8 days'` })
      .where('email', 'in', ['silent@example.aw', 'member@example.aw'])
      .execute();
    await deleteExpiredTokens(portal.db);
    expect(await subscriber('silent@example.aw')).toBeUndefined();
    expect(await subscriber('member@example.aw')).toBeDefined();
  });
});

describe('contact message', () => {
  const write = async (body: object, to = portal) => await to.call('POST', '/contact-us-message', { body });
  const message = 'How do I post a vacancy?\nThank you.';

  test('is stored, mailed and answered with the reply address', async () => {
    const answer = await write({ name: 'Nena <b>', email: 'Nena@example.aw', subject: 'Posting', message });
    expect(answer.statusCode).toBe(200);
    expect(answer.json<Contacted>()).toEqual({
      email: 'nena@example.aw',
      message: 'Your message has been sent successfully. We contact you soon at nena@example.aw',
    });
    const stored = await portal.db.selectFrom('contact_messages').selectAll().execute();
    expect(stored).toMatchObject([
      { name: 'Nena <b>', email: 'nena@example.aw', subject: 'Posting', message, answered_at: null },
    ]);
    const mail = await newestMail(portal, 'desk@example.aw');
    expect(mail.text).toContain(message);
    expect(mail.html).not.toContain('<b>');
  });

  test('needs no name, no subject and no operator address', async () => {
    const bare = await openTestApp();
    expect((await write({ email: 'nena@example.aw', message }, bare)).statusCode).toBe(200);
    expect(await bare.db.selectFrom('contact_messages').select(['name', 'subject']).execute()).toEqual([
      { name: null, subject: null },
    ]);
    expect(await bare.db.selectFrom('mails').selectAll().execute()).toEqual([]);
    await bare.close();
  });

  test('explains invalid input in `error` and by field', async () => {
    const answer = await write({ email: 'nowhere', message: ' ', phone: '1' });
    expect(answer.statusCode).toBe(422);
    const problem = answer.json<Problem>();
    expect(problem.error).toBe('Please check the fields that are marked.');
    expect(Object.keys(problem.errors!).toSorted()).toEqual(['email', 'message', 'phone']);
  });
});

test('limits newsletter requests to ten and messages to five an hour per IP address', async () => {
  const strict = await openTestApp({ RATE_LIMIT_FACTOR: '1' });
  const send = async (url: string, body: object) => await strict.call('POST', url, { body });
  const email = 'often@example.aw';
  for (const [url, most, body] of [
    ['/newsletter-email', 10, { email }],
    ['/contact-us-message', 5, { email, message: 'Hi' }],
  ] as const) {
    for (let times = 1; times <= most; times += 1) expect((await send(url, body)).statusCode).toBe(200);
    const refused = await send(url, body);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBeDefined();
    expect(refused.json<Problem>().error).toMatch(/^Too many tries/);
  }
  await strict.close();
});
