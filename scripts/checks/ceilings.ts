/**
 * Prints how many packages `npm start` installs and how many source lines there are, and fails when one is above its
 * ceiling. Ceilings only fall.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../start/settings.ts';
import { type LockedPackages, sitePackages, sourceLines } from './countWeight.ts';
import { readSourceFiles } from './sourceFiles.ts';

type Weight = { packages: number; sourceLines: number };

const LABELS: Record<keyof Weight, string> = {
  packages: 'Packages that npm start installs on every platform',
  sourceLines: 'Source lines without tests',
};

const readJson = (...path: string[]): unknown => JSON.parse(readFileSync(join(ROOT, ...path), 'utf8'));

const ceilings = readJson('scripts/checks/ceilings.json') as Weight;
const lock = readJson('package-lock.json') as { packages: LockedPackages };
const weight: Weight = {
  packages: sitePackages(lock.packages),
  sourceLines: sourceLines(readSourceFiles(ROOT, ['ts', 'tsx', 'mts', 'mjs', 'cjs', 'js', 'css', 'sql'])),
};

for (const key of ['packages', 'sourceLines'] as const) {
  const ceiling = ceilings[key];
  const figures = `${weight[key].toLocaleString('en')} of at most ${ceiling.toLocaleString('en')}`;
  process.stdout.write(`${LABELS[key]}: ${figures}\n`);
  if (weight[key] <= ceiling) continue;
  process.stderr.write(
    'Take something away, or raise the ceiling in scripts/checks/ceilings.json and say why in the commit.\n',
  );
  process.exitCode = 1;
}
