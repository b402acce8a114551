import { Agent, request } from 'node:https';
import { setTimeout as sleep } from 'node:timers/promises';

/** Pages and reads that visitors request. */
const PATHS = [
  '/',
  '/vacancies',
  '/vacancies/102',
  '/companies/21',
  '/pap/vacancies',
  '/api/vacancies?page=1',
  '/api/vacancies?page=2&query=sales',
];
const VISITORS = 100;
/** Milliseconds between two requests of a loop, and the number of loops. */
const PAUSE_MS = 20;
const LOOPS = 12;
/** Every n-th request writes a contact message. */
const WRITE_EVERY = 20;
const REQUEST_TIMEOUT_MS = 20_000;

export interface Visits {
  requests: number;
  /** Requests that ended without a good response, by their error. */
  failed: Map<string, number>;
  /** Requests on a kept-alive connection that the server had just closed, sent again as a browser does. */
  resent: number;
  /** E-mail addresses of the acknowledged messages. */
  acknowledged: string[];
  slowestMs: number;
  end: () => Promise<void>;
}

/** Requests pages and writes messages from many IP addresses until `end` is called. */
export function startVisits(host: string): Visits {
  const agents = Array.from({ length: VISITORS }, (_, index) => agentOf(`127.0.1.${index + 1}`, true));
  const ended = new AbortController();
  let messages = 0;
  const visits: Visits = {
    requests: 0,
    failed: new Map(),
    resent: 0,
    acknowledged: [],
    slowestMs: 0,
    end: async () => {
      ended.abort();
      await Promise.all(loops);
      for (const agent of agents) agent.destroy();
    },
  };
  const loops = Array.from({ length: LOOPS }, async () => {
    while (!ended.signal.aborted) {
      visits.requests += 1;
      const start = performance.now();
      const error = await (visits.requests % WRITE_EVERY === 0 ? write() : read(visits.requests));
      visits.slowestMs = Math.max(visits.slowestMs, performance.now() - start);
      if (error !== undefined) visits.failed.set(error, (visits.failed.get(error) ?? 0) + 1);
      await sleep(PAUSE_MS);
    }
  });
  return visits;

  async function read(number: number): Promise<string | undefined> {
    const path = PATHS[number % PATHS.length]!;
    const agent = agents[number % agents.length]!;
    const first = await send(host, agent, path);
    if (!first.isStale) return first.error && `${path}: ${first.error}`;
    visits.resent += 1;
    return (await send(host, agent, path)).error;
  }

  async function write(): Promise<string | undefined> {
    messages += 1;
    const email = `visitor-${messages}@example.aw`;
    const agent = agentOf(`127.0.${2 + (messages >> 8)}.${messages & 255 || 1}`, false);
    const { error } = await send(host, agent, '/api/contact-us-message', { email, message: 'Bon dia' });
    if (error === undefined) visits.acknowledged.push(email);
    return error && `message: ${error}`;
  }
}

const agentOf = (localAddress: string, keepAlive: boolean): Agent =>
  new Agent({ keepAlive, localAddress, rejectUnauthorized: false });

async function send(
  host: string,
  agent: Agent,
  path: string,
  body?: object,
): Promise<{ error?: string; isStale?: boolean }> {
  return await new Promise((resolve) => {
    const sent = request(
      {
        host: '127.0.0.1',
        servername: host,
        agent,
        path,
        method: body ? 'POST' : 'GET',
        timeout: REQUEST_TIMEOUT_MS,
        headers: {
          host,
          origin: `https://${host}`,
          'x-requested-with': 'XMLHttpRequest',
          ...(body && { 'content-type': 'application/json' }),
        },
      },
      (response) => {
        response.resume();
        response.once('error', ({ message }) => resolve({ error: message }));
        response.once('end', () =>
          resolve(response.statusCode === 200 ? {} : { error: `status ${response.statusCode}` }),
        );
      },
    );
    sent.once('timeout', () => sent.destroy(new Error('timeout')));
    sent.once('error', ({ message }) =>
      resolve({ error: message, isStale: sent.reusedSocket && !body && message !== 'timeout' }),
    );
    sent.end(body && JSON.stringify(body));
  });
}
