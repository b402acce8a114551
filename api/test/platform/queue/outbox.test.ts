import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { jobs } from '../../../src/app/jobs.ts';
import { sendMails } from '../../../src/platform/mail/sendMails.ts';
import { startJobs, type Jobs } from '../../../src/platform/queue/startJobs.ts';
import { writeMail } from '../../../src/platform/mail/mail.ts';
import { queueMail } from '../../../src/platform/mail/outbox.repository.ts';
import { openMailTransport, type MailTransport } from '../../../src/platform/mail/transport.ts';
import { createLogger } from '@cpa/shared/server';
import { openTestApp, type TestApp } from '../../support/openTestApp.ts';
import { openSmtpServer, type SmtpServer } from '../../support/smtpServer.ts';
import { waitUntil } from '../../support/waitUntil.ts';

let portal: TestApp;
let smtp: SmtpServer;
let transport: MailTransport;
beforeEach(async () => {
  smtp = await openSmtpServer();
  portal = await openTestApp({ SMTP_URL: smtp.url, SITE_URL: 'https://jobs.example.aw' });
  transport = openMailTransport(portal.app.config);
});
afterEach(async () => {
  transport.close();
  await smtp.stop().catch(() => undefined);
  await portal.close();
});

const write = async (number: number, action = 'https://jobs.example.aw/vacancies') =>
  await queueMail(
    portal.db,
    `r${number}@example.aw`,
    writeMail({
      template: 'test',
      siteUrl: 'https://jobs.example.aw',
      language: 'en',
      subject: `Ñumber ${number}`,
      preheader: 'A line',
      heading: 'Bon bini',
      reason: 'You get this mail because this is a test.',
      paragraphs: ['Bon bini', '.a line that begins with a dot'],
      action: { label: 'Go', url: action },
      leave: { label: 'Leave', url: 'https://jobs.example.aw/api/leave?token=x' },
    }),
  );
const send = async () => await sendMails(portal.db, transport.send, { isDelivered: true });
const mails = async () => await portal.db.selectFrom('mails').selectAll().orderBy('id').execute();
/** Moves the mail to its next attempt. */
const makeDue = async () =>
  await portal.db
    .updateTable('mails')
    .set({ send_after: new Date(0) })
    .where('sent_at', 'is', null)
    .execute();
const idOf = (mail: string) => /^Message-ID: (.+)$/im.exec(mail)?.[1];

test('delivers every mail once through an SMTP server that is down, rejects and then accepts', async () => {
  for (const number of [1, 2, 3]) await write(number);
  await smtp.stop();
  expect(await send()).toBe(0);
  expect((await mails()).map(({ attempts, sent_at }) => [attempts, sent_at])).toEqual([
    [1, null],
    [1, null],
    [1, null],
  ]);
  await smtp.start();
  smtp.reply = '451 come back later';
  await makeDue();
  expect(await send()).toBe(0);
  expect((await mails())[0]?.last_error).toContain('come back later');
  smtp.reply = '250 ok';
  await makeDue();
  expect(await send()).toBe(3);
  await makeDue();
  expect(await send()).toBe(0);
  expect(smtp.accepted).toHaveLength(3);
  expect(new Set(smtp.accepted.map(idOf)).size).toBe(3);
});

test('attaches the mark as a PNG that the mail shows', async () => {
  await write(1);
  expect(await send()).toBe(1);
  const [message = ''] = smtp.accepted;
  expect(message).toContain('multipart/related');
  expect(message).toMatch(/^content-id: <mark@career-portal-aruba>/im);
  const [, image = ''] = /Content-Type: image\/png[^]*?\r\n\r\n([\w+/=\r\n]+)/.exec(message) ?? [];
  const content = Buffer.from(image, 'base64');
  expect(await sharp(content).metadata()).toMatchObject({ format: 'png', width: 120, height: 120 });
  expect(content.length).toBeLessThan(5000);
});

