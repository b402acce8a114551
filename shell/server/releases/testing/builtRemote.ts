import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteRelease } from '@cpa/shared/contracts';
import { aManifest } from '@cpa/shared/testing/builders';
import { PLATFORM_VERSION } from '../../../src/remotes/platform/keys.ts';
import { integrityOf, releaseVersion } from '../checks/releaseVersion.ts';

/** Writes a folder like the build of a remote. `text` changes its content and so its version; `chunk` is the name of a lazy file. */
export function builtRemote(
  dir: string,
  text = 'first',
  overrides: Partial<RemoteRelease> = {},
  chunk = 'plans.js',
): RemoteRelease {
  const contents: Record<string, string> = {
    'entry.js': `export const entry = '${text}';`,
    'module.js': 'export const createRoutes = () => [];',
    [chunk]: `// ${text}`,
    'plans.css': '.plans { color: teal }',
  };
  const content = {
    container: 'mfe_checkout',
    contract: '^5.0.0',
    requires: { react: '^19.3.1' } as RemoteRelease['requires'],
    entry: 'entry.js',
    initial: ['module.js'],
    files: Object.entries(contents).map(([path, code]) => ({
      path,
      integrity: integrityOf(Buffer.from(code)),
      bytes: code.length,
    })),
    routes: [{ path: '/plans', scripts: [chunk], styles: ['plans.css'] }],
    size: { bytes: 100, budget: 1000 } as RemoteRelease['size'],
    manifest: aManifest({ routes: [{ path: '/plans', chunk: 'plans' }] }),
    ...overrides,
  };
  const { name = 'mfe-checkout', version = releaseVersion(content) } = overrides;
  const { container, ...rest } = content;
  const release = { name, container, version, ...rest };
  mkdirSync(dir, { recursive: true });
  for (const [path, code] of Object.entries(contents)) writeFileSync(join(dir, path), code);
  writeFileSync(join(dir, 'release.json'), JSON.stringify(release));
  return release;
}

/** Writes a folder like the build of the shell, which provides a version of the platform contract. */
export function builtShell(
  dir: string,
  text = 'first',
  {
    platform = PLATFORM_VERSION,
    chunk = 'plans.js',
    ...given
  }: Partial<Pick<RemoteRelease, 'provides' | 'offers'>> & { platform?: string; chunk?: string } = {},
): RemoteRelease {
  const offers = { modules: {}, types: {}, keys: {} };
  const overrides = {
    name: 'shell',
    contract: '*',
    routes: [],
    manifest: undefined,
    requires: undefined,
    size: undefined,
    platform,
    provides: { react: '19.3.1' },
    offers,
    ...given,
  };
  return builtRemote(dir, text, overrides, chunk);
}
