import { PARTS, type States } from './statusHistory.rules.ts';

/** Timeout of the API in milliseconds. */
const TIMEOUT_MS = 3000;

type Delays = { database: string; mails: string; payments: string };

/** Checks with the API which parts work. Never rejects: without a response, vacancies are shown from the cache. */
export async function checkParts(apiUrl: string): Promise<States> {
  const delays = await readDelays(apiUrl);
  const all = Object.fromEntries(PARTS.map((part) => [part, delays ? 'works' : 'down'])) as States;
  // Public pages are served from the cache, and mails wait.
  if (!delays) return { ...all, search: 'slow', mails: 'slow' };
  return {
    ...all,
    mails: delays.mails === 'late' ? 'slow' : 'works',
    payments: delays.payments === 'late' ? 'slow' : 'works',
  };
}

/** Undefined while the API or its database does not respond. */
async function readDelays(apiUrl: string): Promise<Delays | undefined> {
  try {
    const response = await fetch(new URL('/health/parts', apiUrl), {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const delays = (await response.json()) as Delays;
    return response.ok && delays.database === 'ok' ? delays : undefined;
  } catch {
    return undefined;
  }
}
