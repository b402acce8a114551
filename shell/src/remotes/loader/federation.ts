import type { ActiveRemote } from '@cpa/shared/contracts';
import * as runtimeCore from '@module-federation/runtime-core';
import { createInstance } from '@module-federation/enhanced/runtime';
import { sharedModules } from '../platform/sharedModules.ts';
import { baseUrlsOf, fileUrl } from './baseUrls.ts';
import { preloadScripts } from './preloadScripts.ts';
import { nextTask } from '@cpa/shared/scheduling';

export type Federation = {
  /** Loads `./module` of a remote from the base URL with the given index. */
  load: (remote: ActiveRemote, baseUrl: number) => Promise<unknown>;
  /** Uses another release of a remote that was not loaded. */
  replace: (remote: ActiveRemote) => void;
};

/**
 * Creates the federation runtime of the page. Remotes are built without one and use this (`externalRuntime`). Each
 * base URL is registered under its own name, because the runtime caches a failed entry by name.
 */
export function createFederation(remotes: ActiveRemote[]): Federation {
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
  const instance = createInstance({
    name: 'shell',
    remotes: [],
    shared: sharedModules(),
    // The default loads every remote before it provides the first share: one that is down would leave the page blank.
    shareStrategy: 'loaded-first',
  });
  instance.registerRemotes(remotes.flatMap(registered));
  /** Versions whose scripts are not in the import map of the document. */
  const unlisted = new Set<string>();
  return {
    async load(remote, baseUrl) {
      await nextTask();
      if (unlisted.has(remote.version)) preloadScripts(remote, baseUrl);
      return await instance.loadRemote(`${registeredName(remote, baseUrl)}/module`);
    },
    replace(remote) {
      unlisted.add(remote.version);
      instance.registerRemotes(registered(remote));
    },
  };
}

const registered = (remote: ActiveRemote) =>
  baseUrlsOf(remote).map((base, index) => ({
    name: registeredName(remote, index),
    entry: fileUrl(base, remote.entry),
    type: 'module' as const,
  }));

const registeredName = ({ container, version }: ActiveRemote, baseUrl: number): string =>
  `at${baseUrl}_${container}_${version}`;
