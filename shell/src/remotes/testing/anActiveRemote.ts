import type { ActiveRemote } from '@cpa/shared/contracts';

/** An active remote that owns `/plans` and `/plans/:id`. */
export function anActiveRemote(overrides: Partial<ActiveRemote> = {}): ActiveRemote {
  return {
    name: 'mfe-checkout',
    container: 'mfe_checkout',
    version: '00000000000000bb',
    contract: '^2.0.0',
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
    manifest: {
      routes: [
        { path: '/plans', chunk: 'plans' },
        { path: '/plans/:id', chunk: 'plan' },
      ],
      navigation: [],
      events: [],
      badges: [],
      slots: [],
      fallback: [],
      messages: { en: {} },
      api: [],
    },
    base_url: '/remotes/mfe-checkout/bb/',
    mirror_urls: ['/remotes-mirror/mfe-checkout/bb/'],
    ...overrides,
  };
}
