/** Prints the licences of the packages that `npm ci --omit=dev` installs, and fails for one that is not in the list. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../start/settings.ts';

/** Licences that allow this use. Packages under the last five are used unmodified, and their code stays replaceable. */
const READ = new Set(
  '0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC0-1.0 ISC MIT MIT-0 Unlicense Zlib'
    .concat(' CC-BY-4.0 LGPL-3.0-or-later MPL-2.0 OFL-1.1 Python-2.0')
    .split(' '),
);

/** Packages whose licence is not stated in `package.json`. */
const IN_FILE: Record<string, string> = {
  'png-js': 'MIT',
  '@react-aria/optimize-locales-plugin': 'Apache-2.0',
};

type Locked = { dev?: boolean; optional?: boolean; link?: boolean; license?: string };

const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>;
};
const counts = new Map<string, number>();
for (const [path, { dev, optional, link, license }] of Object.entries(packages)) {
  const name = path.split('node_modules/').at(-1)!;
  if (!path.includes('node_modules/') || dev || link || name.endsWith('empty-package')) continue;
  const found = license ?? IN_FILE[name];
  // The binaries of a package for one platform, which has the licence of that package.
  if (found === undefined && optional) continue;
  counts.set(found ?? 'none', (counts.get(found ?? 'none') ?? 0) + 1);
  const parts = (found ?? 'none').replaceAll(/[()]/g, '').split(/ AND | OR /);
  if (parts.every((part) => READ.has(part))) continue;
  process.stderr.write(
    `${name}: read its licence (${found ?? 'none'}), then add it to scripts/checks/licences.ts.\n`,
  );
  process.exitCode = 1;
}
const list = [...counts].toSorted(([, a], [, b]) => b - a).map(([licence, count]) => `${licence} ${count}`);
process.stdout.write(`Licences: ${list.join(', ')}\n`);
