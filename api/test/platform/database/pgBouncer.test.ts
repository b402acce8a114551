import type { Applicant, SignedIn, VacancyPage } from '@cpa/shared/contracts';
import { startApiProcess, type ApiProcess } from '../../support/apiProcess.ts';
import { aVacancy } from '../../support/aVacancy.ts';
import { openEcho } from '../../support/openEcho.ts';
import { sdkAt } from '../../support/openRealtime.ts';
import { aCardOrder, openPaymentApp, type PaymentApp } from '../../support/openPaymentApp.ts';
import { hasPgBouncer, openPgBouncer, type PgBouncer } from '../../support/pgBouncer.ts';
import { PASSWORD } from '../../support/signIn.ts';
import { openSmtpServer, type SmtpServer } from '../../support/smtpServer.ts';
import { waitUntil } from '../../support/waitUntil.ts';

const DEAF = 'Realtime cannot hear the other API processes';

// PgBouncer is a system package. Tests are skipped without it unless CI requires them.
const describeWithPgBouncer = hasPgBouncer || process.env['CI'] ? describe : describe.skip;

describeWithPgBouncer('through a PgBouncer in transaction mode', () => {
  let portal: PaymentApp;
  let bouncer: PgBouncer;
  let smtp: SmtpServer;
  let one: ApiProcess;
  let other: ApiProcess;
  beforeAll(async () => {
    portal = await openPaymentApp();
    // Run all migrations again through PgBouncer.
    await portal.pool.query('drop schema public cascade; drop schema jobs cascade; create schema public');
    [bouncer, smtp] = [await openPgBouncer(portal), await openSmtpServer()];
    const environment = { ...throughBouncer(), SMTP_URL: smtp.url };
    // Concurrently, on an empty database.
    [one, other] = await Promise.all([
      startApiProcess(portal, environment),
      startApiProcess(portal, environment),
    ]);
  });
  afterAll(async () => {
    await Promise.all([one.stop(), other.stop()]);
    await smtp.stop();
    await bouncer.stop();
    await portal.close();
  });

  const throughBouncer = () => ({
    DATABASE_URL: bouncer.url,
    DATABASE_DIRECT_URL: `postgres://${portal.connection.user}@/${portal.connection.database}?host=${portal.connection.host}`,
  });

  async function signInNew(role: 'recruiter' | 'applicant', email: string): Promise<SignedIn> {
    const registered = await one.call('POST', `/account/${role}/register`, {
      body: { name: 'Ana Croes', email, password: PASSWORD },
    });
    expect(registered.status).toBe(201);
    const signedIn = await other.call<SignedIn>('POST', '/account/login', {
      body: { email, password: PASSWORD },
    });
    const verified = await other.call('GET', `/recruiter/verify-email?token=${await mailedToken(email)}`, {
      token: signedIn.body.access_token,
    });
    expect(verified.status).toBe(200);
    return signedIn.body;
  }

  /** Reads the token where it arrives: the stored mail loses it once it is sent. */
  async function mailedToken(email: string): Promise<string> {
    const arrived = () => smtp.accepted.find((mail) => mail.includes(`To: ${email}`));
    await waitUntil(() => arrived() !== undefined);
    const [, token] = /token=3D([\w-]+)/.exec(arrived()!.replaceAll(/=\r?\n/g, ''))!;
    return token!;
  }

  test('users register, receive mail, sign in, search, apply and pay', async () => {
    const recruiter = await signInNew('recruiter', 'recruiter@example.aw');
    const refreshed = await one.call('POST', '/account/recruiter/refresh', {
      body: { refresh_token: recruiter.refresh_token },
    });
    expect(refreshed.status).toBe(200);
    const token = recruiter.access_token;
    const company = await one.call<{ id: number }>('POST', '/recruiter/company', {
      token,
      body: { name: 'Dushi Resort' },
    });
    expect(company.status).toBe(201);
    const vacancyId = await aVacancy(portal, company.body.id);
    const found = await other.call<VacancyPage>('POST', '/vacancies/searchfilter', {
      body: { search_string: 'line coook' },
    });
    expect(found.body.data.map(({ id }) => id)).toEqual([vacancyId]);

    const applicant = await signInNew('applicant', 'applicant@example.aw');
    const { access_token } = applicant;
    await one.call<Applicant>('POST', '/applicants', { token: access_token, body: {} });
    const applied = await other.call('POST', `/vacancies/${vacancyId}/apply`, {
      token: access_token,
      body: {},
    });
    expect(applied.status).toBe(201);

    const headers = { 'idempotency-key': 'through-a-pgbouncer' };
    const order = { token, headers, body: aCardOrder() };
    expect((await one.call('POST', '/recruiter/order-cxpay', order)).status).toBe(201);
    expect(portal.nmi.taken()).toHaveLength(1);
  });

  test('concurrent requests of two processes share four connections', async () => {
    const answers = await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        const body = { name: 'Ana', email: `crowd-${index}@example.aw`, password: PASSWORD };
        return await (index % 2 ? one : other).call('POST', '/account/applicant/register', { body });
      }),
    );
    expect(answers.filter(({ status }) => status !== 201)).toEqual([]);
  });

  test('an event published by one process reaches a browser on the other', async () => {
    const { access_token, user } = await signInNew('recruiter', 'listener@example.aw');
    const echo = openEcho(portal, { port: other.realtimePort }, access_token);
    const heard = Promise.withResolvers<unknown>();
    await new Promise<void>((resolve, reject) => {
      echo.private(`user.${user.id}`).subscribed(resolve).error(reject).listen('.news', heard.resolve);
    });
    await sdkAt(portal, { port: one.realtimePort }).trigger(`private-user.${user.id}`, 'news', { at: 1 });
    expect(await heard.promise).toEqual({ at: 1 });
    echo.disconnect();
    expect(one.log()).not.toContain(DEAF);
  });

  test('a process without a direct database URL logs it and still serves', async () => {
    const deaf = await startApiProcess(portal, { ...throughBouncer(), DATABASE_DIRECT_URL: '' });
    await waitUntil(() => deaf.log().includes(DEAF));
    expect(deaf.log()).toContain('Set DATABASE_DIRECT_URL to the PostgreSQL behind it.');
    await deaf.stop();
  });
});
