import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { ActiveRemote, ReleaseDocument, RemoteRelease } from '@cpa/shared/contracts';
import { aManifest } from '@cpa/shared/testing/builders';
import type { PageSettings } from '../documents/respond/renderDocument.ts';

export const hashOf = (code: string): string =>
  `sha384-${createHash('sha384').update(code).digest('base64')}`;

const file = (path: string) => ({ path, integrity: hashOf(path), bytes: path.length });

/** Page settings of the demo. */
export const demoPage: PageSettings = {
  demo: true,
  realtime: { key: 'app-key', host: 'localhost', port: 8080, tls: false },
  session_poll_seconds: 0,
  service_worker: true,
};

/** Release of a shell; the content of each file is its name. */
export function aShellRelease(overrides: Partial<RemoteRelease> = {}): RemoteRelease {
  const files = [
    'shell.1.js',
    'vendor.1.js',
    'shell.1.css',
    'inter-latin-wght-normal.1.woff2',
    'inter-greek-wght-normal.1.woff2',
  ];
  return {
    name: 'shell',
    container: 'shell',
    version: '00000000000000aa',
    contract: '*',
    entry: 'shell.1.js',
    initial: ['vendor.1.js', 'shell.1.js', 'shell.1.css'],
    files: files.map(file),
    routes: [],
    ...overrides,
  };
}

/** An active remote that owns `/plans` and `/plans/:id`. */
export function anActiveRemote(overrides: Partial<ActiveRemote> = {}): ActiveRemote {
  const version = overrides.version ?? '00000000000000bb';
  return {
    name: 'mfe-checkout',
    container: 'mfe_checkout',
    version,
    contract: '^5.0.0',
    entry: 'entry.1.js',
    initial: ['module.1.js'],
    files: ['entry.1.js', 'module.1.js', 'plans.1.js', 'plans.1.css', 'plan.1.js'].map(file),
    routes: [
      { path: '/plans', scripts: ['plans.1.js'], styles: ['plans.1.css'] },
      { path: '/plans/:id', scripts: ['plan.1.js'], styles: [] },
    ],
    manifest: aManifest({
      routes: [
        { path: '/plans', chunk: 'plans' },
        { path: '/plans/:id', chunk: 'plan' },
      ],
      trusted_types: ['plan-preview'],
    }),
    base_url: `/remotes/mfe-checkout/${version}/`,
    mirror_urls: [`/remotes-mirror/mfe-checkout/${version}/`],
    ...overrides,
  };
}

export type SiteFolders = { home: string; shellDir: string; releasesDir: string };

/** Creates a built shell and a release store in a new folder. */
export function siteFolders(): SiteFolders {
  const home = mkdtempSync(join(tmpdir(), 'portal-site-'));
  const folders = { home, shellDir: join(home, 'shell'), releasesDir: join(home, 'releases') };
  mkdirSync(folders.shellDir);
  writeFileSync(join(folders.shellDir, 'release.json'), JSON.stringify(aShellRelease()));
  writeFileSync(join(folders.shellDir, 'shell.1.js'), 'shell.1.js');
  writeFileSync(join(folders.shellDir, 'shell.1.js.br'), brotliCompressSync('shell.1.js'));
  activate(folders, { revision: 1, remotes: [anActiveRemote()] });
  return folders;
}

/** Updates the pointer as `portal activate` does. */
export function activate({ releasesDir }: SiteFolders, document: ReleaseDocument): void {
  mkdirSync(releasesDir, { recursive: true });
  for (const { name, version, files } of document.remotes) {
    const folder = join(releasesDir, 'remotes', name, version);
    mkdirSync(folder, { recursive: true });
    for (const { path } of files) writeFileSync(join(folder, path), path);
  }
  writeFileSync(join(releasesDir, '.draft'), JSON.stringify(document));
  renameSync(join(releasesDir, '.draft'), join(releasesDir, 'document.json'));
}
