/**
 * Builds the packages and fails when the shell, or the first load of a page, exceeds its budget, when a first load
 * contains a module twice, or when two packages contain a large library. The build of a remote fails by itself when the remote exceeds its budget.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { ActiveRemote, RemoteRelease } from '@cpa/shared/contracts';
import { ASSETS_URL, pageFiles } from '../../shell/server/documents/respond/pageFiles.ts';
import { compress, isTexts, SHELL } from '../../shell/server/releases/index.ts';
import { buildPackages } from '../build/buildPackages.ts';
import { MODULES_FILE, type ModuleList } from '../build/ModuleListPlugin.ts';
import { REMOTES } from '../build/workspace.ts';
import { ROOT } from '../start/settings.ts';
import { showBuilds } from '../start/showBuilds.ts';
import { writeLines } from '../start/steps.ts';
import { exceededBudgets, type Budgets } from './exceededBudgets.ts';
import { repeatedLibraries, repeatedModules } from './repeatedModules.ts';

const budgets = JSON.parse(readFileSync(join(import.meta.dirname, 'sizeBudgets.json'), 'utf8')) as Budgets;

await buildPackages([SHELL, ...REMOTES], showBuilds(writeLines('Building …')));
const shell = readBuild(SHELL);
const remotes = REMOTES.map(readBuild);
const sizes: Budgets = { packages: {}, pages: {} };
const shellFiles = shell.files
  .filter(({ path }) => !isTexts(path))
  .map(({ path }) => join(ROOT, SHELL, 'dist', path));
sizes.packages[SHELL] = await totalBytes(shellFiles.filter(isCode));
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
const routes = remotes.flatMap((remote) => remote.routes.map(({ path }) => path));
for (const path of routes) {
  const repeated = repeatedModules(modulesOf(firstLoad(path)));
  if (repeated.length === 0) continue;
  process.stderr.write(
    `The first load of ${path} contains these modules more than once:\n${repeated.join('\n')}\n` +
      'Provide them through an entry point of the platform contract, or import them lazily.\n',
  );
  process.exitCode = 1;
}
const packages = [SHELL, ...REMOTES].map((name) => moduleList(join(ROOT, name, 'dist')));
const libraries = repeatedLibraries(packages, librarySize);
if (libraries.length > 0) {
  process.stderr.write(
    `Several packages contain these libraries:\n${libraries.join('\n')}\n` +
      'Provide them through a lazy module of the platform contract.\n',
  );
  process.exitCode = 1;
}

/** Modules of each script. Throws for a script that the build has not listed. */
function modulesOf(files: string[]): ModuleList {
  const lists = files
    .filter((file) => file.endsWith('.js'))
    .map((file) => {
      const modules = moduleList(dirname(file))[basename(file)];
      if (!modules) throw new Error(`${MODULES_FILE} does not list ${file}.`);
      return [file, modules] as const;
    });
  return Object.fromEntries(lists);
}

function moduleList(folder: string): ModuleList {
  return JSON.parse(readFileSync(join(folder, MODULES_FILE), 'utf8')) as ModuleList;
}

/** Bytes of the source of a library; 0 for a module of this repository. */
function librarySize(path: string): number {
  return statSync(join(ROOT, 'node_modules', path), { throwIfNoEntry: false })?.size ?? 0;
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
    { path, locale: 'en' },
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
