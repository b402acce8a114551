import { dayInAruba } from '@cpa/shared/contracts';
import { networkOf } from '@cpa/shared/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readAccessToken } from '../../accounts/sessions/accessToken.ts';
import { findRefreshingAccount } from '../../accounts/sessions/sessions.repository.ts';
import { countView } from './views.repository.ts';
import { isCrawler, viewerHash, viewerKeyOf } from './views.rules.ts';

/**
 * Returns a function that counts a view without delaying the response: one for each visitor, vacancy and day. Members
 * of the vacancy's company and crawlers do not count.
 */
export function createViewCounter(app: FastifyInstance): (request: FastifyRequest, id: number) => void {
  const pending = new Set<Promise<void>>();
  app.addHook('preClose', async () => void (await Promise.all(pending)));

  return (request, id) => {
    if (isCrawler(request.headers['user-agent'])) return;
    const counting = count(app, request, id)
      .catch((error: unknown) => request.log.warn({ err: error }, 'A view was not counted.'))
      .finally(() => pending.delete(counting));
    pending.add(counting);
  };
}

async function count(app: FastifyInstance, request: FastifyRequest, vacancyId: number): Promise<void> {
  const day = dayInAruba(new Date());
  const accountId = await accountOf(app, request);
  const visitor =
    accountId === null
      ? ['visitor', networkOf(request.ip), request.headers['user-agent'] ?? '']
      : ['account', String(accountId)];
  const viewer = viewerHash(viewerKeyOf(app.config.secrets.JWT_SECRET, day), visitor);
  await countView(app.db, { vacancyId, day, accountId, viewer });
}

/** A page reads vacancies without a bearer token, but its cookies identify the user. */
async function accountOf(
  { config, db }: FastifyInstance,
  { headers, cookies }: FastifyRequest,
): Promise<number | null> {
  const token = headers.authorization?.replace(/^bearer /i, '') ?? cookies['cpa_token'];
  const session = token ? await readAccessToken(config, token) : undefined;
  if (session) return session.accountId;
  const refreshToken = cookies['refresh_token'];
  return refreshToken ? await findRefreshingAccount(db, refreshToken) : null;
}
