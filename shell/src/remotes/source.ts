import type { ActiveRemote, ReleaseDocument } from '@cpa/shared/contracts';
import { type RemoteModule, isRemoteModule } from '@cpa/shared/remote';
import { satisfy } from '@module-federation/runtime-core';
import { baseUrlsOf } from './loader/baseUrls.ts';
import { diagnose } from './loader/diagnose.ts';
import { createFederation } from './loader/federation.ts';
import { type FetchFiles, fetchFiles } from './loader/fetchFiles.ts';
import { tryInOrder } from './loader/tryInOrder.ts';
import { RemoteFailure } from './loader/remoteFailure.ts';
import { isReplaceable } from './loader/isReplaceable.ts';
import { guardStylesheets } from './loader/stylesheets.ts';
import { PLATFORM_VERSION } from './platform/keys.ts';
import { inStep } from './trace/steps.ts';
import { nextTask } from '@cpa/shared/scheduling';

/** Loads remotes. The monolith build replaces it with `scripts/build/monolithSource.js`. */
export type RemoteSource = {
  /** Number of base URLs of a remote. */
  baseUrlCount: (remote: ActiveRemote) => number;
  /** Loads a remote from the first base URL that works. Caches a success; rejects with a `RemoteFailure`. */
  load: (remote: ActiveRemote) => Promise<RemoteModule>;
  /** Loads a remote from the base URL with this index. */
  loadFrom: (remote: ActiveRemote, baseUrl: number, signal: AbortSignal) => Promise<RemoteModule>;
  /**
   * Fetches the files of a page before it is imported; by default from the base URL that the remote was loaded from.
   * Absent without a network in between.
   */
  fetchFiles?: (
    remote: ActiveRemote,
    files: string[],
    signal: AbortSignal,
    baseUrl?: number,
  ) => Promise<void>;
  /**
   * Gives a remote another release, unless a part of it is loaded or this page cannot use that release. Absent where
   * releases are not separate.
   * @returns false when the remote keeps its release
   */
  replace?: (remote: ActiveRemote, next: ActiveRemote) => boolean;
};

export function createRemoteSource(document: ReleaseDocument): RemoteSource {
  const stylesheets = guardStylesheets(document);
  const federation = createFederation(document.remotes);
  const { isLoaded, ...source } = remoteSource(inOwnTask(federation.load), inOwnTask(fetchFiles));
  return {
    ...source,
    replace(remote, next) {
      if (isLoaded(remote) || !isReplaceable(remote, next)) return false;
      // Changed in place, because routes, slots and events refer to this object.
      Object.assign(remote, next);
      federation.replace(remote);
      stylesheets.add(remote);
      return true;
    },
  };
}

/** Runs `load` in a separate task: starting the router, a remote and its page together would be one long task. */
function inOwnTask<Args extends unknown[], Result>(load: (...args: Args) => Promise<Result>) {
  return async (...args: Args): Promise<Result> => {
    await nextTask();
    const result = await load(...args);
    await nextTask();
    return result;
  };
}

/** `createRemoteSource` over any loader. */
export function remoteSource(
  federation: (remote: ActiveRemote, baseUrl: number) => Promise<unknown>,
  fetchFirst: FetchFiles,
): RemoteSource & { isLoaded: (remote: ActiveRemote) => boolean } {
  const loaded = new Map<string, Promise<RemoteModule>>();
  const hung = new Set<string>();
  const slow = new Set<string>();
  const usedBaseUrls = new Map<string, number>();

  async function loadFrom(remote: ActiveRemote, baseUrl: number, signal: AbortSignal): Promise<RemoteModule> {
    const key = keyOf(remote, baseUrl);
    slow.add(key);
    const files = [remote.entry, ...remote.initial];
    await inStep(remote.name, 'files', () => fetchFirst(remote, files, { baseUrl, signal }));
    const module = await inStep(remote.name, 'evaluate', () =>
      rememberHung(key, federation(remote, baseUrl)).finally(() => slow.delete(key)),
    );
    if (!isRemoteModule(module)) {
      throw new RemoteFailure('not-a-module', remote.name, 'the module has no createRoutes.');
    }
    return module;
  }

  async function loadFresh(remote: ActiveRemote): Promise<RemoteModule> {
    if (!satisfy(PLATFORM_VERSION, remote.contract)) {
      const detail = `it needs platform contract ${remote.contract}, this page has ${PLATFORM_VERSION}.`;
      throw new RemoteFailure('contract', remote.name, detail, { needsDocument: true });
    }
    const own = 0;
    const mirrors = baseUrlsOf(remote)
      .slice(1)
      .map((_, index) => index + 1);
    // Preloads of the own files may still hang, and a request waits for a pending one of the same URL.
    const order = slow.has(keyOf(remote, own)) ? [...mirrors, own] : [own, ...mirrors];
    try {
      return await tryInOrder(
        order.map((index) => async (signal) => {
          const module = await loadFrom(remote, index, signal);
          usedBaseUrls.set(remote.name, index);
          return module;
        }),
      );
    } catch (error) {
      if (isHung(remote)) throw hangs(remote, error);
      throw await diagnose(remote, [remote.entry, ...remote.initial], error);
    }
  }

  /** True when the import from every base URL is pending. */
  function isHung(remote: ActiveRemote): boolean {
    return baseUrlsOf(remote).every((_, index) => hung.has(keyOf(remote, index)));
  }

  /** A pending import cannot be repeated in this page. */
  function rememberHung<T>(key: string, work: Promise<T>): Promise<T> {
    hung.add(key);
    return work.finally(() => hung.delete(key));
  }

  return {
    isLoaded: ({ name }) => loaded.has(name),
    baseUrlCount: (remote) => baseUrlsOf(remote).length,
    loadFrom,
    fetchFiles: (remote, files, signal, baseUrl = usedBaseUrls.get(remote.name) ?? 0) =>
      fetchFirst(remote, files, { baseUrl, signal }),
    load(remote) {
      const known = loaded.get(remote.name) ?? loadFresh(remote);
      loaded.set(remote.name, known);
      known.catch(() => loaded.delete(remote.name));
      return known;
    },
  };
}

const keyOf = ({ name, version }: ActiveRemote, baseUrl: number): string => `${name}/${version}/${baseUrl}`;

function hangs({ name }: ActiveRemote, cause: unknown): RemoteFailure {
  return new RemoteFailure('timeout', name, 'every base URL hangs.', { cause, needsDocument: true });
}
