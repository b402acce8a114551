/** Error of a failed proxy call; `code` is undici's or the proxy's. */
type ProxyError = Error & { code?: string; statusCode?: number };

const UNAVAILABLE = {
  status: 503,
  code: 'api_unavailable',
  message: 'The service is not available at the moment. Please try again in a few seconds.',
};
const TIMEOUT = {
  status: 504,
  code: 'api_timeout',
  message: 'The service takes too long to answer. Please try again in a minute.',
};
/** For a write whose outcome is unknown: repeating it could do it twice. */
const UNKNOWN_OUTCOME = {
  status: 504,
  code: 'api_timeout',
  message:
    'The service takes too long to answer, and we cannot say whether it did what you asked. Please look before you try again.',
};

/** Returns status and body for a call that the API did not respond to. */
export function responseTo({ code = '', statusCode }: ProxyError, method: string): typeof UNAVAILABLE {
  const isTimeout =
    statusCode === 504 || code === 'UND_ERR_HEADERS_TIMEOUT' || code === 'UND_ERR_BODY_TIMEOUT';
  if (!isTimeout) return UNAVAILABLE;
  return method === 'GET' || method === 'HEAD' ? TIMEOUT : UNKNOWN_OUTCOME;
}
