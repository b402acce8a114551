import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteRelease } from '@cpa/shared/contracts';
import { integrityOf, releaseVersion } from '../releaseVersion.ts';

/** Writes a folder like the build of a remote. `text` changes its content and so its version. */
export function builtRemote(
  dir: string,
  text = 'first',
  overrides: Partial<RemoteRelease> = {},
): RemoteRelease {
  const contents: Record<string, string> = {
    'entry.js': `export const entry = '${text}';`,
    'module.js': 'export const createRoutes = () => [];',
    'plans.js': `// ${text}`,
    'plans.css': '.plans { color: teal }',
  };
  const content = {
    container: 'mfe_checkout',
    contract: '^3.0.0',
    entry: 'entry.js',
    initial: ['module.js'],
    files: Object.entries(contents).map(([path, code]) => ({
      path,
      integrity: integrityOf(Buffer.from(code)),
      bytes: code.length,
    })),
    routes: [{ path: '/plans', scripts: ['plans.js'], styles: ['plans.css'] }],
    manifest: {
      routes: [{ path: '/plans', chunk: 'plans' }],
      navigation: [],
      events: [],
      badges: [],
      notifications: [],
      slots: [],
      fallback: [],
      messages: { en: {} },
      api: [],
      trusted_types: [],
    },
    ...overrides,
  };
  const release = { name: 'mfe-checkout', ...content, version: overrides.version ?? releaseVersion(content) };
  mkdirSync(dir, { recursive: true });
  for (const [path, code] of Object.entries(contents)) writeFileSync(join(dir, path), code);
  writeFileSync(join(dir, 'release.json'), JSON.stringify(release));
  return release;
}
