import type { ActiveRemote } from '@cpa/shared/contracts';
import * as runtimeCore from '@module-federation/runtime-core';
import { createInstance } from '@module-federation/enhanced/runtime';
import { sharedModules } from '../platform/sharedModules.ts';
import { baseUrlsOf, fileUrl } from './baseUrls.ts';

/** Loads `./module` of a remote from the nth of its addresses. */
export type FederationLoad = (remote: ActiveRemote, address: number) => Promise<unknown>;

/**
 * The federation runtime of the page. Remotes are built without one and take this (`externalRuntime`). Each
 * address is registered under a name of its own, since the runtime remembers a failed entry by its name.
 */
export function createFederation(remotes: ActiveRemote[]): FederationLoad {
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
  const instance = createInstance({
    name: 'shell',
    remotes: [],
    shared: sharedModules(),
    // The default asks every remote before the first share is given: one that is down leaves the page blank.
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
  return (remote, address) => instance.loadRemote(`${registeredName(remote, address)}/module`);
}

const registeredName = ({ container }: ActiveRemote, address: number): string => `at${address}_${container}`;
