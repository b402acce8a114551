import nextAuthModule, { type AuthOptions } from 'next-auth';

/** Request in the form that next-auth reads. */
export type AuthRequest = {
  method: string;
  headers: Record<string, unknown>;
  cookies: Partial<Record<string, string>>;
  query: Record<string, unknown>;
  body: unknown;
};

/** Response of next-auth. */
export type AuthResponse = {
  status: number;
  headers: Record<string, string>;
  setCookies: string[];
  /** Serialised body. */
  body: string;
};

type NextAuth = (request: unknown, nextResponse: unknown, options: AuthOptions) => Promise<void>;

const nextAuth = handlerOf(nextAuthModule);

/** Runs next-auth's handler on plain data, because it supports only the request and response objects of Next.js. */
export async function runNextAuth(request: AuthRequest, options: AuthOptions): Promise<AuthResponse> {
  const result: AuthResponse = { status: 200, headers: {}, setCookies: [], body: '' };
  const nextResponse = {
    status(status: number) {
      result.status = status;
      return nextResponse;
    },
    getHeader: (name: string) =>
      name === 'Set-Cookie' ? result.setCookies : result.headers[name.toLowerCase()],
    setHeader(name: string, value: string | string[]) {
      if (name === 'Set-Cookie') result.setCookies = [value].flat();
      else result.headers[name.toLowerCase()] = String(value);
      return nextResponse;
    },
    json(body: unknown) {
      result.headers['content-type'] = 'application/json';
      result.body = JSON.stringify(body);
    },
    send(body: unknown) {
      if (typeof body === 'object') return nextResponse.json(body);
      result.headers['content-type'] ??= 'text/plain; charset=utf-8';
      result.body = typeof body === 'string' ? body : '';
    },
    end() {},
  };
  await nextAuth(request, nextResponse, options);
  return result;
}

/** Unwraps the CommonJS default export: Node provides all exports as the default one, bundlers do not. */
function handlerOf(exported: unknown): NextAuth {
  if (isHandler(exported)) return exported;
  if (typeof exported === 'object' && exported !== null && 'default' in exported)
    return handlerOf(exported.default);
  throw new Error('next-auth exports no handler.');
}

function isHandler(value: unknown): value is NextAuth {
  return typeof value === 'function';
}
