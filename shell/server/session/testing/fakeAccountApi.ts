import { credentialsSchema } from '@cpa/shared/contracts';
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http';
import * as z from 'zod/mini';

/** Request that the fake API received. */
export type ReceivedRequest = { url: string; headers: IncomingMessage['headers']; body: string };

export const account = { email: 'rosa@example.aw', password: 'bon-bini-2026' };

/** Token of the mailed link. */
export const LINK_TOKEN = 'a-token-of-43-characters';

/** ID of the passkey of the account. */
export const PASSKEY = 'a-passkey';

/** Code of the second step. */
export const STEP_CODE = '402871';

const problem = (code: string) => JSON.stringify({ message: 'No.', code });

const user = {
  id: 7,
  role: 'applicant',
  name: 'Rosa Croes',
  email: account.email,
  image: '/files/rosa.webp',
  verified: true,
  companies: [],
  applicant_id: 3,
};

/** Secrets of a sign-in at an OpenID provider. */
export const OPENID_SECRETS = { state: 'state-1', nonce: 'nonce-1', code_verifier: 'verifier-1' };

/** ID of every session that it opens. */
export const SESSION_ID = '0b8b0e0e-6a52-4d0c-9a0e-3f3b0c5a7d11';

/** Starts an HTTP server that imitates the API with one account. */
export async function startFakeAccountApi() {
  const received: ReceivedRequest[] = [];
  const counted = new Map<string, number>();
  let mostCounted = Infinity;
  let countCalls = 0;
  let isStalled = false;
  let wasLinkUsed = false;
  let isSignedIn = false;
  let needsSecondStep = false;
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => handle(request, response, body));
  });
  function handle(request: IncomingMessage, response: ServerResponse, body: string) {
    if (request.url?.startsWith('/account/site-requests/')) {
      const { pathname, searchParams } = new URL(request.url, 'http://api');
      const count = (counted.get(pathname) ?? 0) + Number(searchParams.get('count'));
      counted.set(pathname, count);
      countCalls += 1;
      if (isStalled) return;
      return response.writeHead(count > mostCounted ? 429 : 200, { 'retry-after': '41' }).end('{}');
    }
    received.push({ url: request.url ?? '', headers: request.headers, body });
    response.setHeader('content-type', 'application/json');
    if (request.url === '/account/recruiter/logout') {
      isSignedIn = false;
      return response.end('{"message":"Signed out."}');
    }
    if (request.url === `/account/sessions/${SESSION_ID}`) {
      return response.end(JSON.stringify({ active: isSignedIn }));
    }
    if (request.url === '/account/passkeys/sign-in') {
      if (body === JSON.stringify({ credential: { id: PASSKEY } })) return signIn(response);
      return response.writeHead(401).end(problem('passkey_refused'));
    }
    if (request.url === '/account/second-step') {
      if (!request.headers.cookie?.includes('cpa_step=pending'))
        return response.writeHead(401).end(problem('second_step_expired'));
      if (!body.includes(STEP_CODE)) return response.writeHead(401).end(problem('code_wrong'));
      needsSecondStep = false;
      return signIn(response);
    }
    if (request.url === '/account/magic-link') {
      const status = body.includes('often@') ? 429 : 200;
      return response.writeHead(status).end('{"message":"Sent."}');
    }
    if (request.url === '/account/magic-link/sign-in') {
      const isGood = !wasLinkUsed && body === JSON.stringify({ email: account.email, token: LINK_TOKEN });
      if (!isGood) return response.writeHead(401).end('{}');
      wasLinkUsed = true;
      return signIn(response);
    }
    if (request.url === '/account/openid/start') {
      if (body.includes('microsoft')) return response.writeHead(503).end('{"code":"provider_unavailable"}');
      const authorization_url = 'https://accounts.example/authorize?client_id=portal';
      return response.end(JSON.stringify({ authorization_url, ...OPENID_SECRETS }));
    }
    if (request.url === '/account/openid/sign-in') {
      // The code of the provider is `good` or the code of an error.
      const [, code] = /code=(\w+)/.exec(body) ?? [];
      if (code === 'good') return signIn(response);
      return response.writeHead(code === 'too_many' ? 429 : 409).end(JSON.stringify({ code }));
    }
    const sent = z.parse(credentialsSchema, JSON.parse(body));
    if (sent.email === 'often@example.aw') return response.writeHead(429).end('{}');
    if (sent.email === 'broken@example.aw') return response.writeHead(200).end('<html>');
    if (sent.email !== account.email || sent.password !== account.password)
      return response.writeHead(401).end('{}');
    return signIn(response);
  }
  function signIn(response: ServerResponse) {
    if (needsSecondStep) {
      response.setHeader('set-cookie', 'cpa_step=pending; Path=/; HttpOnly; SameSite=Strict');
      return response.writeHead(403).end(problem('second_step_needed'));
    }
    isSignedIn = true;
    return sendSession(response);
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : address;
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    /** Refuses to count more requests of each kind. */
    countAtMost: (most: number) => void (mostCounted = most),
    /** Number of calls that counted requests. */
    countCalls: () => countCalls,
    /** Stops or resumes responses to calls that count requests. */
    stallCounts: (on: boolean) => void (isStalled = on),
    /** The account asks for a second step, until it is passed with `STEP_CODE`. */
    requireSecondStep: () => void (needsSecondStep = true),
    /** Revokes the session, as a password change does. */
    revokeSession: () => void (isSignedIn = false),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

function sendSession(response: ServerResponse) {
  response.setHeader('set-cookie', [
    'cpa_token=access-1; Path=/; SameSite=Lax; Max-Age=600',
    'refresh_token=refresh-1; Path=/; HttpOnly; SameSite=Strict',
    'elsewhere=1; Path=/',
  ]);
  return response.end(
    JSON.stringify({
      session_id: SESSION_ID,
      access_token: 'access-1',
      refresh_token: 'refresh-1',
      expires_in: 600,
      user,
    }),
  );
}
