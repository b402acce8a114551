/**
 * Runs the API tests of the last release on the schema of this one, because both use the database during an upgrade:
 * `npm test -- old-release`. Migrations marked `-- contract` run after the old release has ended and are left out.
 * Without the commit of the release, as in a shallow clone, it is skipped with a message.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { REMOTES } from '../build/workspace.ts';
import { ROOT } from '../start/settings.ts';

/** Commit of the last release, used when no tag such as `v1.2` names it. */
const LAST_RELEASE = '7819e0be';
const FOLDER = join(ROOT, '.cache/old-release');
const MIGRATIONS = join(ROOT, 'api/migrations');

/** Folders of tests that call the API. Those of the platform test the migrations and the servers themselves. */
const TESTS =
  'api/test/(accounts|applicants|applications|companies|imports|notifications|orders|publishing|subscriptions|vacancies)/';

const tag = git('describe', '--tags', '--abbrev=0', '--match', 'v*').stdout.trim();
const commit = tag || LAST_RELEASE;
if (git('cat-file', '-e', `${commit}^{commit}`).status === 0) process.exitCode = test();
else
  process.stdout.write(
    `Skipped: this clone lacks ${commit}, the last release. Run: git fetch --unshallow --tags\n`,
  );

function test(): number {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const archive = spawnSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: 2 ** 30 });
  spawnSync('tar', ['-x', '-C', FOLDER], { input: archive.stdout });
  linkPackages();
  rmSync(join(FOLDER, 'api/migrations'), { recursive: true });
  cpSync(MIGRATIONS, join(FOLDER, 'api/migrations'), {
    recursive: true,
    filter: (file) => !file.endsWith('.sql') || !readFileSync(file, 'utf8').startsWith('-- contract\n'),
  });
  const jest = [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    'node_modules/jest/bin/jest.js',
  ];
  const patterns = process.argv.length > 2 ? process.argv.slice(2) : [TESTS];
  return (
    spawnSync(process.execPath, [...jest, '--max-workers=2', '--testPathPatterns', ...patterns], {
      cwd: FOLDER,
      stdio: 'inherit',
    }).status ?? 1
  );
}

/** Links the installed packages, and the workspaces of the old release to each other. */
function linkPackages(): void {
  const modules = join(FOLDER, 'node_modules');
  mkdirSync(join(modules, '@cpa'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')).filter((each) => each !== '@cpa'))
    symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  for (const name of readdirSync(join(ROOT, 'node_modules/@cpa')))
    symlinkSync(join('../..', name), join(modules, '@cpa', name));
  // Packages of which a workspace has another version.
  for (const name of ['shared', 'api', 'shell', ...REMOTES].filter((each) =>
    existsSync(join(ROOT, each, 'node_modules')),
  ))
    symlinkSync(join(ROOT, name, 'node_modules'), join(FOLDER, name, 'node_modules'));
}

function git(...args: string[]): { status: number | null; stdout: string } {
  return spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
}