test('reuses a connection, and opens a new one when the server closed it', async () => {
  for (const number of [1, 2, 3]) await write(number);
  expect(await send()).toBe(3);
  expect(smtp.connections).toBe(1);
  await smtp.stop();
  await smtp.start();
  await write(4);
  expect(await send()).toBe(1);
  expect([smtp.connections, smtp.accepted.length]).toEqual([2, 4]);
});

test('times out after ten seconds on a server that does not respond', async () => {
  smtp.isSilent = true;
  await write(1);
  jest.useFakeTimers({
    doNotFake: ['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate'],
  });
  let sent: number | undefined;
  const sending = send().then((count) => (sent = count));
  await waitUntil(() => smtp.connections === 1);
  let seconds = 0;
  await waitUntil(() => {
    jest.advanceTimersByTime(1000);
    seconds += 1;
    return sent !== undefined;
  });
  await sending;
  jest.useRealTimers();
  expect(sent).toBe(0);
  expect((await mails())[0]?.last_error).toContain('Greeting never received');
  // The default of the library is 30 s.
  expect(seconds).toBeLessThan(28);
});

test('adds List-Unsubscribe headers to mails that can be unsubscribed', async () => {
  await write(1);
  await send();
  expect(smtp.accepted[0]).toContain('List-Unsubscribe: <https://jobs.example.aw/api/leave?token=x>');
  expect(smtp.accepted[0]).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
});

test('removes tokens from delivered mails and keeps other mails readable', async () => {
  await write(1, 'https://jobs.example.aw/reset-password?token=secret');
  await write(2);
  await smtp.stop();
  await send();
  expect((await mails())[0]?.text).toContain('token=secret');
  await smtp.start();
  await makeDue();
  await send();
  const [secret, plain] = await mails();
  expect([secret?.text, secret?.html]).toEqual(['', '']);
  expect(plain?.text).toContain('Bon bini');
});

test('resends under the same Message-ID when the process dies after delivery', async () => {
  await write(1);
  const accepted = Promise.withResolvers<void>();
  void sendMails(portal.db, async (mail) => {
    await transport.send(mail);
    accepted.resolve();
    await new Promise(() => undefined);
  });
  await accepted.promise;
  expect(await send()).toBe(0);
  await makeDue();
  expect(await send()).toBe(1);
  expect(smtp.accepted).toHaveLength(2);
  expect(idOf(smtp.accepted[0]!)).toBe(idOf(smtp.accepted[1]!));
});

test('sends the other mails while one is locked by another process', async () => {
  await write(1);
  await write(2);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: isLocked, resolve: locked } = Promise.withResolvers<void>();
  const holding = portal.db.transaction().execute(async (trx) => {
    await trx.selectFrom('mails').select('id').where('recipient', '=', 'r1@example.aw').forUpdate().execute();
    locked();
    await released;
  });
  await isLocked;
  const sending = send();
  await Promise.race([sending, sleep(5000)]);
  const recipients = smtp.accepted.map((mail) => /^To: (.+)$/m.exec(mail)?.[1]?.trim());
  release();
  await Promise.all([sending, holding]);
  expect(recipients).toEqual(['r2@example.aw']);
});

test('two processes deliver each mail once when the SMTP server comes back', async () => {
  await smtp.stop();
  const { config, db } = portal.app;
  const { storage } = portal.app;
  const deps = { config, db, storage, log: createLogger('silent'), publishEvent: async () => undefined };
  const processes: Jobs[] = [];
  const other = openMailTransport(config);
  for (const { send: sendMail } of [transport, other])
    processes.push(await startJobs({ ...deps, sendMail }, jobs));
  for (let number = 1; number <= 30; number += 1) await write(number);
  const all = async (isSo: (mail: Awaited<ReturnType<typeof mails>>[number]) => boolean) => {
    while (!(await mails()).every(isSo)) await sleep(50);
  };
  await all(({ last_error }) => last_error !== null);
  await smtp.start();
  await makeDue();
  await write(31);
  await all(({ sent_at }) => sent_at !== null);
  await Promise.all(processes.map(async (worker) => await worker.stop()));
  other.close();
  expect(smtp.accepted).toHaveLength(31);
  expect(new Set(smtp.accepted.map(idOf)).size).toBe(31);
});
