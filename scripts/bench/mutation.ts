import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seeded } from '../../api/src/platform/random/seeded.ts';
import { ROOT } from '../start/settings.ts';
import { FAULTS } from './mutation/faults.ts';
import { mutantsOf } from './mutation/operators.ts';

/** Sources and the tests that should notice a change of them. */
const FOLDERS = [
  {
    name: 'rules',
    files: 'api/src/**/*.rules.ts',
    project: 'api',
    tests: (file: string) => file.replace(/^api\/(.*)\.ts$/, '$1.test'),
  },
  {
    name: 'releases',
    files: 'shell/server/releases/*.ts',
    project: 'shell-server',
    tests: () => 'shell/server/releases/',
  },
  {
    name: 'auth',
    files: 'api/src/domains/accounts/{sign-in,sessions,passwords}/*.{repository,service,routes}.ts',
    project: 'api',
    tests: () => 'test/(magicLink|resetPassword|sessions|signInThrottling|revokedTokens|accountSettings)',
  },
  {
    name: 'payments',
    files: 'api/src/domains/orders/**/*.{repository,service}.ts',
    project: 'api',
    tests: () =>
      'test/(cardPayments|sentooPayments|settlement|cancelPayment|refunds|receipts|refundJob|grants)',
  },
];

/** Milliseconds after which the tests hang: the mutant is noticed, and counted apart, as a busy machine hangs too. */
const HANG_MS = 180_000;

/**
 * Puts the faults that once survived and a sample of small changes into the sources and prints the share that the
 * tests notice. Changes the working tree while it runs. `npm run bench -- mutation 200 7 rules` spends 200 seconds on
 * the rules, with seed 7; without names it runs `faults` and every folder.
 */
export async function run(): Promise<void> {
  const [seconds = '200', seed = '1', ...names] = process.argv.slice(3);
  const isWanted = (name: string): boolean => names.length === 0 || names.includes(name);
  for (const fault of isWanted('faults') ? FAULTS : []) {
    const source = readFileSync(join(ROOT, fault.file), 'utf8');
    if (!source.includes(fault.from))
      throw new Error(`${fault.file} has changed: update mutation/faults.ts.`);
    const result = await tryMutant(fault, source.replace(fault.from, fault.to));
    console.log(`${result === 'survived' ? 'SURVIVED' : 'noticed '} ${fault.name}`);
  }
  for (const folder of FOLDERS.filter(({ name }) => isWanted(name)))
    await runFolder(folder, { seconds: Number(seconds), seed });
}

async function runFolder(
  { name, files, project, tests: testsOf }: (typeof FOLDERS)[number],
  { seconds, seed }: { seconds: number; seed: string },
): Promise<void> {
  const random = seeded(seed);
  const mutants = globSync(files, { cwd: ROOT })
    .filter((file) => !file.endsWith('.test.ts'))
    .filter(
      (file) => name !== 'rules' || globSync(file.replace(/\.ts$/, '.test.ts'), { cwd: ROOT }).length > 0,
    )
    .flatMap((file) =>
      mutantsOf(readFileSync(join(ROOT, file), 'utf8')).map((mutant) => ({ file, ...mutant })),
    )
    .map((mutant) => ({ mutant, order: random.next() }))
    .toSorted((a, b) => a.order - b.order);
  const end = Date.now() + seconds * 1000;
  const counts = { failed: 0, hung: 0, survived: 0 };
  for (const { mutant } of mutants) {
    if (Date.now() > end) break;
    const result = await tryMutant({ file: mutant.file, project, tests: testsOf(mutant.file) }, mutant.text);
    counts[result] += 1;
    if (result === 'survived')
      console.log(`SURVIVED ${mutant.file}:${mutant.line}\n  ${mutant.from.trim()}\n  ${mutant.to.trim()}`);
  }
  const noticed = counts.failed + counts.hung;
  const tried = noticed + counts.survived;
  const percent = Math.round((100 * noticed) / tried);
  const hung = counts.hung > 0 ? `, ${counts.hung} by hanging tests` : '';
  console.log(`${name}: ${noticed} of ${tried} noticed (${percent} %${hung}), ${mutants.length} possible`);
}

/** Runs the tests with another text of a file and restores it. */
async function tryMutant(
  { file, project, tests }: { file: string; project: string; tests: string },
  text: string,
): Promise<'failed' | 'hung' | 'survived'> {
  const path = join(ROOT, file);
  const original = readFileSync(path, 'utf8');
  const restore = (): void => replaceFile(path, original);
  process.once('exit', restore);
  replaceFile(path, text);
  try {
    const args = [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      'node_modules/jest/bin/jest.js',
    ];
    const filter = ['--selectProjects', project, '--testPathPatterns', tests, '--bail', '--maxWorkers=1'];
    const jest = spawn(process.execPath, [...args, ...filter], {
      cwd: ROOT,
      stdio: 'ignore',
      timeout: HANG_MS,
    });
    const [code] = (await once(jest, 'exit')) as [number | null];
    if (code === 0) return 'survived';
    return code === null ? 'hung' : 'failed';
  } finally {
    process.off('exit', restore);
    restore();
  }
}

/** Replaces the file itself, so that hard links of other working copies keep the old text. */
function replaceFile(path: string, text: string): void {
  rmSync(path);
  writeFileSync(path, text);
}
