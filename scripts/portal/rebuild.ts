import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { CliError } from '@cpa/shared/server';
import { readRelease, type Rebuild } from '../../shell/server/releases/index.ts';
import { root } from '../build/workspace.ts';

/**
 * Builds a package from a commit in an empty clone of its repository.
 * @throws CliError when there is no such commit, or it does not build
 */
export async function rebuild(name: string, commit: string): Promise<Rebuild> {
  const folder = join(root, name);
  if (!existsSync(folder))
    throw new CliError(`The sources of ${name} are not here. Run the command in its repository.`);
  const top = git(folder, 'rev-parse', '--show-toplevel');
  const clone = mkdtempSync(join(tmpdir(), 'portal-rebuild-'));
  const started = new Date().toISOString();
  try {
    const full = cloneInto(clone, top, commit);
    const release = await buildIn(join(clone, relative(top, folder)), name);
    const finished = new Date().toISOString();
    return { release, commit: full, repository: repositoryUrl(top), started, finished };
  } finally {
    rmSync(clone, { recursive: true, force: true });
  }
}

/** Clones a commit into an empty folder and installs its packages. Returns its whole hash. */
export function cloneInto(clone: string, repository: string, commit: string): string {
  git(clone, 'clone', '--quiet', '--no-checkout', repository, '.');
  git(clone, 'checkout', '--quiet', '--detach', commit);
  npm(clone, ['ci', '--no-audit', '--no-fund']);
  return git(clone, 'rev-parse', 'HEAD');
}

/** Builds the package in a folder of a clone. @param env further environment variables */
export async function buildIn(
  folder: string,
  name: string,
  env: NodeJS.ProcessEnv = {},
): ReturnType<typeof readRelease> {
  npm(folder, ['run', 'build'], env);
  return await readRelease(join(folder, 'dist'), name);
}

function git(cwd: string, ...args: string[]): string {
  try {
    return execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
  } catch (cause) {
    throw new CliError(`git ${args.join(' ')}: ${String((cause as { stderr?: string }).stderr).trim()}`, {
      cause,
    });
  }
}

/** Its output goes to the standard error output, because the command may print JSON. */
function npm(cwd: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): void {
  try {
    execFileSync('npm', args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 2, 2] });
  } catch (cause) {
    throw new CliError(`npm ${args.join(' ')} failed; see its output above.`, { cause });
  }
}

/** URL of the repository without a password; `local` where it has none that others can use. */
function repositoryUrl(top: string): string {
  let origin: string | undefined;
  try {
    origin = git(top, 'remote', 'get-url', 'origin');
  } catch {
    return 'local';
  }
  const url = URL.parse(origin);
  if (!url || url.protocol === 'file:') return 'local';
  url.username = url.password = '';
  return url.href;
}
