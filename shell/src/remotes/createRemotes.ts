import type { ActiveRemote, ReleaseDocument } from '@cpa/shared/contracts';
import { prepareLocale } from '@cpa/shared/i18n';
import type { HostBadges, RemoteHost, RemoteModule } from '@cpa/shared/remote';
import { countChanged } from '@cpa/shared/session';
import { type BadgeStore, createBadgeStore } from './host/badgeStore.ts';
import { type EventHub, createEventHub } from './host/eventHub.ts';
import { createFallback } from './host/fallbackLinks.ts';
import { createIdempotencyKeys } from './host/idempotencyKeys.ts';
import { createLinks } from './host/links.ts';
import { createSlots } from './host/slots.ts';
import { type CircuitBreaker, createCircuitBreaker } from './loader/circuitBreaker.ts';
import { registerManifestTexts } from './manifests/manifestTexts.ts';
import type { ReportFailure } from './reportFailure.ts';
import { type RemoteSource, createRemoteSource } from './source.ts';
import { beginStep } from './trace/steps.ts';

/** Services that are the same for all remotes. */
export type SharedHost = Omit<
  RemoteHost,
  'events' | 'badges' | 'fallback' | 'slots' | 'links' | 'idempotencyKeys'
>;

export type Remotes = {
  /**
   * Loads a remote and runs its `start`, both once. A `start` that threw runs again in the next launch. Rejects with a
   * `RemoteFailure` or the error of `start`.
   */
  launch: (remote: ActiveRemote) => Promise<RemoteModule>;
  hostOf: (remote: ActiveRemote) => RemoteHost;
  /** Host for the shell's own components: its events, badges and fallback belong to no remote. */
  shellHost: RemoteHost;
  /**
   * Takes newer releases of the remotes that this page has not loaded.
   * @returns false when a new document would have another release of some remote
   */
  takeReleases: (next: ReleaseDocument) => boolean;
  source: RemoteSource;
  breaker: CircuitBreaker;
  events: EventHub;
  badges: BadgeStore;
};

type Options = {
  releases: ReleaseDocument;
  host: SharedHost;
  report: ReportFailure;
  /** Replaces the network in tests. */
  source?: RemoteSource;
};

/** The active remotes at run time: their loading and the hosts that they receive. */
export function createRemotes({
  releases,
  host,
  report,
  source = createRemoteSource(releases),
}: Options): Remotes {
  registerManifestTexts(releases);
  const badges = createBadgeStore();
  const breaker = createCircuitBreaker();
  const events = createEventHub(releases, launch);
  const slots = createSlots(releases, launch, report);
  const links = createLinks(releases);
  const hosts = new Map<string, RemoteHost>();
  const started = new Set<string>();

  async function launch(remote: ActiveRemote): Promise<RemoteModule> {
    const module = await breaker.run(remote.name, () => source.load(remote));
    // Its pages render in the language of the page, never in English first.
    await prepareLocale();
    if (!started.has(remote.name)) start(remote, module);
    return module;
  }

  function start(remote: ActiveRemote, module: RemoteModule): void {
    const end = beginStep(remote.name, 'start');
    try {
      module.start?.(hostOf(remote));
      end();
      started.add(remote.name);
    } catch (error) {
      end(error);
      // The next attempt subscribes again.
      events.unsubscribe(remote);
      throw error;
    }
  }

  function hostOf(remote: ActiveRemote): RemoteHost {
    const known = hosts.get(remote.name);
    if (known) return known;
    const scoped = {
      ...host,
      slots,
      links,
      events: events.eventsOf(remote),
      badges: badgesOf(remote),
      fallback: createFallback(remote.name),
      idempotencyKeys: createIdempotencyKeys(remote.name),
    };
    hosts.set(remote.name, scoped);
    return scoped;
  }

  function badgesOf({ name: remote, manifest }: ActiveRemote): HostBadges {
    return {
      set(name, count) {
        const badge = manifest.badges.find((each) => each.name === name);
        if (!badge) throw new Error(`The manifest of ${remote} declares no badge ${name}.`);
        if (badge.count) host.store.dispatch(countChanged({ name: badge.count, count }));
        else badges.set(name, count);
      },
    };
  }

  function takeReleases(next: ReleaseDocument): boolean {
    const taken = next.remotes.map((newer) => {
      const remote = releases.remotes.find(({ name }) => name === newer.name);
      if (!remote || remote.version === newer.version) return remote !== undefined;
      const isTaken = source.replace?.(remote, newer) ?? false;
      // The failures were those of the former release.
      if (isTaken) breaker.allowAttempt(remote.name);
      return isTaken;
    });
    return taken.every(Boolean) && next.remotes.length === releases.remotes.length;
  }

  const shellHost: RemoteHost = {
    ...host,
    slots,
    links,
    badges,
    events: { on: () => () => {}, onReconnect: () => () => {} },
    fallback: { setLinks: () => {} },
    idempotencyKeys: createIdempotencyKeys('shell'),
  };
  return { launch, hostOf, shellHost, takeReleases, source, breaker, events, badges };
}
