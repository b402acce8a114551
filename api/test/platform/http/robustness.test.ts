import { readdirSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Problem } from '@cpa/shared/contracts';
import { aCompany } from '../../support/aVacancy.ts';
import { anApplicant, aResume } from '../../support/files/anApplication.ts';
import { rawRequest } from '../../support/files/rawRequest.ts';
import { openTestApp, type TestApp } from '../../support/openTestApp.ts';
import { signInNew, type Member } from '../../support/signIn.ts';

const GIGABYTE = 1024 ** 3;
const MEGABYTE = 1024 ** 2;
/** Bytes that may be in socket buffers when an upload is rejected. */
const UNDER_WAY = 40 * MEGABYTE;

let portal: TestApp;
let port: number;
let applicant: Member;
let recruiter: Member;
/** Upload routes with a permitted caller and their field. */
let uploadRoutes: [url: string, token: string, field: string][];
beforeAll(async () => {
  portal = await openTestApp();
  await portal.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = portal.app.server.address() as AddressInfo);
  applicant = await anApplicant(portal);
  recruiter = await signInNew(portal, 'recruiter');
  const companyId = await aCompany(portal, recruiter.id);
  uploadRoutes = [
    ['/recruiter/company', recruiter.token, 'logo'],
    [`/recruiter/company/${companyId}`, recruiter.token, 'logo'],
    ['/applicant/me/photo', applicant.token, 'photo'],
    ['/applicant/me/resumes', applicant.token, 'resume'],
  ];
});
afterAll(async () => await portal.close());

const head = (url: string, token: string, length: string) => [
  `POST ${url} HTTP/1.1`,
  `Authorization: Bearer ${token}`,
  'Content-Type: multipart/form-data; boundary=B',
  length,
];
const part = (field: string, name = 'a.pdf') =>
  `--B\r\nContent-Disposition: form-data; name="${field}"${name && `; filename="${name}"`}\r\n\r\n`;

/** Sends requests to all upload routes at the same time: the server reads each for a second after its response. */
async function forEveryUploadRoute(
  send: (...route: (typeof uploadRoutes)[number]) => Promise<void>,
): Promise<void> {
  await Promise.all(uploadRoutes.map(async (route) => await send(...route)));
}

