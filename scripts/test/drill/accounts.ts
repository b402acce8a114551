import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { superuser } from '../cluster/files.ts';
import { SITE_URL } from '../cluster/nodes.ts';

export type Member = { email: string; token: string };

const PASSWORD = 'bon-bini-2026';
export const TIMEOUT_MS = 25_000;

export type Response = { status: number; body: Record<string, unknown> };

/** Sends a request through the balancer, like a page. Rejects without a response. */
export async function send(
  method: 'GET' | 'POST',
  path: string,
  { token, body, headers }: { token?: string; body?: object; headers?: Record<string, string> } = {},
): Promise<Response> {
  const response = await fetch(`${SITE_URL}/api${path}`, {
    method,
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      origin: SITE_URL,
      'x-requested-with': 'XMLHttpRequest',
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return { status: response.status, body: isJson ? (JSON.parse(text) as Response['body']) : {} };
}

/** Registers accounts with verified e-mail addresses. Their tokens last ten minutes. */
export async function openMembers(
  role: 'recruiter' | 'applicant',
  emails: string[],
  primary: string,
): Promise<Member[]> {
  for (const email of emails)
    await expectOk('POST', `/account/${role}/register`, {
      body: { name: 'Ana Croes', email, password: PASSWORD },
    });
  await withDatabase(primary, async (client) =>
    client.query('update accounts set verified_at = now() where email = any($1)', [emails]),
  );
  const members: Member[] = [];
  for (const email of emails) members.push({ email, token: await signIn(email) });
  for (const { email, token } of members)
    await (role === 'recruiter'
      ? expectOk('POST', '/recruiter/company', { token, body: { name: `Company of ${email}` } })
      : expectOk('POST', '/applicants', { token, body: {} }));
  return members;
}

export async function signIn(email: string): Promise<string> {
  const body = await expectOk('POST', '/account/login', { body: { email, password: PASSWORD } });
  return body['access_token'] as string;
}

/** A busy machine may not respond at once: the setup of a drill retries. */
async function expectOk(...[method, path, options]: Parameters<typeof send>): Promise<Response['body']> {
  for (let attempt = 1; ; attempt += 1) {
    const { status, body } = await send(method, path, options).catch(() => ({ status: 599, body: {} }));
    // An account or company that an attempt without a response has stored.
    if (status < 300 || (attempt > 1 && [409, 422].includes(status))) return body;
    if (status < 500 || attempt === 20)
      throw new Error(`${path} returned ${status}: ${JSON.stringify(body)}`);
    await sleep(1000);
  }
}

/** Runs queries on the database of a machine: by its name, or by the folder of its socket. */
export async function withDatabase<T>(host: string, run: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(superuser(host, 'portal'));
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
