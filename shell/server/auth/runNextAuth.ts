import nextAuthModule, { type AuthOptions } from 'next-auth';

/** A request as next-auth reads it. */
export type AuthRequest = {
  method: string;
  headers: Record<string, unknown>;
  cookies: Partial<Record<string, string>>;
  query: Record<string, unknown>;
  body: unknown;
};

/** What next-auth answered. */
export type AuthAnswer = {
  status: number;
  headers: Record<string, string>;
  setCookies: string[];
  /** Text as it goes over the wire. */
  body: string;
};

type NextAuth = (request: unknown, response: unknown, options: AuthOptions) => Promise<void>;

const nextAuth = handlerOf(nextAuthModule);

/** Runs next-auth's handler on plain data; it only knows the request and response of Next.js. */
export async function runNextAuth(request: AuthRequest, options: AuthOptions): Promise<AuthAnswer> {
  const answer: AuthAnswer = { status: 200, headers: {}, setCookies: [], body: '' };
  const response = {
    status(status: number) {
      answer.status = status;
      return response;
    },
    getHeader: (name: string) =>
      name === 'Set-Cookie' ? answer.setCookies : answer.headers[name.toLowerCase()],
    setHeader(name: string, value: string | string[]) {
      if (name === 'Set-Cookie') answer.setCookies = [value].flat();
      else answer.headers[name.toLowerCase()] = String(value);
      return response;
    },
    json(body: unknown) {
      answer.headers['content-type'] = 'application/json';
      answer.body = JSON.stringify(body);
    },
    send(body: unknown) {
      if (typeof body === 'object') return response.json(body);
      answer.headers['content-type'] ??= 'text/plain; charset=utf-8';
      answer.body = typeof body === 'string' ? body : '';
    },
    end() {},
  };
  await nextAuth(request, response, options);
  return answer;
}

/** A CommonJS module: Node hands over all of its exports as the default one, others take the default out. */
function handlerOf(exported: unknown): NextAuth {
  if (isHandler(exported)) return exported;
  if (typeof exported === 'object' && exported !== null && 'default' in exported)
    return handlerOf(exported.default);
  throw new Error('next-auth has no handler.');
}

function isHandler(value: unknown): value is NextAuth {
  return typeof value === 'function';
}
