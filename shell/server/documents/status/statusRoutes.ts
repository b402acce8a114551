import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { LOCALES } from '@cpa/shared/contracts';
import { localePath } from '@cpa/shared/routing';
import { sendCompressed } from '../rendering/sendCompressed.ts';
import { replaceDurably } from '../../platform/storage/durableFiles.ts';
import { checkParts } from './checkParts.ts';
import { recordStates, type StatusHistory } from './statusHistory.rules.ts';
import { statusFeed } from './statusFeed.ts';
import { readNotices, readPlannedWork, workAt } from './statusNotice.ts';
import { type Status, STATUS_POLICY, statusPage } from './statusPage.ts';

/** Milliseconds between two checks. */
const CHECK_MS = 30_000;
/** Site servers that share the file take turns: a check by another one within this share of the time counts for all. */
const RECENT = 0.8;

type StatusDeps = {
  apiUrl: string;
  siteUrl: string;
  /** File of the last 90 days. */
  file: string;
  /** Default: 30 seconds. */
  checkMs?: number;
};

/**
 * `GET /status` in each language: which parts work, since when, past incidents, and announced work; `/status/feed`
 * publishes the last two. Both work without the API, the database and the releases: this server checks the API itself
 * and stores the result in a file.
 */
export function statusRoutes(
  app: FastifyInstance,
  { apiUrl, siteUrl, file, checkMs = CHECK_MS }: StatusDeps,
): void {
  const home = dirname(file);
  let isClosed = false;
  let wasDown = false;
  let history: StatusHistory | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function check(): Promise<void> {
    history = (await readHistory(file)) ?? history;
    if (history && Date.now() - Date.parse(history.at) < checkMs * RECENT) return;
    const states = await checkParts(apiUrl);
    // A single failure is not an incident: the API may just be starting or being replaced.
    const isFirstFailure = !wasDown && Object.values(states).includes('down');
    wasDown = Object.values(states).includes('down');
    if (isClosed || isFirstFailure) return;
    const now = new Date();
    history = recordStates(history, states, now, workAt(await readPlannedWork(home, now), now) !== undefined);
    await replaceDurably(file, JSON.stringify(history)).catch((error: unknown) =>
      app.log.error({ err: error }, 'The status history cannot be written.'),
    );
  }

  app.addHook('onListen', async () => {
    timer = setInterval(() => void check(), checkMs);
    timer.unref();
    void check();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    isClosed = true;
  });

  const read = async (now: Date): Promise<Status> => {
    const [notices, works] = await Promise.all([readNotices(home), readPlannedWork(home, now)]);
    return { history, notices, works };
  };

  for (const locale of LOCALES) {
    app.get(localePath('/status/feed', locale), async (_request, reply) =>
      reply
        .headers({ 'cache-control': 'no-cache' })
        .type('application/atom+xml; charset=utf-8')
        .send(statusFeed(await read(new Date()), locale, siteUrl)),
    );
    app.get(localePath('/status', locale), async (request, reply) => {
      reply
        .headers({ 'cache-control': 'no-cache', 'content-security-policy': STATUS_POLICY })
        .type('text/html; charset=utf-8');
      const now = new Date();
      return await sendCompressed(request, reply, statusPage(await read(now), locale, now));
    });
  }
}

/** Undefined when there is no file yet, or it is damaged: the history then starts again. */
async function readHistory(file: string): Promise<StatusHistory | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as StatusHistory;
  } catch {
    return undefined;
  }
}
