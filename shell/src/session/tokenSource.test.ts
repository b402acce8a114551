import { fakeApi } from '../testing/fakeApi.ts';
import { refreshTokens } from './refreshApi.ts';
import { createTokenSource } from './tokenSource.ts';

const writeToken = (token: string) => {
  document.cookie = `cpa_token=${token}; Path=/`;
};

/** A tab whose API takes `fresh` tokens and refuses every other. */
function aTab(refresh: () => { status: number; data?: unknown } | Promise<{ status: number; data?: unknown }>) {
  let refused = 0;
  const tokens = createTokenSource({
    refreshTokens: () => refreshTokens(api.clients),
    onRefused: () => {
      refused += 1;
    },
  });
  const api = fakeApi((route, { bearer }) => {
    if (route === 'POST /account/recruiter/refresh') return refresh();
    return bearer === 'Bearer fresh' ? { status: 200, data: 'ok' } : { status: 401, data: {} };
  }, tokens);
  return {
    get: () => api.clients.privateClient.get('/applicant/me').then(({ data }) => data as unknown),
    refreshes: () => api.routes().filter((route) => route.includes('refresh')).length,
    refusals: () => refused,
    tokens,
  };
}

const renewed = { status: 200, data: { access_token: 'fresh', refresh_token: null, expires_in: 600 } };

beforeEach(() => writeToken('stale'));
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
});

describe('a refused access token', () => {
  it('is renewed once for all calls that were refused together', async () => {
    const tab = aTab(() => renewed);
    expect(await Promise.all([tab.get(), tab.get(), tab.get()])).toEqual(['ok', 'ok', 'ok']);
    expect(tab.refreshes()).toBe(1);
    expect(tab.tokens.accessToken()).toBe('fresh');
  });

  it('is renewed again when it is refused later', async () => {
    const tab = aTab(() => renewed);
    await tab.get();
    writeToken('stale');
    await tab.get();
    expect(tab.refreshes()).toBe(2);
  });

  it('is not renewed when another tab was faster', async () => {
    const locks = aLock();
    Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
    const release = locks.hold();
    const tab = aTab(() => renewed);
    const answer = tab.get();
    await locks.isAskedFor();
    writeToken('fresh');
    release();
    expect(await answer).toBe('ok');
    expect(tab.refreshes()).toBe(0);
  });

  it('ends the sign-in when the API will not renew it', async () => {
    const tab = aTab(() => ({ status: 401, data: { message: 'Your session has ended.', code: 'session_ended' } }));
    await expect(tab.get()).rejects.toThrow('Error on session refresing. Please login again.');
    expect(tab.refusals()).toBe(1);
  });

  it('leaves the sign-in alone when the API does not answer', async () => {
    const tab = aTab(() => ({ status: 503, data: { message: 'Back in a moment.' } }));
    await expect(tab.get()).rejects.toThrow('Back in a moment.');
    expect(tab.refusals()).toBe(0);
  });

  it('leaves a sign-in alone that was made elsewhere meanwhile', async () => {
    const tab = aTab(() => {
      writeToken('fresh');
      return { status: 401, data: {} };
    });
    expect(await tab.get()).toBe('ok');
    expect(tab.refusals()).toBe(0);
  });
});

/** One lock, as `navigator.locks` has them. */
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
