import { apiErrorText, type ErrorCode } from '@cpa/shared/server';

/** Error of a failed proxy call; `code` is undici's or the proxy's. */
type ProxyError = Error & { code?: string; statusCode?: number };

/** Returns the status and body for a call to which the API did not respond. */
export function proxyErrorResponse({ code = '', statusCode }: ProxyError, method: string) {
  const isTimeout =
    statusCode === 504 || code === 'UND_ERR_HEADERS_TIMEOUT' || code === 'UND_ERR_BODY_TIMEOUT';
  if (!isTimeout) return problem(503, 'api_unavailable');
  // Repeating a write whose outcome is unknown could do it twice.
  return problem(504, method === 'GET' || method === 'HEAD' ? 'api_timeout' : 'api_timeout_of_write');
}

const problem = (status: number, code: ErrorCode) => ({ status, code, message: apiErrorText(code) });
