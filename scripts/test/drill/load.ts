import { setTimeout as sleep } from 'node:timers/promises';
import { control } from '../cluster/control.ts';
import { SITE_URL } from '../cluster/nodes.ts';
import {
  type Member,
  openMembers,
  type Response,
  send,
  signIn,
  TIMEOUT_MS,
  withDatabase,
} from './accounts.ts';
import { type Events, openEvents } from './events.ts';
import type { Operation } from './history.ts';

/** Milliseconds between two requests of a loop. */
const PAUSE_MS = 300;
const CONTACT_LOOPS = 3;
const BUYERS = 2;
const APPLICANTS = 4;
const PATHS = ['/', '/vacancies', '/companies', '/pap/vacancies', '/vacancies/102'];

export type Load = {
  /** Writes and reads of contact messages, applications and checkouts. */
  operations: Operation[];
  /** Requests that failed, by kind and time. */
  errors: { kind: string; at: number }[];
  pages: { loaded: number; failed: number };
  events: Events;
  buyers: Member[];
  applicants: Member[];
  /** Number of charges before. */
  earlierCharges: number;
  /** New tokens for all: theirs last ten minutes of the clock of the portal. */
  signInAgain: () => Promise<void>;
  stop: () => Promise<void>;
};

/** Starts writes, reads, pages and events through the balancer, and records each response. `run` names its data. */
export async function startLoad(run: string, primary: string): Promise<Load> {
  const names = (role: string, count: number): string[] =>
    Array.from({ length: count }, (_, index) => `${run}-${role}-${index}@example.aw`);
  const buyers = await openMembers('recruiter', names('buyer', BUYERS), primary);
  const applicants = await openMembers('applicant', names('applicant', APPLICANTS), primary);
  const vacancies = await openVacancies(primary);
  const events = await openEvents(run);
  const earlierCharges = (await control('charged')).length;
  const ended = new AbortController();
  const load: Load = {
    operations: [],
    errors: [],
    pages: { loaded: 0, failed: 0 },
    events,
    buyers,
    applicants,
    earlierCharges,
    signInAgain: async () => {
      for (const member of [...buyers, ...applicants]) member.token = await signIn(member.email);
    },
    stop: async () => {
      ended.abort();
      await Promise.all(loops);
      await sleep(2000);
      events.close();
    },
  };
  const fail = (kind: string): void => void load.errors.push({ kind, at: performance.now() });

  /** Sends a write or read and records its outcome. @returns false when the outcome is unknown */
  async function operate(
    operation: Pick<Operation, 'kind' | 'key'>,
    request: () => Promise<Response>,
    valueOf: (response: Response) => string | undefined,
  ): Promise<boolean> {
    const start = performance.now();
    const response = await request().catch((error: Error) => error);
    const end = performance.now();
    const what = operation.key.split(' ', 1)[0]!;
    if (response instanceof Error) {
      fail(`${what}: ${codeOf(response)}`);
      load.operations.push({ ...operation, start, end, outcome: 'unknown' });
      return false;
    }
    const { status } = response;
    // 202: the outcome at the card gateway is unknown. 409: an earlier attempt is still running.
    const isUnknown = status >= 500 || status === 202 || status === 409;
    const outcome = isUnknown ? 'unknown' : status < 300 ? 'ok' : 'refused';
    // A response of the API names its reason; one of the balancer does not.
    const { code } = response.body;
    if (outcome !== 'ok') fail(`${what}: ${status} ${typeof code === 'string' ? code : ''}`.trim());
    const value = outcome === 'ok' ? valueOf(response) : undefined;
    load.operations.push({ ...operation, start, end, outcome, value });
    return outcome !== 'unknown';
  }

  const loop = async (step: (number: number) => Promise<unknown>): Promise<void> => {
    for (let number = 1; !ended.signal.aborted; number += 1) {
      await step(number);
      await sleep(PAUSE_MS);
    }
  };

  const contact = (at: number) => async (number: number) => {
    const email = `${run}-contact-${at}-${number}@example.aw`;
    const body = { email, message: 'Bon dia' };
    await operate(
      { kind: 'write', key: `contact ${email}` },
      () => send('POST', '/contact-us-message', { body }),
      () => '1',
    );
  };

  const apply = async (number: number): Promise<void> => {
    const applicant = applicants[number % APPLICANTS]!;
    const vacancy = vacancies[Math.floor(number / APPLICANTS)];
    if (vacancy === undefined) return;
    const { token, email } = applicant;
    await operate(
      { kind: 'write', key: `application ${email} ${vacancy}` },
      () => send('POST', `/vacancies/${vacancy}/apply`, { token, body: { resume_id: null } }),
      ({ body }) => String(body['id']),
    );
  };

  /** Repeats a checkout with its key until it gets a response, like the page, and reads earlier ones. */
  const buy = (buyer: Member, at: number) => async (number: number) => {
    const { token } = buyer;
    const keyOf = (each: number): string => `${run}-buyer-${at}-order-${each}`;
    const headers = { 'idempotency-key': keyOf(number) };
    const order = { token, headers, body: CARD };
    for (let attempt = 0; attempt < 12; attempt += 1) {
      const isKnown = await operate(
        { kind: 'write', key: `order ${keyOf(number)}` },
        () => send('POST', '/recruiter/order-cxpay', order),
        ({ body }) => String(body['order_id']),
      );
      if (isKnown) break;
      await sleep(1000);
    }
    const earlier = keyOf(1 + ((number * 7) % number));
    await operate(
      { kind: 'read', key: `order ${earlier}` },
      () => send('GET', `/recruiter/checkouts/${earlier}`, { token }),
      ({ body }) => (body['order'] ? String((body['order'] as { id: number }).id) : undefined),
    );
  };

  const visit = async (number: number): Promise<void> => {
    const path = PATHS[number % PATHS.length]!;
    const problem = await fetch(SITE_URL + path, { signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
      async (response) => {
        const isWhole = (await response.text()).includes('</html>');
        return response.status === 200 && isWhole ? undefined : String(response.status);
      },
      (error: Error) => codeOf(error),
    );
    if (problem === undefined) return void (load.pages.loaded += 1);
    load.pages.failed += 1;
    fail(`page: ${problem}`);
  };

  const loops = [
    ...Array.from({ length: CONTACT_LOOPS }, (_, at) => loop(contact(at))),
    ...buyers.map((buyer, at) => loop(buy(buyer, at))),
    loop(apply),
    loop(visit),
    loop(async () => {
      const problem = await events.publish();
      if (problem !== undefined) fail(`event: ${problem}`);
    }),
  ];
  return load;
}

async function openVacancies(primary: string): Promise<number[]> {
  return await withDatabase(primary, async (client) => {
    const { rows } = await client.query<{ id: number }>(
      "select id from vacancies where status = 'open' and external_apply_url is null and screening_questions = '[]' order by id",
    );
    return rows.map(({ id }) => id);
  });
}

export function codeOf(error: Error): string {
  const { cause } = error as { cause?: { code?: string } };
  return cause?.code ?? (error as { code?: string }).code?.toString() ?? error.name;
}

const STARTER = { id: 1, price: 4900 };
const CARD = {
  items: [{ package_id: STARTER.id }],
  order_total_amount: STARTER.price,
  order_currency: 'USD',
  card_number: '4111111111111111',
  card_expiration_month: '10',
  card_expiration_year: '2039',
  card_security_code: '123',
  billing_firstname: 'Ana',
  billing_lastname: 'Croes',
  billing_address: 'Caya Betico 12',
  billing_locality: 'Oranjestad',
  billing_country: 'AW',
  billing_email: 'books@example.aw',
};
