import type { Refreshed } from '@cpa/shared/contracts';
import { ApiError, type TokenSource, toApiErrorData } from '@cpa/shared/http';
import { toastText } from '@cpa/shared/remote';
import { ACCESS_TOKEN_COOKIE, readCookie, writeCookie } from '@cpa/shared/session';

type Options = {
  refreshTokens: () => Promise<Refreshed>;
  /** Called when the API refuses to refresh the tokens. */
  onRefused: () => void;
};

/** Statuses for an invalid refresh token; other failures are temporary. */
const REFUSALS = new Set([400, 401, 403, 422]);

/**
 * Access token from its cookie, and its refresh. A lock allows one refresh at a time in all tabs; the next caller finds
 * the new cookie and sends no request.
 */
export function createTokenSource({ refreshTokens, onRefused }: Options): TokenSource {
  let pending: Promise<string> | null = null;

  return {
    accessToken: () => readCookie(ACCESS_TOKEN_COOKIE),
    refresh(refused) {
      pending ??= withTabLock(() => refreshOnce(refused)).finally(() => {
        pending = null;
      });
      return pending;
    },
  };

  async function refreshOnce(refused: string | null): Promise<string> {
    const current = newerThan(refused);
    if (current) return current;
    try {
      const tokens = await refreshTokens();
      storeAccessToken(tokens);
      return tokens.access_token;
    } catch (error) {
      const failure = toApiErrorData(error);
      if (!REFUSALS.has(failure.status)) throw error;
      // Another tab has signed in.
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

/**
 * Without TLS the browser has no locks, and it denies them with blocked storage. The API then tolerates concurrent
 * refreshes for 30 s.
 */
async function withTabLock<T>(run: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return run();
  let started: Promise<T> | undefined;
  const locked = () => (started = run());
  return navigator.locks.request('cpa-token-refresh', locked).catch(() => started ?? run());
}

function storeAccessToken({ access_token, expires_in }: Refreshed): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  writeCookie(ACCESS_TOKEN_COOKIE, access_token, `Max-Age=${expires_in}${secure}`);
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
    responseBody: { message },
  });
}
