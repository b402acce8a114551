import type { ActiveRemote } from '@cpa/shared/contracts';
import * as runtimeCore from '@module-federation/runtime-core';
import { createInstance } from '@module-federation/enhanced/runtime';
import { sharedModules } from '../platform/sharedModules.ts';
import { baseUrlsOf, fileUrl } from './baseUrls.ts';
import { nextTask } from '../platform/nextTask.ts';

/** Loads `./module` of a remote from the base URL with the given index. */
export type FederationLoad = (remote: ActiveRemote, baseUrl: number) => Promise<unknown>;

/**
 * Creates the federation runtime of the page. Remotes are built without one and use this (`externalRuntime`). Each
 * base URL is registered under its own name, because the runtime caches a failed entry by name.
 */
export function createFederation(remotes: ActiveRemote[]): FederationLoad {
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
  const instance = createInstance({
    name: 'shell',
    remotes: [],
    shared: sharedModules(),
    // The default loads every remote before it provides the first share: one that is down leaves the page blank.
    shareStrategy: 'loaded-first',
  });
  instance.registerRemotes(
    remotes.flatMap((remote) =>
      baseUrlsOf(remote).map((base, index) => ({
        name: registeredName(remote, index),
        entry: fileUrl(base, remote.entry),
        type: 'module' as const,
      })),
    ),
  );
  return async (remote, baseUrl) => {
    await nextTask();
    return await instance.loadRemote(`${registeredName(remote, baseUrl)}/module`);
  };
}

const registeredName = ({ container }: ActiveRemote, baseUrl: number): string => `at${baseUrl}_${container}`;
