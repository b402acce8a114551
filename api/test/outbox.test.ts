import { setTimeout as sleep } from 'node:timers/promises';
import { sendMails } from '../src/jobs/sendMails.ts';
import { startJobs, type Jobs } from '../src/jobs/startJobs.ts';
import { writeMail } from '../src/mail/mail.ts';
import { queueMail } from '../src/mail/outbox.repository.ts';
import { createSendMail } from '../src/mail/transport.ts';
import { createLogger } from '../src/plugins/logging.ts';
import { openTestApp, type TestApp } from './openTestApp.ts';
import { openSmtpServer, type SmtpServer } from './smtpServer.ts';

let portal: TestApp;
let smtp: SmtpServer;
beforeEach(async () => {
  smtp = await openSmtpServer();
  portal = await openTestApp({ SMTP_URL: smtp.url, SITE_URL: 'https://jobs.example.aw' });
});
afterEach(async () => {
  await smtp.stop().catch(() => undefined);
  await portal.close();
});

const write = async (number: number, action = 'https://jobs.example.aw/vacancies') =>
  await queueMail(
    portal.db,
    `r${number}@example.aw`,
    writeMail({
      template: 'test',
      subject: `Ñumber ${number}`,
      paragraphs: ['Bon bini', '.a line that begins with a dot'],
      action: { label: 'Go', url: action },
      leave: { label: 'Leave', url: 'https://jobs.example.aw/api/leave?token=x' },
    }),
  );
const send = async () => await sendMails(portal.db, createSendMail(portal.app.config), { isDelivered: true });
const mails = async () => await portal.db.selectFrom('mails').selectAll().orderBy('id').execute();
/** The time has come to try again. */
const makeDue = async () =>
  await portal.db
    .updateTable('mails')
    .set({ send_after: new Date(0) })
    .where('sent_at', 'is', null)
    .execute();
const idOf = (mail: string) => /^Message-ID: (.+)$/im.exec(mail)?.[1];

test('a mail server that is down, then refuses, then accepts gets every mail once', async () => {
  for (const number of [1, 2, 3]) await write(number);
  await smtp.stop();
  expect(await send()).toBe(0);
  expect((await mails()).map(({ attempts, sent_at }) => [attempts, sent_at])).toEqual([
    [1, null],
    [1, null],
    [1, null],
  ]);
  await smtp.start();
  smtp.answer = '451 come back later';
  await makeDue();
  expect(await send()).toBe(0);
  expect((await mails())[0]?.last_error).toContain('come back later');
  smtp.answer = '250 ok';
  await makeDue();
  expect(await send()).toBe(3);
  await makeDue();
  expect(await send()).toBe(0);
  expect(smtp.accepted).toHaveLength(3);
  expect(new Set(smtp.accepted.map(idOf)).size).toBe(3);
});

test('a mail that can be left says how, to the mail program as well', async () => {
  await write(1);
  await send();
  expect(smtp.accepted[0]).toContain('List-Unsubscribe: <https://jobs.example.aw/api/leave?token=x>');
  expect(smtp.accepted[0]).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
});

test('what a delivered mail opens stays nowhere, other mails stay to be read', async () => {
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

test('a process that dies after the server accepted a mail sends it again, under the same Message-ID', async () => {
  await write(1);
  const accepted = Promise.withResolvers<void>();
  const deliver = createSendMail(portal.app.config);
  void sendMails(portal.db, async (mail) => {
    await deliver(mail);
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

test('two processes with jobs, and a mail server that comes back, deliver each mail once', async () => {
  await smtp.stop();
  const { config, db } = portal.app;
  const { storage } = portal.app;
  const deps = { config, db, storage, log: createLogger('silent'), publishEvent: async () => undefined };
  const processes: Jobs[] = [];
  for (const _process of [1, 2])
    processes.push(await startJobs({ ...deps, sendMail: createSendMail(config) }));
  for (let number = 1; number <= 30; number += 1) await write(number);
  const all = async (isSo: (mail: Awaited<ReturnType<typeof mails>>[number]) => boolean) => {
    while (!(await mails()).every(isSo)) await sleep(50);
  };
  await all(({ last_error }) => last_error !== null);
  await smtp.start();
  await makeDue();
  await write(31);
  await all(({ sent_at }) => sent_at !== null);
  await Promise.all(processes.map(async (jobs) => await jobs.stop()));
  expect(smtp.accepted).toHaveLength(31);
  expect(new Set(smtp.accepted.map(idOf)).size).toBe(31);
}, 30_000);
