import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { RemoteRelease } from '@cpa/shared/contracts';
import { integrityOf, releaseVersion } from '../../../shell/server/releases/index.ts';

/** Hash in the name of a script, such as `plans.0123456789abcdef.js`. */
const HASH = /\.([0-9a-f]{8,})\.js$/;

/**
 * Copies a build and replaces a text in its scripts, like a build with that change: a changed file gets another hash in
 * its name, and so does each file that names it.
 * @param serverCode runs after the module that renders pages on the server
 * @returns the version of the altered build
 */
export function alterBuild(
  from: string,
  to: string,
  [text, replacement]: [string, string],
  serverCode = '',
): string {
  const original = readFileSync(join(from, 'release.json'), 'utf8');
  const release = JSON.parse(original) as RemoteRelease;
  const scripts = new Map<string, string>();
  for (const { path } of release.files.filter((file) => HASH.test(file.path)))
    scripts.set(path, readFileSync(join(from, path), 'utf8'));
  const hashes = new Map<string, string>();
  const replace = (search: string, value: string): void => {
    for (const [path, code] of scripts) {
      if (!code.includes(search)) continue;
      scripts.set(path, code.replaceAll(search, value));
      const [, hash = ''] = HASH.exec(path) ?? [];
      if (hashes.has(hash)) continue;
      hashes.set(
        hash,
        createHash('sha256')
          .update(code + value)
          .digest('hex')
          .slice(0, hash.length),
      );
      replace(hash, hashes.get(hash)!);
    }
  };
  replace(text, replacement);
  if (hashes.size === 0) throw new Error(`No script in ${from} contains "${text}".`);
  const renamed = (name: string): string =>
    [...hashes].reduce((path, [hash, value]) => path.replaceAll(hash, value), name);

  rmSync(to, { recursive: true, force: true });
  const altered = JSON.parse(renamed(original)) as RemoteRelease;
  // The server renders the same text, so that pages hydrate.
  if (release.server) {
    const code = readFileSync(join(from, release.server.path), 'utf8');
    scripts.set(release.server.path, renamed(code.replaceAll(text, replacement)) + serverCode);
  }
  const write = (path: string): RemoteRelease['files'][number] => {
    const script = scripts.get(path);
    const content = script === undefined ? readFileSync(join(from, path)) : Buffer.from(script);
    const file = join(to, renamed(path));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    return { path: renamed(path), integrity: integrityOf(content), bytes: content.length };
  };
  altered.files = release.files.map(({ path }) => write(path));
  if (release.heads) write(release.heads.path);
  if (release.server) altered.server = write(release.server.path);
  altered.version = releaseVersion(altered);
  writeFileSync(join(to, 'release.json'), JSON.stringify(altered));
  return altered.version;
}
