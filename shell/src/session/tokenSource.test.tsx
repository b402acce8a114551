import type { FakeResponse } from '@cpa/shared/testing';
import { clientsOver } from '../testing/clientsOver.ts';
import { refreshTokens } from './refreshApi.ts';
import { createTokenSource } from './tokenSource.ts';

const writeToken = (token: string) => {
  document.cookie = `cpa_token=${token}; Path=/`;
};

/** A tab whose API takes the token `fresh` and refuses every other. */
function aTab(refresh: () => FakeResponse) {
  let refused = 0;
  const tokens = createTokenSource({
    refreshTokens: () => refreshTokens(api.clients),
    onRefused: () => {
      refused += 1;
    },
  });
  const api = clientsOver(
    {
      'POST /account/recruiter/refresh': refresh,
      'GET /applicant/me': ({ headers }) =>
        headers['authorization'] === 'Bearer fresh' ? { answer: 'ok' } : { status: 401 },
    },
    tokens,
  );
  return {
    get: () => api.clients.privateClient.get<unknown>('/applicant/me').then(({ data }) => data),
    refreshes: () => api.routes().filter((route) => route.endsWith('refresh')).length,
    refusals: () => refused,
    tokens,
  };
}

const ok = { answer: 'ok' };
const renewed = { access_token: 'fresh', refresh_token: null, expires_in: 600 };

beforeEach(() => writeToken('stale'));
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
});

describe('createTokenSource', () => {
  it('refreshes once for concurrent requests', async () => {
    const tab = aTab(() => renewed);
    expect(await Promise.all([tab.get(), tab.get(), tab.get()])).toEqual([ok, ok, ok]);
    expect(tab.refreshes()).toBe(1);
    expect(tab.tokens.accessToken()).toBe('fresh');
  });

  it('refreshes again when the new token is rejected', async () => {
    const tab = aTab(() => renewed);
    await tab.get();
    writeToken('stale');
    await tab.get();
    expect(tab.refreshes()).toBe(2);
  });

  it('uses the token that another tab refreshed', async () => {
    const locks = aLock();
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
    const release = locks.hold();
    const tab = aTab(() => renewed);
    const answer = tab.get();
    await locks.isAskedFor();
    writeToken('fresh');
    release();
    expect(await answer).toEqual(ok);
    expect(tab.refreshes()).toBe(0);
  });

  it('ends the session when the API refuses the refresh', async () => {
    const tab = aTab(() => ({
      status: 401,
      body: { message: 'Your session has ended.', code: 'session_ended' },
    }));
    await expect(tab.get()).rejects.toThrow('Error on session refresing. Please login again.');
    expect(tab.refusals()).toBe(1);
  });

  it('keeps the session when the API does not respond', async () => {
    const tab = aTab(() => ({ status: 503, body: { message: 'Back in a moment.' } }));
    await expect(tab.get()).rejects.toThrow('Back in a moment.');
    expect(tab.refusals()).toBe(0);
  });

  it('keeps a session that another tab has started', async () => {
    const tab = aTab(() => {
      writeToken('fresh');
      return { status: 401, body: {} };
    });
    expect(await tab.get()).toEqual(ok);
    expect(tab.refusals()).toBe(0);
  });
});

/** Lock with the interface of `navigator.locks`. */
function aLock() {
  let last: Promise<unknown> = Promise.resolve();
  const asked = Promise.withResolvers<void>();
  return {
    request(_name: string, run: () => Promise<unknown>) {
      asked.resolve();
      const mine = last.then(run);
      last = mine.catch(() => {});
      return mine;
    },
    hold(): () => void {
      const held = Promise.withResolvers<void>();
      last = held.promise;
      return held.resolve;
    },
    isAskedFor: () => asked.promise,
  };
}
