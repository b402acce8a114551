/** What the proxy says of a call that failed; a code of undici or of the proxy itself. */
type ProxyError = Error & { code?: string; statusCode?: number };

const AWAY = {
  status: 503,
  code: 'api_unavailable',
  message: 'The service is not available at the moment. Please try again in a few seconds.',
};
const SLOW = {
  status: 504,
  code: 'api_timeout',
  message: 'The service takes too long to answer. Please try again in a minute.',
};
/** Whoever sends something again that was done after all does it twice. */
const UNKNOWN = {
  status: 504,
  code: 'api_timeout',
  message:
    'The service takes too long to answer, and we cannot say whether it did what you asked. Please look before you try again.',
};

/** What a page is answered when the API did not: away, or there but silent. */
export function answerFor({ code = '', statusCode }: ProxyError, method: string): typeof AWAY {
  const isSilent =
    statusCode === 504 || code === 'UND_ERR_HEADERS_TIMEOUT' || code === 'UND_ERR_BODY_TIMEOUT';
  if (!isSilent) return AWAY;
  return method === 'GET' || method === 'HEAD' ? SLOW : UNKNOWN;
}
