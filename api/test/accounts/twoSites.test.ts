import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from '@cpa/shared/server';
import { startApiProcess, startProcess, type ApiProcess } from '../support/apiProcess.ts';
import { openTestApp, type TestApp } from '../support/openTestApp.ts';
import { shellWithoutFiles } from '../support/shellWithoutFiles.ts';
import { PASSWORD } from '../support/signIn.ts';
import { waitUntil } from '../support/waitUntil.ts';

/** Milliseconds within which every site server must know that a session has ended. */
const LIMIT_MS = 2000;
const ACCOUNT = { name: 'Ana', email: 'two-sites@example.aw', password: PASSWORD };

let portal: TestApp;
let api: ApiProcess;
let sites: { url: string; stop: () => Promise<void> }[];
/** Public origin: a load balancer is in front of both. */
let origin: string;

beforeAll(async () => {
  portal = await openTestApp();
  const ports = await freePorts(2);
  origin = `http://localhost:${ports[0]}`;
  api = await startApiProcess(portal, { SITE_URL: origin });
  const shell = shellWithoutFiles(portal.app.config.portalHome);
  sites = ports.map((port) => {
    const { stop } = startProcess('../../shell/server/server.ts', portal, {
      SITE_URL: origin,
      SITE_PORT: String(port),
      API_URL: api.url,
      REALTIME_URL: `http://127.0.0.1:${api.realtimePort}`,
      SHELL_DIR: shell,
    });
    return { url: `http://127.0.0.1:${port}`, stop };
  });
  for (const { url } of sites)
    await waitUntil(async () =>
      fetch(`${url}/health`).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
});
afterAll(async () => {
  await Promise.all(sites.map(async ({ stop }) => await stop()));
  await api.stop();
  await portal.close();
});

/** A browser that sends each request to the given server. */
function openBrowser(copied?: Map<string, string>) {
  const cookies = new Map(copied);
  const call = async (server: number, method: string, path: string, fields?: object | URLSearchParams) => {
    const isForm = fields instanceof URLSearchParams;
    const response = await fetch(`${sites[server]!.url}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        origin,
        'x-requested-with': 'XMLHttpRequest',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(fields && { 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' }),
      },
      ...(fields && { body: isForm ? fields : JSON.stringify(fields) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return (await response.json()) as { csrfToken?: string; user?: { email: string } };
  };
  return {
    call,
    copy: () => openBrowser(cookies),
    sessionOn: async (server: number) => (await call(server, 'GET', '/api/auth/session')).user?.email,
    post: async (server: number, path: string, fields: Record<string, string>) => {
      const { csrfToken = '' } = await call(server, 'GET', '/api/auth/csrf');
      await call(server, 'POST', path, new URLSearchParams({ csrfToken, json: 'true', ...fields }));
    },
  };
}

async function signedIn() {
  const browser = openBrowser();
  await browser.call(0, 'POST', '/api/account/recruiter/register', ACCOUNT);
  const { email, password } = ACCOUNT;
  await browser.post(0, '/api/auth/callback/credentials', { email, password, callbackUrl: '/' });
  return browser;
}

test('a sign-out on one site server takes effect on the other within two seconds', async () => {
  const browser = await signedIn();
  const copy = browser.copy();
  // Both servers have just queried the API, and would not query it again for 15 seconds.
  expect([await copy.sessionOn(0), await copy.sessionOn(1)]).toEqual([ACCOUNT.email, ACCOUNT.email]);
  await browser.post(0, '/api/auth/signout', {});
  const signedOutAt = Date.now();
  while (Date.now() - signedOutAt < LIMIT_MS && (await copy.sessionOn(1)) !== undefined) await sleep(50);
  // A server that knows of the sign-out deletes the cookies in its response.
  expect(await copy.sessionOn(1)).toBeUndefined();
});
