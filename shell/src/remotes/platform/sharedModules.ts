import type { ModuleFederation } from '@module-federation/enhanced/runtime';
import { LAZY_LIBRARIES, LIBRARIES, PLATFORM_VERSION } from './keys.ts';
import { lazyModules, modules } from './modules.ts';

type UserOptions = ConstructorParameters<typeof ModuleFederation>[0];
type Shared = NonNullable<UserOptions['shared']>;

const versions: Record<string, string> = { ...LIBRARIES, ...LAZY_LIBRARIES };
const versionOf = (key: string): string => versions[key] ?? PLATFORM_VERSION;

/** Returns the platform contract in the format of the federation runtime. */
export function sharedModules(): Shared {
  const shared: Shared = {};
  for (const [key, module] of Object.entries(modules)) {
    shared[key] = { ...shareOptions(versionOf(key)), lib: () => module };
  }
  for (const [key, load] of Object.entries(lazyModules)) {
    shared[key] = { ...shareOptions(versionOf(key)), get: () => load().then((module) => () => module) };
  }
  return shared;
}

/** A single shared copy. A remote whose range it does not satisfy does not load. */
function shareOptions(version: string) {
  return {
    version,
    scope: 'default',
    shareConfig: { singleton: true, strictVersion: true, requiredVersion: `^${version}` },
  };
}
