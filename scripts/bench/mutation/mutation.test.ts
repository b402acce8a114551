import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../start/settings.ts';
import { AREAS } from './areas.ts';
import { EQUIVALENTS } from './equivalents.ts';
import { FAULTS } from './faults.ts';
import { mutantsOf } from './mutantsOf.ts';
import { sampleMutants, sourcesOf } from './sampleMutants.ts';

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

const testFiles = globSync('{api,shell}/**/*.test.ts', {
  cwd: ROOT,
  exclude: (path) => path.endsWith('node_modules'),
});

/** Returns the test files that a pattern names. */
const namedBy = (tests: string): string[] => testFiles.filter((file) => new RegExp(tests).test(file));

describe('mutantsOf', () => {
  it('changes one operator of a line at a time', () => {
    const changed = mutantsOf('export const isOpen = (a: number) => a >= 1 && a !== 3;').map(({ to }) => to);
    expect(changed).toEqual([
      'export const isOpen = (a: number) => a >= 1 && a === 3;',
      'export const isOpen = (a: number) => a > 1 && a !== 3;',
      'export const isOpen = (a: number) => a >= 1 || a !== 3;',
    ]);
  });

  it('removes guards, conditions of queries and awaited calls', () => {
    const source = [
      'if (isExpired(token)) throw new Error();',
      'await db',
      "  .where('id', '=', id)",
      '  .execute();',
      'async () => {',
      '  await save(order);',
      '};',
    ].join('\n');
    const changed = mutantsOf(source).map(({ line, to }) => `${line} ${to.trim()}`);
    expect(changed).toContain('1 if (false) throw new Error();');
    expect(changed).toContain('3 ');
    expect(changed).toContain('6 ');
  });

  it('skips comments, types and texts that do not compile', () => {
    expect(mutantsOf('// a === b\nimport type { A } from "a";\ntype B = { a: A };')).toEqual([]);
    expect(mutantsOf('const a = (\n  await b(),\n  c\n);').filter(({ text }) => /^\s*,/m.test(text))).toEqual(
      [],
    );
  });
});

describe('the sample', () => {
  it.each(AREAS.map((area) => [area.name, area] as const))('of %s names tests for each source', (_, area) => {
    const mutants = sampleMutants(area, '1');
    expect(mutants.length).toBeGreaterThan(100);
    expect(new Set(mutants.map(({ file }) => file)).size).toBeGreaterThan(sourcesOf(area).length / 2);
    for (const { tests } of new Set(mutants.map(({ testSet }) => testSet)))
      expect(namedBy(tests)).not.toEqual([]);
  });

  it('depends on the seed only', () => {
    const area = AREAS.find(({ name }) => name === 'auth')!;
    const texts = (seed: string): string[] => sampleMutants(area, seed).map(({ to }) => to);
    expect(texts('2')).toEqual(texts('2'));
    expect(texts('2')).not.toEqual(texts('3'));
  });
});

test.each(FAULTS)('the fault "$name" fits its file and has a test', ({ file, from, tests }) => {
  expect(read(file)).toContain(from);
  expect(namedBy(tests)).not.toEqual([]);
});

test('each equivalent mutant is still possible', () => {
  for (const { file, from, to } of EQUIVALENTS) {
    const mutants = mutantsOf(read(file)).map((mutant) => [mutant.from.trim(), mutant.to.trim()]);
    expect(mutants).toContainEqual([from, to]);
  }
});
