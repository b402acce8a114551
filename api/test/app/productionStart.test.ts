import { writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { once } from 'node:events';
import { join } from 'node:path';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { createServer, type Server } from 'node:tls';
import { generate } from 'selfsigned';
import { freePorts } from '@cpa/shared/server';
import { listProcesses } from '../../src/app/settings/processSettings.repository.ts';
import { startApiProcess, startProcess, type ApiProcess } from '../support/apiProcess.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { shellWithoutFiles } from '../support/shellWithoutFiles.ts';
import { PASSWORD } from '../support/signIn.ts';
import { waitUntil } from '../support/waitUntil.ts';

const SITE = '../../shell/server/server.ts';
const secrets = {
  NEXTAUTH_SECRET: 'n'.repeat(32),
  JWT_SECRET: 'j'.repeat(32),
  PUSHER_APP_ID: '1',
  PUSHER_KEY: 'key',
  PUSHER_SECRET: 'p'.repeat(32),
};

let portal: TestApp;
beforeAll(async () => {
  portal = await openTestApp();
});
afterAll(async () => await portal.close());

test.each([
  [
    'server.ts',
    { SITE_URL: 'http://jobs.example.aw', DATABASE_URL: '', JWT_SECRET: 'x', DEMO: 'on' },
    [
      'Set DATABASE_URL.',
      'Set TRUSTED_PROXIES.',
      'SITE_URL must start with https://.',
      'JWT_SECRET must have',
      'DEMO=on is not allowed',
    ],
  ],
  ['worker.ts', { JWT_SECRET: 'x' }, ['Set SITE_URL.', 'JWT_SECRET must have']],
  [SITE, { NEXTAUTH_SECRET: 'x' }, ['Set SITE_URL.', 'Set TRUSTED_PROXIES.', 'NEXTAUTH_SECRET must have']],
  ...['server.ts', 'worker.ts', SITE].map((script): [string, object, string[]] => [
    script,
    { JWT_SECRET_FILE: '/missing/jwt', PUSHER_KEY: '', PUSHER_KEY_FILE: '/missing/key' },
    ['Set JWT_SECRET or JWT_SECRET_FILE, not both.', '/missing/key of PUSHER_KEY_FILE cannot be read'],
  ]),
])('%s does not start in production with %j', async (script, settings, problems) => {
  const refused = startProcess(script, portal, { NODE_ENV: 'production', ...secrets, ...settings });
  expect(await refused.gone).toBe(1);
  for (const problem of problems) expect(refused.log()).toContain(problem);
});

test('no server starts in production with demo data', async () => {
  await portal.db.insertInto('settings').values({ name: 'demo', value: '{}' }).execute();
  const settings = { SITE_URL: 'https://jobs.example.aw', TRUSTED_PROXIES: 'loopback', ...secrets };
  const servers = ['server.ts', 'worker.ts'].map((script) =>
    startProcess(script, portal, { NODE_ENV: 'production', ...settings }),
  );
  const ends = await Promise.all(servers.map(({ gone }) => Promise.race([gone, sleep(20_000, 'runs')])));
  await portal.db.deleteFrom('settings').where('name', '=', 'demo').execute();
  await Promise.all(servers.map(({ stop }) => stop()));
  expect(ends).toEqual([1, 1]);
  for (const { log } of servers) expect(log()).toContain('Its database holds the demo data');
});

describe('a production site behind TLS', () => {
  let front: Server;
  let api: ApiProcess;
  let site: ReturnType<typeof startProcess>;
  let origin: string;
  const cookies = new Map<string, string>();

  beforeAll(async () => {
    const [sitePort] = await freePorts(1);
    front = await tlsFront(sitePort!);
    const { port } = front.address() as AddressInfo;
    origin = `https://localhost:${port}`;
    const production = {
      NODE_ENV: 'production',
      SITE_URL: origin,
      TRUSTED_PROXIES: 'loopback',
      ...secretFiles(portal.app.config.portalHome),
    };
    api = await startApiProcess(portal, production);
    site = startProcess(SITE, portal, {
      ...production,
      SITE_PORT: String(sitePort),
      API_URL: api.url,
      SHELL_DIR: shellWithoutFiles(portal.app.config.portalHome),
    });
    const isUp = async () =>
      await fetch(`http://127.0.0.1:${sitePort}/health`).then(
        ({ ok }) => ok,
        () => false,
      );
    await waitUntil(isUp);
  });
  afterAll(async () => {
    front.close();
    await Promise.all([site.stop(), api.stop()]);
  });

  const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');

  /** Sends a request as a browser does, which accepts the certificate of the test. */
  async function call(method: string, path: string, fields?: object | URLSearchParams, token?: string) {
    const isForm = fields instanceof URLSearchParams;
    const request = httpsRequest(`${origin}${path}`, {
      method,
      rejectUnauthorized: false,
      agent: false,
      headers: {
        origin,
        'x-requested-with': 'XMLHttpRequest',
        ...(cookies.size > 0 && { cookie: cookieHeader() }),
        ...(fields && { 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
    });
    request.end(fields && (isForm ? fields.toString() : JSON.stringify(fields)));
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    const set = response.headers['set-cookie'] ?? [];
    for (const line of set) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return { status: response.statusCode, headers: response.headers, set, body: await text(response) };
  }

  test('sets only Secure cookies, with __Host- where the specification names none', async () => {
    const account = { email: 'tls@example.aw', password: PASSWORD };
    const all: string[] = [];
    const keep = <T extends { set: string[] }>(response: T): T => {
      all.push(...response.set);
      return response;
    };
    const registered = await call('POST', '/api/account/recruiter/register', { name: 'Ana', ...account });
    expect(registered.status).toBe(201);
    const { csrfToken } = JSON.parse(keep(await call('GET', '/api/auth/csrf')).body) as { csrfToken: string };
    const form = new URLSearchParams({ csrfToken, json: 'true', callbackUrl: '/', ...account });
    const signedIn = keep(await call('POST', '/api/auth/callback/credentials', form));
    expect([signedIn.status, signedIn.body]).toEqual([200, `{"url":"${origin}/"}`]);
    const token = cookies.get('cpa_token');
    keep(await call('GET', '/api/recruiter/payment-methods', undefined, token));
    const signedOut = await call(
      'POST',
      '/api/auth/signout',
      new URLSearchParams({ csrfToken, json: 'true' }),
    );
    keep(signedOut);

    expect(all.filter((line) => !/; secure/i.test(line))).toEqual([]);
    expect(all.filter((line) => line.startsWith('__Host-') && !/; path=\/(;|$)/i.test(line))).toEqual([]);
    expect([...new Set(all.map((line) => line.split('=')[0] ?? ''))].toSorted()).toEqual([
      '__Host-XSRF-TOKEN',
      '__Host-next-auth.callback-url',
      '__Host-next-auth.csrf-token',
      'cpa_session',
      'cpa_token',
      'refresh_token',
      'token',
    ]);
  });

  test.each([
    '/reset-password?token=hunter2',
    '/api/auth/callback/email?token=hunter2&email=a%40b.aw',
    '/api/files/resumes/1?token=hunter2',
    '/api/search-alerts/confirm?token=hunter2',
    '/api/search-alerts/unsubscribe?token=hunter2',
    '/api/newsletter-email/confirm?token=hunter2',
    '/api/newsletter-email/unsubscribe?token=hunter2',
  ])('logs %s without its token on both servers', async (url) => {
    const [path = ''] = url.split('?');
    const isOfApi = path.startsWith('/api/') && !path.startsWith('/api/auth/');
    const linesOf = (server: { log(): string }, logged: string): number => server.log().split(logged).length;
    const count = (): number[] => [
      linesOf(site, `"url":"${path}`),
      ...(isOfApi ? [linesOf(api, `"url":"${path.slice('/api'.length)}`)] : []),
    ];
    const before = count();
    await call('GET', url);
    await waitUntil(() => count().every((lines, at) => lines > before[at]!));
    expect(site.log() + api.log()).not.toContain('hunter2');
  });

  test('records hashes of its settings, which portal doctor compares', async () => {
    const recorded = async () => await listProcesses(portal.db);
    await waitUntil(async () => (await recorded()).length === 1);
    const [{ process, hashes } = {} as never] = await recorded();
    expect(process).toBe('api');
    expect(Object.keys(hashes)).toEqual(expect.arrayContaining(['JWT_SECRET', 'PUSHER_KEY', 'SITE_URL']));
  });

  test('tells browsers to use TLS only', async () => {
    const { headers } = await call('GET', '/robots.txt');
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
    const viaApi = await call('GET', '/api/options');
    expect([viaApi.status, viaApi.headers['strict-transport-security']]).toEqual([
      200,
      expect.stringMatching(/^max-age=\d{8}/),
    ]);
  });
});

/** Terminates TLS in front of the site, like a load balancer. */
async function tlsFront(sitePort: number): Promise<Server> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
  });
  const server = createServer({ key, cert }, (browser) => {
    const upstream = connect(sitePort, '127.0.0.1');
    for (const end of [browser, upstream]) end.on('error', () => undefined);
    browser.pipe(upstream).pipe(browser);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** The secrets as files, as a container gets them. */
function secretFiles(home: string): NodeJS.ProcessEnv {
  return Object.fromEntries(
    Object.entries(secrets).map(([name, value]) => {
      writeFileSync(join(home, name), `${value}\n`);
      return [`${name}_FILE`, join(home, name)];
    }),
  );
}
