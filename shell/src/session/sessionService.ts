import type { Profile, Role } from '@cpa/shared/contracts';
import type { HostSession } from '@cpa/shared/remote';
import { privateSignInPath, signInPath, sitePath } from '@cpa/shared/routing';
import { profileReloadRequested, selectProfile, selectSessionStatus } from '@cpa/shared/session';
import type { PortalStore } from '@cpa/shared/store';
import { redirect } from 'react-router';
import { selectProfileStatus } from './profileStatusSlice.ts';
import { sessionEnded } from './sessionActions.ts';

/** Creates the session service for remotes and the shell's routes. */
export function createSessionService(store: PortalStore): HostSession {
  return {
    async require(request, role) {
      if (selectProfileStatus(store.getState()) === 'failed') store.dispatch(profileReloadRequested());
      await sessionSettled(store, request.signal);
      const state = store.getState();
      if (selectSessionStatus(state) === 'unauthenticated') throw toSignIn(request);
      const profile = selectProfile(state);
      if (!profile) throw new Response(null, { status: 503 });
      return withRole(profile, role);
    },
    reloadProfile: () => {
      store.dispatch(profileReloadRequested());
    },
    end: () => {
      store.dispatch(sessionEnded());
    },
    signInPath: () => signInPath(sitePath(`${location.pathname}${location.search}${location.hash}`)),
  };
}

/** Waits until the session is known or its profile failed to load. */
function sessionSettled(store: PortalStore, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (isUnsettled(store)) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = store.subscribe(look);
    signal.addEventListener('abort', () => {
      unsubscribe();
      reject(new DOMException('The page was left.', 'AbortError'));
    });
    look();
  });
}

function isUnsettled(store: PortalStore): boolean {
  const state = store.getState();
  const status = selectSessionStatus(state);
  if (status === 'loading') return true;
  return status === 'authenticated' && !selectProfile(state) && selectProfileStatus(state) !== 'failed';
}

function toSignIn({ url }: Request): Response {
  const { pathname, search } = new URL(url);
  return redirect(privateSignInPath(`${pathname}${search}`));
}

function withRole(profile: Profile, role: Role | undefined): Profile {
  if (role && profile.role !== role) throw new Response(null, { status: 403 });
  return profile;
}