/** A one-gigabyte chunked body that uses no memory. */
function* endless(beginning: string): Generator<string | Buffer> {
  yield `${beginning.length.toString(16)}\r\n${beginning}\r\n`;
  const bytes = Buffer.alloc(MEGABYTE, 'x');
  const chunk = Buffer.concat([Buffer.from(`${MEGABYTE.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);
  for (let sent = 0; sent < GIGABYTE; sent += MEGABYTE) yield chunk;
}

const isServing = async () => (await fetch(`http://127.0.0.1:${port}/health/live`)).status === 200;
const received = () => readdirSync(join(portal.app.config.portalHome, 'uploads'));
async function untilNothingIsLeft(): Promise<void> {
  const deadline = Date.now() + 5000;
  while (received().length > 0 && Date.now() < deadline) await sleep(20);
  expect(received()).toEqual([]);
}

describe('a one-gigabyte upload', () => {
  test('is rejected before its body when announced', async () => {
    await forEveryUploadRoute(async (url, token) => {
      const { status, text } = await rawRequest(port, head(url, token, `Content-Length: ${GIGABYTE}`));
      expect([status, text.includes('a file may have 5 MB')]).toEqual([413, true]);
    });
  });

  test('is rejected after six megabytes when chunked, with flat memory', async () => {
    globalThis.gc?.();
    const before = process.memoryUsage().rss;
    let highest = before;
    const watch = setInterval(() => (highest = Math.max(highest, process.memoryUsage().rss)), 5);
    await forEveryUploadRoute(async (url, token, field) => {
      // The form is cut off in a file, in a field, before the first part, and in the name of a part.
      for (const beginning of [
        part(field),
        part('name', ''),
        '',
        '--B\r\nContent-Disposition: form-data; name="',
      ]) {
        const answer = await rawRequest(
          port,
          head(url, token, 'Transfer-Encoding: chunked'),
          endless(beginning),
        );
        expect([400, 413]).toContain(answer.status);
        expect(answer.sent).toBeLessThan(UNDER_WAY);
      }
    });
    clearInterval(watch);
    expect(highest - before).toBeLessThan(100 * MEGABYTE);
    await untilNothingIsLeft();
  });

  test('is not read to its end by a route that rejects it', async () => {
    const rejected = [
      ['/applicant/me/resumes', 'Transfer-Encoding: chunked', 401],
      ['/account/login', 'Transfer-Encoding: chunked', 415],
      ['/nowhere', 'Transfer-Encoding: chunked', 404],
      ['/nowhere', `Content-Length: ${GIGABYTE}`, 404],
    ] as const;
    const answers = await Promise.all(
      rejected.map(async ([url, length]) => {
        return await rawRequest(port, head(url, 'nobody', length), endless(part('resume')));
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual(rejected.map(([, , status]) => status));
    for (const { sent } of answers) expect(sent).toBeLessThan(UNDER_WAY);
  });
});

test('a form cut off inside a file leaves nothing behind and the process serving', async () => {
  const bytes = Buffer.alloc(300_000, 'x');
  for (const [url, token, field] of uploadRoutes) {
    for (const body of [[part(field)], [part(field), bytes], [part('name', ''), 'Dus'], ['--B']]) {
      const cut = head(url, token, 'Content-Length: 2000000');
      await rawRequest(port, cut, body, { hangUp: true });
      expect(await isServing()).toBe(true);
    }
  }
  await untilNothingIsLeft();
  expect((await aResume(portal, applicant)).file_name).toBe('resume.pdf');
});

test('headers that arrive slowly time out', async () => {
  const { server } = portal.app;
  const { headersTimeout } = server;
  expect(headersTimeout).toBeLessThanOrEqual(10_000);
  server.headersTimeout = 1000;
  const socket = connect(port, '127.0.0.1', () => socket.write('GET /health/live HTTP/1.1\r\nHost: a\r\n'));
  let heard = '';
  socket.on('data', (data) => (heard += String(data)));
  socket.on('error', () => undefined);
  const trickle = setInterval(() => socket.write('X-Slow: 1\r\n'), 100);
  await new Promise((resolve) => socket.on('close', resolve));
  clearInterval(trickle);
  server.headersTimeout = headersTimeout;
  expect(heard).toContain('408');
  expect(await isServing()).toBe(true);
});

describe('a JSON bomb', () => {
  const DEEP = 250_000;
  const BOMBS: [string, string][] = [
    ['lists in lists', '['.repeat(DEEP) + ']'.repeat(DEEP)],
    ['lists in lists, in a field', `{"answers":${'['.repeat(DEEP)}${']'.repeat(DEEP)}}`],
    ['objects in objects', `${'{"a":'.repeat(150_000)}1${'}'.repeat(150_000)}`],
    ['objects that never end', '{"a":'.repeat(150_000)],
    ['a key of a megabyte', `{"${'k'.repeat(1_000_000)}":1}`],
    ['a hundred thousand keys', `{${Array.from({ length: 90_000 }, (_, index) => `"k${index}":1`).join()}}`],
    ['a number of a megabyte', `{"email":${'9'.repeat(1_000_000)}}`],
    ['names that every object has', '{"toString":1,"constructor":1,"hasOwnProperty":1,"valueOf":1}'],
    ['the prototype', '{"__proto__":{"role":"recruiter"},"constructor":{"prototype":{"x":1}}}'],
  ];

  test.each(BOMBS)('of %s is rejected quickly on every route', async (_what, payload) => {
    const targets: [string, string?][] = [
      ['/account/login'],
      ['/vacancies/searchfilter'],
      ['/applicant/me', applicant.token],
      ['/recruiter/vacancy', recruiter.token],
      [uploadRoutes[1]![0], recruiter.token],
    ];
    for (const [url, token] of targets) {
      const begun = process.cpuUsage();
      const answer = await portal.app.inject({
        method: 'POST',
        url,
        payload,
        headers: {
          'content-type': 'application/json',
          'x-requested-with': 'XMLHttpRequest',
          ...(token && { authorization: `Bearer ${token}` }),
        },
      });
      expect([400, 413, 422]).toContain(answer.statusCode);
      expect(answer.json<Problem>().message).not.toBe('');
      // CPU time does not depend on what else runs on the machine.
      const { user, system } = process.cpuUsage(begun);
      expect((user + system) / 1000).toBeLessThan(3000);
    }
  });
});
