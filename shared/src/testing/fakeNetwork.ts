import { type AxiosAdapter, AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';

/** A call as it left the client; `path` is below the API's address, without the query. */
export type SentRequest = {
  method: string;
  path: string;
  params: Record<string, unknown>;
  /** Parsed when it was JSON; undefined when nothing was sent. */
  body: unknown;
  /** By lower-case name. */
  headers: Record<string, string>;
};

/** A body (answered with 200), or a status with its body. */
export type Answer = object | string | number | null | undefined;

/**
 * What is answered to each call, by method and path: a body, `{ status: 422, body }`, or a function of the request
 * that answers one of these, now or later. A function that throws is a network that failed.
 */
export type Answers = Record<string, Answer | ((request: SentRequest) => Answer | Promise<Answer>)>;

/** An axios adapter that answers from a table and keeps what it was asked. A call that is not in the table fails. */
export function fakeNetwork(answers: Answers): { adapter: AxiosAdapter; requests: SentRequest[] } {
  const requests: SentRequest[] = [];
  const adapter: AxiosAdapter = async (config) => {
    const request = sent(config);
    requests.push(request);
    const key = `${request.method} ${request.path}`;
    if (!Object.hasOwn(answers, key)) throw new Error(`The test has no answer for ${key}.`);
    const entry = answers[key];
    return respond(config, typeof entry === 'function' ? await entry(request) : entry);
  };
  return { adapter, requests };
}

function sent(config: InternalAxiosRequestConfig): SentRequest {
  const [path = '', query] = (config.url ?? '').split('?');
  return {
    method: (config.method ?? 'get').toUpperCase(),
    path,
    params: { ...Object.fromEntries(new URLSearchParams(query)), ...config.params },
    body: typeof config.data === 'string' ? JSON.parse(config.data) : config.data,
    headers: Object.fromEntries(
      Object.entries(config.headers.toJSON()).map(([name, value]) => [name.toLowerCase(), String(value)]),
    ),
  };
}

function respond(config: InternalAxiosRequestConfig, answer: Answer): AxiosResponse {
  const { status, body } = hasStatus(answer) ? answer : { status: 200, body: answer };
  const response = { status, data: structuredClone(body), statusText: '', headers: {}, config };
  if (status < 400) return response;
  throw new AxiosError(`The server answered ${status}.`, 'ERR_BAD_RESPONSE', config, null, response);
}

/** No contract has a `status` that is a number, so this is never a body. */
function hasStatus(answer: unknown): answer is { status: number; body?: unknown } {
  return (
    typeof answer === 'object' && answer !== null && 'status' in answer && typeof answer.status === 'number'
  );
}
