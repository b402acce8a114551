import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { WebSocket } from 'ws';
import { startApiProcess } from '../support/apiProcess.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { registerAndSignIn } from '../support/signIn.ts';
import { openSmtpServer } from '../support/smtpServer.ts';
import { sendMailsJob } from '../../src/platform/mail/mail.jobs.ts';
import { sendJob } from '../../src/platform/queue/sendJob.repository.ts';
import { waitUntil } from '../support/waitUntil.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await openTestApp();
});
afterAll(async () => await portal.close());

/** Blocks calls that read vacancies until `letGo`. */
async function holdVacancies(): Promise<{ letGo: () => Promise<void>; isWaitedFor: () => Promise<boolean> }> {
  const holder = await portal.pool.connect();
  await holder.query('begin; lock table vacancies in access exclusive mode');
  return {
    letGo: async () => {
      await holder.query('rollback');
      holder.release();
    },
    isWaitedFor: async () => {
      const { rows } = await sql<{ waiting: number }>`select count(*) as waiting from pg_locks
        where relation = 'vacancies'::regclass and not granted`.execute(portal.db);
      return rows[0]!.waiting > 0;
    },
  };
}

describe('graceful shutdown', () => {
  test('finishes running requests, rejects new ones, closes websockets with 4200 and exits', async () => {
    const api = await startApiProcess(portal);
    const socket = new WebSocket(
      `ws://127.0.0.1:${api.realtimePort}/app/${portal.app.config.secrets.PUSHER_KEY}?protocol=7`,
    );
    await once(socket, 'message');
    const closed = once(socket, 'close');
    // One keep-alive connection of a proxy, and one with a request in flight.
    const agent = new Agent({ keepAlive: true });
    const idle = await ask(`${api.url}/health/live`, agent);
    const idleClosed = once(idle.socket, 'close');
    const held = await holdVacancies();
    const slow = ask(`${api.url}/vacancies/1`, new Agent({ keepAlive: true }));
    await waitUntil(held.isWaitedFor);

    api.signal('SIGTERM');
    await idleClosed;
    const refused = await fetch(`${api.url}/health/live`).catch(() => 'refused');
    await held.letGo();
    const { answer } = await slow;
    expect(refused).toBe('refused');
    // 404, since the vacancy does not exist.
    expect(answer.statusCode).toBe(404);
    expect(answer.headers.connection).toBe('close');
    expect((await closed)[0]).toBe(4200);
    expect(await api.gone).toBe(0);
    agent.destroy();
  });

  test('reports on SIGTERM that it is not ready and fails no request until its drain time has passed', async () => {
    const api = await startApiProcess(portal, { DRAIN_SECONDS: '3' });
    const agent = new Agent({ keepAlive: true });
    const unready = new AbortController();
    const failures: unknown[] = [];
    let served = 0;
    // Clients behind a load balancer, which looks at the readiness every 100 ms.
    const clients = Array.from({ length: 6 }, async () => {
      while (!unready.signal.aborted) {
        const status = await ask(`${api.url}/options`, agent).then(
          ({ answer }) => answer.statusCode,
          (error: unknown) => error,
        );
        if (status === 200) served += 1;
        else failures.push(status);
      }
    });
    const idle = await ask(`${api.url}/health/ready`, new Agent({ keepAlive: true }));
    expect(idle.answer.statusCode).toBe(200);
    api.signal('SIGTERM');
    await waitUntil(async () => {
      await sleep(100);
      const { answer } = await ask(`${api.url}/health/ready`, agent);
      if (answer.statusCode !== 503) return false;
      expect(answer.headers.connection).toBe('close');
      return true;
    });
    expect((await fetch(`http://127.0.0.1:${api.realtimePort}/up`)).status).toBe(503);
    expect((await fetch(`${api.url}/health/live`)).status).toBe(200);
    const before = served;
    await waitUntil(() => served > before + 20);
    unready.abort();
    await Promise.all(clients);
    expect(failures).toEqual([]);
    expect(await api.gone).toBe(0);
    agent.destroy();
  });

  test('releases its current job to the next process', async () => {
    const deaf = await openDeafServer();
    const first = await startApiProcess(portal, { SMTP_URL: deaf.url });
    const { email } = await registerAndSignIn(portal, 'applicant', { isVerified: false });
    await deaf.isCalled;
    const smtp = await openSmtpServer();
    const signalledAt = performance.now();
    first.signal('SIGTERM');
    // The next processes start in the meantime.
    const starting = [1, 2].map(async () => await startApiProcess(portal, { SMTP_URL: smtp.url }));
    expect(await first.gone).toBe(0);
    expect(performance.now() - signalledAt).toBeLessThan(10_000);
    await deaf.close();
    const processes = await Promise.all(starting);

    // The mail is leased by a process that has exited; the lease is expired here at once.
    await portal.db
      .updateTable('mails')
      .set({ send_after: new Date() })
      .where('sent_at', 'is', null)
      .execute();
    await sendJob(portal.db, sendMailsJob, null);
    const mails = () => smtp.accepted.filter((mail) => mail.includes(`To: ${email}`));
    await waitUntil(() => mails().length > 0);
    await Promise.all(processes.map(async (each) => await each.stop()));
    expect(mails()).toHaveLength(1);
    await smtp.stop();
  });
});

async function ask(url: string, agent: Agent): Promise<{ answer: IncomingMessage; socket: Socket }> {
  const [answer] = (await once(get(url, { agent }), 'response')) as [IncomingMessage];
  // An agent reuses a keep-alive connection once the response has ended.
  const { socket } = answer;
  answer.resume();
  await once(answer, 'end');
  return { answer, socket };
}

/** Accepts requests and never responds. */
async function openDeafServer() {
  const called = Promise.withResolvers<void>();
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    called.resolve();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    isCalled: called.promise,
    close: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}
