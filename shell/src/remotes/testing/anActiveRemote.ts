import type { ActiveRemote, ReleaseManifest } from '@cpa/shared/contracts';
import { aManifest } from '@cpa/shared/testing/builders';

/** An active remote that owns `/plans` and `/plans/:id`. */
export function anActiveRemote(
  overrides: Partial<ActiveRemote> = {},
  manifest: Partial<ReleaseManifest> = {},
): ActiveRemote {
  return {
    name: 'mfe-checkout',
    container: 'mfe_checkout',
    version: '00000000000000bb',
    contract: '^5.0.0',
    entry: 'entry.js',
    initial: ['module.js'],
    files: [
      { path: 'entry.js', integrity: 'sha384-entry', bytes: 1 },
      { path: 'plans.css', integrity: 'sha384-plans', bytes: 1 },
    ],
    routes: [
      { path: '/plans', scripts: [], styles: ['plans.css'] },
      { path: '/plans/:id', scripts: [], styles: [] },
    ],
    manifest: aManifest({
      routes: [
        { path: '/plans', chunk: 'plans', isPinned: true },
        { path: '/plans/:id', chunk: 'plan', isPinned: true },
      ],
      ...manifest,
    }),
    base_url: '/remotes/mfe-checkout/bb/',
    mirror_urls: ['/remotes-mirror/mfe-checkout/bb/'],
    ...overrides,
  };
}
