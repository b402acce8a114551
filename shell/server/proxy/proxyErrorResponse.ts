/** Error of a failed proxy call; `code` is undici's or the proxy's. */
type ProxyError = Error & { code?: string; statusCode?: number };

const UNAVAILABLE = {
  status: 503,
  code: 'api_unavailable',
  message: 'The service is temporarily unavailable. Please try again in a few seconds.',
};
const TIMEOUT = {
  status: 504,
  code: 'api_timeout',
  message: 'The service is taking too long to respond. Please try again in a minute.',
};
/** For a write whose outcome is unknown: repeating it could do it twice. */
const UNKNOWN_OUTCOME = {
  status: 504,
  code: 'api_timeout',
  message:
    'The service is taking too long to respond. Your change may have been saved. Please check before you try again.',
};

/** Returns the status and body for a call to which the API did not respond. */
export function proxyErrorResponse(
  { code = '', statusCode }: ProxyError,
  method: string,
): typeof UNAVAILABLE {
  const isTimeout =
    statusCode === 504 || code === 'UND_ERR_HEADERS_TIMEOUT' || code === 'UND_ERR_BODY_TIMEOUT';
  if (!isTimeout) return UNAVAILABLE;
  return method === 'GET' || method === 'HEAD' ? TIMEOUT : UNKNOWN_OUTCOME;
}
