import type { ModuleFederation } from '@module-federation/enhanced/runtime';
import { LAZY_LIBRARIES, LIBRARIES, PLATFORM_VERSION } from './keys.ts';
import { lazyModules, modules } from './modules.ts';

type UserOptions = ConstructorParameters<typeof ModuleFederation>[0];
type Shared = NonNullable<UserOptions['shared']>;

const versions: Record<string, string> = { ...LIBRARIES, ...LAZY_LIBRARIES };
const versionOf = (key: string): string => versions[key] ?? PLATFORM_VERSION;

/** The platform contract in the form that the federation runtime takes it. */
export function sharedModules(): Shared {
  const shared: Shared = {};
  for (const [key, module] of Object.entries(modules)) {
    shared[key] = { ...terms(versionOf(key)), lib: () => module };
  }
  for (const [key, load] of Object.entries(lazyModules)) {
    shared[key] = { ...terms(versionOf(key)), get: () => load().then((module) => () => module) };
  }
  return shared;
}

/** One copy, of a version that satisfies the remote's range, or the remote does not load. */
function terms(version: string) {
  return {
    version,
    scope: 'default',
    shareConfig: { singleton: true, strictVersion: true, requiredVersion: `^${version}` },
  };
}
