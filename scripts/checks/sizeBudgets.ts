/** Builds the packages and fails when one of them, or the first load of a page, exceeds its budget. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ActiveRemote, RemoteRelease } from '@cpa/shared/contracts';
import { ASSETS_URL, pageFiles } from '../../shell/server/document/pageFiles.ts';
import { compress, SHELL } from '../../shell/server/releases/index.ts';
import { REMOTES } from '../build/workspace.ts';
import { ROOT } from '../start/settings.ts';
import { exceededBudgets, type Budgets } from './exceededBudgets.ts';

const budgets = JSON.parse(readFileSync(join(import.meta.dirname, 'sizeBudgets.json'), 'utf8')) as Budgets;

execFileSync(process.execPath, ['node_modules/lerna/dist/cli.js', 'run', 'build', '--concurrency', '2'], {
  cwd: ROOT,
  env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false' },
  stdio: ['ignore', 'inherit', 'inherit'],
});
const shell = readBuild(SHELL);
const remotes = REMOTES.map(readBuild);
const sizes: Budgets = { packages: {}, pages: {} };
for (const release of [shell, ...remotes]) {
  const files = release.files.map(({ path }) => join(ROOT, release.name, 'dist', path));
  sizes.packages[release.name] = await totalBytes(files.filter(isCode));
}
for (const path of Object.keys(budgets.pages)) sizes.pages[path] = await totalBytes(firstLoad(path));

if (process.argv.includes('--print')) process.stdout.write(`${JSON.stringify(sizes, null, 2)}\n`);
for (const { name, bytes, budget } of exceededBudgets(sizes, budgets)) {
  process.stderr.write(
    `${name} has ${bytes.toLocaleString('en')} bytes of compressed scripts and styles, ` +
      `${(bytes - budget).toLocaleString('en')} more than its budget. Load what was added only when it is needed, ` +
      'or raise the budget in scripts/checks/sizeBudgets.json and say why in the commit.\n',
  );
  process.exitCode = 1;
}

function readBuild(name: string): RemoteRelease {
  return JSON.parse(readFileSync(join(ROOT, name, 'dist/release.json'), 'utf8')) as RemoteRelease;
}

/** Scripts and styles that the document of a page requests. */
function firstLoad(path: string): string[] {
  const active = remotes.map((release) => ({
    ...release,
    base_url: `/${release.name}/`,
    mirror_urls: [],
  })) as unknown as ActiveRemote[];
  const { styles, stylePreloads, preloads, entries } = pageFiles(
    shell,
    { revision: 1, remotes: active },
    path,
  );
  const urls = new Set([...styles, ...stylePreloads, ...preloads, ...entries].map(({ url }) => url));
  return [...urls].map((url) =>
    url.startsWith(ASSETS_URL)
      ? join(ROOT, SHELL, 'dist', url.slice(ASSETS_URL.length))
      : join(ROOT, url.replace(/^\/([^/]+)\//, '$1/dist/')),
  );
}

function isCode(file: string): boolean {
  return /\.(js|css)$/.test(file);
}

async function totalBytes(files: string[]): Promise<number> {
  const sizesOfFiles = await Promise.all(files.map(compressedBytes));
  return sizesOfFiles.reduce((total, bytes) => total + bytes, 0);
}

async function compressedBytes(file: string): Promise<number> {
  if (existsSync(`${file}.br`)) return readFileSync(`${file}.br`).length;
  return (await compress(readFileSync(file))).br.length;
}
