import type { RouteObject } from 'react-router';
import type { Profile, Role } from '../contracts/index.ts';
import type { HttpClients } from '../http/index.ts';
import type { PortalStore } from '../store/index.ts';
import type { Toasts } from './toasts.ts';

/** The session as remotes may use it; what it knows is read from the store with the selectors of `session`. */
export type HostSession = {
  /**
   * Resolves to the profile of whoever is signed in, waiting for it while the session is loading.
   * Nobody signed in: throws the redirect to sign-in that leads back to `request`. Another role than `role`:
   * throws a 403 response. Use it first in a loader.
   */
  require: (request: Request, role?: Role) => Promise<Profile>;
  /** Reads the profile again, as after a change that shows in it. */
  reloadProfile: () => void;
  /** The sign-in page that leads back to where the person is now. */
  signInPath: () => string;
};

/** Moving between pages from outside a component, as in a saga. Never loads a document. */
export type HostNavigation = {
  navigate: (to: string, options?: { replace?: boolean }) => void;
};

/**
 * What the shell lends a remote. Versioned by `contract` (semver): adding to it is a minor release, anything
 * else a major one.
 */
export type RemoteHost = {
  /** The version of this contract that the shell provides, as `1.0.0`. */
  contract: string;
  store: PortalStore;
  api: HttpClients;
  toasts: Toasts;
  session: HostSession;
  navigation: HostNavigation;
};

/** What a remote's `./module` exports, and all it exports: its routes, absolute paths, each lazy. */
export type RemoteModule = {
  createRoutes: (host: RemoteHost) => RouteObject[];
};

/** Whether what was loaded is a remote: a file may arrive with status 200 and still be something else. */
export function isRemoteModule(value: unknown): value is RemoteModule {
  return (
    typeof value === 'object' &&
    value !== null &&
    'createRoutes' in value &&
    typeof value.createRoutes === 'function'
  );
}
