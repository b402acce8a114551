import type { SignedIn } from '@cpa/shared/contracts';
import { startApiProcess, startWorkerProcess, type ApiProcess } from '../support/apiProcess.ts';
import {
  aBuyer,
  aCardOrder,
  countGrants,
  openPaymentApp,
  type PaymentApp,
} from '../support/openPaymentApp.ts';
import { PASSWORD, signInNew } from '../support/signIn.ts';
import { waitUntil } from '../support/waitUntil.ts';

let portal: PaymentApp;
beforeAll(async () => {
  portal = await openPaymentApp();
});
afterAll(async () => await portal.close());

describe('two processes on one PostgreSQL', () => {
  let one: ApiProcess;
  let other: ApiProcess;
  beforeAll(async () => {
    [one, other] = await Promise.all([startApiProcess(portal), startApiProcess(portal)]);
  });
  afterAll(async () => {
    await Promise.all([one.stop(), other.stop()]);
  });

  test('share sessions: sign-in, refresh and sign-out apply to both', async () => {
    const { email } = await signInNew(portal, 'recruiter');
    const login = { body: { email, password: PASSWORD } };
    const { body: session } = await one.call<SignedIn>('POST', '/account/login', login);
    expect((await other.call('GET', '/recruiter/user/', { token: session.access_token })).status).toBe(200);
    const refresh = { body: { refresh_token: session.refresh_token } };
    expect((await other.call('POST', '/account/recruiter/refresh', refresh)).status).toBe(200);
    const logout = { token: session.access_token };
    expect((await other.call('POST', '/account/recruiter/logout', logout)).status).toBe(200);
    expect((await one.call('GET', '/recruiter/user/', { token: session.access_token })).status).toBe(401);
  });

  test('turn ten clicks on “Pay” into one charge and one grant', async () => {
    const { token, companyId } = await aBuyer(portal);
    const order = { token, body: aCardOrder(), headers: { 'idempotency-key': 'ten-clicks-on-two' } };
    const answers = await Promise.all(
      Array.from({ length: 10 }, async (_, at) => {
        return await (at % 2 ? one : other).call<{ order_id?: number }>(
          'POST',
          '/recruiter/order-cxpay',
          order,
        );
      }),
    );
    const paid = answers.filter(({ status }) => status < 300);
    expect(paid.length).toBeGreaterThan(0);
    expect(new Set(paid.map(({ body }) => body.order_id)).size).toBe(1);
    // Sent while in flight; a later repeat returns the first response.
    expect(new Set(answers.filter((answer) => !paid.includes(answer)).map(({ status }) => status))).toEqual(
      paid.length === 10 ? new Set() : new Set([409]),
    );
    expect(portal.nmi.taken()).toHaveLength(1);
    expect((await countGrants(portal, companyId))[1]).toBe(1);
  });
});

describe('a server without jobs and a worker', () => {
  test('run the jobs in the worker only', async () => {
    const server = await startApiProcess(portal, { JOBS: 'off' });
    const { email } = await signInNew(portal, 'recruiter');
    const asked = await server.call('POST', '/account/recruiter/forgot-password', { body: { email } });
    expect(asked.status).toBe(200);
    const worker = await startWorkerProcess(portal, { METRICS_TOKEN: 'scraper' });
    const mails = portal.db.selectFrom('mails').select('sent_at').where('recipient', '=', email);
    const reset = mails.where('subject', '=', 'Choose a new password');
    await waitUntil(async () => (await reset.executeTakeFirst())?.sent_at instanceof Date);
    expect(server.log()).not.toContain('background jobs started');
    const statusOf = async (path: string, token = '') =>
      (await fetch(`${worker.url}${path}`, { headers: { authorization: `Bearer ${token}` } })).status;
    expect(await statusOf('/health/live')).toBe(200);
    expect(await statusOf('/health/ready')).toBe(200);
    expect(await statusOf('/metrics', 'guessed')).toBe(404);
    expect(await statusOf('/metrics', 'scraper')).toBe(200);
    worker.signal('SIGTERM');
    expect(await worker.gone).toBe(0);
    await server.stop();
  });
});

test.each([
  ['server', startApiProcess],
  ['worker', startWorkerProcess],
])('a production %s without the URL of the site does not start', async (_name, start) => {
  const started = start(portal, { NODE_ENV: 'production', SITE_URL: '' });
  await expect(started).rejects.toThrow('This production server cannot start. Set SITE_URL.');
});
