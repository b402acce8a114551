import type { Refreshed } from '@cpa/shared/contracts';
import { ApiError, type TokenSource, toApiFailure } from '@cpa/shared/http';
import { toastText } from '@cpa/shared/remote';
import { ACCESS_TOKEN_COOKIE, readCookie } from '@cpa/shared/session';

type Options = {
  refreshTokens: () => Promise<Refreshed>;
  /** Hears that the API will not renew this sign-in any more. */
  onRefused: () => void;
};

/** What the API answers to a refresh token that is no longer any good; any other failure may pass by itself. */
const REFUSALS = new Set([400, 401, 403, 422]);

/**
 * The access token of this page, from its cookie, and its renewal: one at a time in this tab, and one at a time
 * in all tabs. Whoever comes second finds the new cookie and asks nobody.
 */
export function createTokenSource({ refreshTokens, onRefused }: Options): TokenSource {
  let underWay: Promise<string> | null = null;

  return {
    accessToken: () => readCookie(ACCESS_TOKEN_COOKIE),
    refresh(refused) {
      underWay ??= aloneInAllTabs(() => refreshOnce(refused)).finally(() => {
        underWay = null;
      });
      return underWay;
    },
  };

  async function refreshOnce(refused: string | null): Promise<string> {
    const current = newerThan(refused);
    if (current) return current;
    try {
      const answer = await refreshTokens();
      keepAccessToken(answer);
      return answer.access_token;
    } catch (error) {
      const failure = toApiFailure(error);
      if (!REFUSALS.has(failure.status)) throw error;
      // Somebody signed in elsewhere while we asked: theirs is the sign-in that counts.
      const other = newerThan(refused);
      if (other) return other;
      onRefused();
      throw sessionLostError(failure.requestId);
    }
  }
}

function newerThan(refused: string | null): string | null {
  const current = readCookie(ACCESS_TOKEN_COOKIE);
  return current && current !== refused ? current : null;
}

/** Where the browser has no locks (an address without TLS), tabs look after themselves; the API forgives that for 30 s. */
async function aloneInAllTabs<T>(run: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request('cpa-token-refresh', run) : run();
}

function keepAccessToken({ access_token, expires_in }: Refreshed): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${ACCESS_TOKEN_COOKIE}=${access_token}; Path=/; SameSite=Lax; Max-Age=${expires_in}${secure}`;
}

function sessionLostError(requestId: string | null): ApiError {
  const message = toastText('toast.sessionLost');
  return new ApiError({
    kind: 'status',
    status: 401,
    message,
    code: 'session_lost',
    errors: {},
    requestId,
    said: { message },
  });
}
