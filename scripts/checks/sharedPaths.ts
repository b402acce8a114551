/**
 * Fails when a shared URL belongs to no manifest and to no page of the shell, because links to it would be dead, or
 * when only one remote links to it or it has a query or an ID, because it then belongs to that remote. Fails, too, when
 * code links to a target that no manifest declares.
 */
import { join } from 'node:path';
import { paths } from '@cpa/shared/routing';
import { SHELL_PATHS } from '../../shell/server/releases/checks/shellPaths.ts';
import { REMOTES, root } from '../build/workspace.ts';
import { readManifest } from '../build/readManifest.ts';
import {
  findInnerPaths,
  findPrivatePaths,
  findUnknownLinks,
  findUnownedPaths,
  listSharedPaths,
} from './findUnownedPaths.ts';
import { readSourceFiles } from './sourceFiles.ts';

/** URLs of the specification whose pages do not exist yet. Remove an entry with the page that it waits for. */
const PLANNED: ReadonlySet<string> = new Set();

const manifests = await Promise.all(REMOTES.map((name) => readManifest(join(root, name))));
const patterns = [...SHELL_PATHS, ...manifests.flatMap(({ routes }) => routes.map(({ path }) => path))];
const shared = listSharedPaths(paths);
const unowned = findUnownedPaths(shared, patterns);
const sources = [...REMOTES, 'shell', 'shared'].flatMap((name) =>
  readSourceFiles(join(root, name, 'src'), ['ts', 'tsx']).map((file) => ({
    ...file,
    path: `${name}/${file.path}`,
  })),
);

for (const { name, path } of unowned.filter((one) => !PLANNED.has(one.name)))
  report(`paths.${name} (${path}) belongs to no route. Add it to the manifest of a remote, or remove it.`);
for (const name of PLANNED) {
  if (!unowned.some((one) => one.name === name))
    report(`paths.${name} has a page now. Remove it from PLANNED in scripts/checks/sharedPaths.ts.`);
}
for (const { name } of findPrivatePaths(shared, sources))
  report(
    `paths.${name} is used by fewer than two packages. Move it to src/routing of the remote that has the page.`,
  );
for (const { name } of findInnerPaths(paths))
  report(
    `paths.${name} has a query or an ID. Declare it in \`links\` of the manifest of the remote with the page.`,
  );
const targets = manifests.flatMap(({ links }) => Object.keys(links));
for (const link of findUnknownLinks(sources.filter(isProduct), targets))
  report(`${link} is a link target of no manifest. Declare it in \`links\` of the remote with the page.`);

function isProduct({ path }: { path: string }): boolean {
  return !/\.test\.tsx?$/.test(path);
}

function report(problem: string): void {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 1;
}
