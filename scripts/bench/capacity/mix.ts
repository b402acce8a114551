import { Agent, request } from 'node:http';
import { DEMO_ACCOUNTS } from '@cpa/shared/contracts';
import { searchRequests } from '../../../api/bench/searchRequests.ts';
import { seeded } from '../../../api/src/platform/random/seeded.ts';

type Call = { method: 'GET' | 'POST'; path: string; token?: string; body?: object };

/** Shares of visitors and applicants; the others are recruiters. */
const SHARES = { visitor: 0.8, applicant: 0.15 };
const TIMEOUT_MS = 20_000;
/** Milliseconds after which an access token, valid for ten minutes, is replaced. */
const TOKEN_MS = 300_000;

/** Reads and documents of the pages of both areas. */
const APPLICANT = [
  '/applicant',
  '/api/applicant/applications',
  '/api/applicant/me',
  '/api/applicant/me/recommendations',
  '/api/account/search-alerts',
];
const RECRUITER = [
  '/recruiter-dashboard',
  '/api/recruiter/dashboard',
  '/api/recruiter/vacancies',
  '/api/recruiter/postings',
];

/** Requests of visitors, applicants and recruiters through the site server at `url`, the same order in every run. */
export async function openMix(
  url: string,
): Promise<{ send: (n: number) => Promise<boolean>; close: () => void }> {
  const agent = new Agent({ keepAlive: true });
  const chance = seeded('capacity');
  const searches = searchRequests(500);
  const vacancies = await idsOf(url, 'vacancies');
  const companies = await idsOf(url, 'companies');
  const tokens = await signIn(url);
  const timer = setInterval(() => void signIn(url).then((newer) => Object.assign(tokens, newer)), TOKEN_MS);

  /** A document in four of ten requests, a search in three, a vacancy in data or a company in the others. */
  function visit(n: number): Call {
    const share = chance.next();
    if (share < 0.01)
      return {
        method: 'POST',
        path: '/api/contact-us-message',
        body: { email: `visitor-${n}@example.aw`, message: 'Bon dia' },
      };
    if (share < 0.3) {
      const { filter, page } = searches[n % searches.length]!;
      return { method: 'POST', path: `/api/vacancies/searchfilter?page=${page}`, body: filter };
    }
    if (share < 0.4) return { method: 'GET', path: `/api/vacancies/${chance.pick(vacancies)}` };
    const paths = ['/', '/vacancies', '/companies', '/pap/vacancies', `/companies/${chance.pick(companies)}`];
    return { method: 'GET', path: share < 0.7 ? `/vacancies/${chance.pick(vacancies)}` : chance.pick(paths) };
  }

  function next(n: number): Call {
    const share = chance.next();
    if (share < SHARES.visitor) return visit(n);
    const isApplicant = share < SHARES.visitor + SHARES.applicant;
    const token = isApplicant ? tokens.applicant : tokens.recruiter;
    return { method: 'GET', path: chance.pick(isApplicant ? APPLICANT : RECRUITER), token };
  }

  return {
    send: async (n) => await sendCall(url, agent, next(n)),
    close: () => {
      clearInterval(timer);
      agent.destroy();
    },
  };
}

async function sendCall(url: string, agent: Agent, { method, path, token, body }: Call): Promise<boolean> {
  return await new Promise((resolve, reject) => {
    const headers = {
      origin: url,
      'x-requested-with': 'XMLHttpRequest',
      'accept-encoding': 'gzip, br',
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}`, cookie: `cpa_token=${token}` }),
    };
    const sending = request(url + path, { method, agent, headers, timeout: TIMEOUT_MS }, (response) => {
      response.resume().once('end', () => resolve((response.statusCode ?? 500) < 400));
      response.once('error', reject);
    });
    sending.once('timeout', () => sending.destroy(new Error('timeout'))).once('error', reject);
    sending.end(body && JSON.stringify(body));
  });
}

async function idsOf(url: string, list: string): Promise<number[]> {
  const response = await fetch(`${url}/api/${list}?page=1`);
  return ((await response.json()) as { data: { id: number }[] }).data.map(({ id }) => id);
}

async function signIn(url: string): Promise<{ applicant: string; recruiter: string }> {
  const tokenOf = async (body: object): Promise<string> => {
    const headers = { 'content-type': 'application/json', 'x-requested-with': 'XMLHttpRequest', origin: url };
    const response = await fetch(`${url}/api/account/login`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    const { access_token: token } = (await response.json()) as { access_token?: string };
    if (token === undefined) throw new Error(`No demo account signs in: ${response.status}.`);
    return token;
  };
  return {
    applicant: await tokenOf(DEMO_ACCOUNTS.applicant),
    recruiter: await tokenOf(DEMO_ACCOUNTS.recruiter),
  };
}
