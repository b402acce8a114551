import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { Profile, Role, VisitorRole } from '../contracts/index.ts';
import type { HttpClients } from '../http/index.ts';
import type { PortalStore } from '../store/index.ts';
import type { Toasts } from './toasts.ts';

/** Session for remotes. Read its state from the store with the selectors of `session`. */
export type HostSession = {
  /**
   * Resolves to the profile of the signed-in user, waiting while the session loads. Call it first in a loader.
   * @throws a redirect to sign-in that leads back to `request` for visitors; a 403 response for another role than `role`.
   */
  require: (request: Request, role?: Role) => Promise<Profile>;
  /** Fetches the profile again, for example after a change to it. */
  reloadProfile: () => void;
  /** Signs out in this browser and navigates to the home page, after the API has ended the session. */
  end: () => void;
  /** Sign-in path that leads back to the current page. */
  signInPath: () => string;
};

/** Navigation from outside a component, for example from a saga. Never loads a document. */
export type HostNavigation = {
  navigate: (to: string, options?: { replace?: boolean }) => void;
};

/** Realtime events that the remote's manifest declares. */
export type HostEvents = {
  /**
   * Calls `handler` with each payload of event `name`. The payload is not validated: parse it with a schema.
   * Returns the unsubscribe function.
   */
  on: (name: string, handler: (payload: unknown) => void) => () => void;
  /** Calls `handler` after each reconnect, when events may have been missed. Returns the unsubscribe function. */
  onReconnect: (handler: () => void) => () => void;
};

/** Badges that the remote's manifest declares. */
export type HostBadges = {
  /** Sets the count of a badge. It is persisted, so that it shows before the remote loads and in other tabs. */
  set: (name: string, count: number) => void;
};

/** Link that the shell shows while the remote cannot load. */
export type FallbackLink = {
  label: string;
  detail?: string | undefined;
  /** Path on this site. */
  path: string;
};

export type HostFallback = {
  /**
   * Replaces the links of the manifest's fallback block `links`. At most 20 are stored, in this tab only.
   * Ignores storage errors.
   */
  setLinks: (links: readonly FallbackLink[]) => void;
};

/** Component that a remote contributes to a slot. */
export type SlotContribution = {
  /** Unique within the slot. */
  key: string;
  /** Roles that see it. Absent: all. */
  roles?: readonly VisitorRole[] | undefined;
  load: () => Promise<{ default: ComponentType<SlotProps> }>;
  /** Reports that it did not load or threw while rendering. */
  reportFailure: (error: unknown) => void;
};

/** Props of a slot, documented by its owner. */
export type SlotProps = Record<string, unknown>;

export type HostSlots = {
  /** Contributions of all active remotes to a slot, in the order of their manifests. */
  contributionsTo: (slot: string) => readonly SlotContribution[];
};

export type HostLinks = {
  /**
   * Returns the URL of a link target that the manifest of an active remote declares in `links`, with its `:name` filled
   * in. Null when no active remote declares it: use another link then.
   */
  to: (name: string, values?: Readonly<Record<string, string | number>>) => string | null;
};

/** Idempotency keys of operations that must not run twice, for example a payment. */
export type HostIdempotencyKeys = {
  /**
   * Returns the key of `operation`, and creates it first. All tabs share it; it survives reloads and new releases until
   * it is discarded or the user signs out.
   */
  keyOf: (operation: string) => string;
  /** Discards `key` once the result of its operation is known. Does nothing when another key is current. */
  discard: (operation: string, key: string) => void;
};

/**
 * Services that the shell provides to a remote. Versioned by `contract` (semver): an addition is a minor release,
 * any other change a major one. `events`, `badges`, `fallback` and `idempotencyKeys` are scoped to the remote.
 */
export type RemoteHost = {
  /** Contract version that the shell provides, for example `5.0.0`. */
  contract: string;
  store: PortalStore;
  api: HttpClients;
  toasts: Toasts;
  session: HostSession;
  navigation: HostNavigation;
  events: HostEvents;
  badges: HostBadges;
  fallback: HostFallback;
  slots: HostSlots;
  links: HostLinks;
  idempotencyKeys: HostIdempotencyKeys;
};

/** Exports of a remote's `./module`. */
export type RemoteModule = {
  /** Returns the remote's routes: absolute paths, each lazy. */
  createRoutes: (host: RemoteHost) => RouteObject[];
  /** Runs once when the remote has loaded, before `createRoutes`: subscribes to events. */
  start?: (host: RemoteHost) => void;
  /** Components for the slots that the manifest names. */
  slots?: Readonly<Record<string, () => Promise<{ default: ComponentType<SlotProps> }>>>;
};

/** Distinguishes a remote's module from other content that arrived with status 200. */
export function isRemoteModule(value: unknown): value is RemoteModule {
  return (
    typeof value === 'object' &&
    value !== null &&
    'createRoutes' in value &&
    typeof value.createRoutes === 'function'
  );
}
