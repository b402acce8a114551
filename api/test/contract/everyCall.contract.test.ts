import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SPECIFIED_CALLS } from '../../src/app/openapi/specification.ts';
import { clientFiles, isCall } from './clientCalls.ts';
import { LISTED, PAGELESS } from './listedCalls.ts';

const listed = new Set([...Object.values(LISTED).flat(), ...Object.keys(PAGELESS)]);

test('every call of the specification is made by a contract test, through the browser’s own client', () => {
  expect([...SPECIFIED_CALLS].filter((call) => !listed.has(call))).toEqual([]);
});

const files = clientFiles();

test('the calls of every client can be read from its file', () => {
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter(({ calls }) => calls.length === 0)).toEqual([]);
});

test('every client of a page is used by a contract test', () => {
  const tests = globSync('*.contract.test.ts', { cwd: import.meta.dirname })
    .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
    .join('\n');
  expect(files.map(({ file }) => file).filter((file) => !tests.includes(`'../../../${file}'`))).toEqual([]);
});

test('every call of such a client is listed as made for its remote', () => {
  const written = files.flatMap(({ file, calls }) => calls.map((call) => ({ file, call })));
  const isListed = ({ file, call }: (typeof written)[number]) =>
    listedFor(file).some((made) => isCall(call, made));
  expect(written.filter((one) => !isListed(one))).toEqual([]);
});

test('a call that a page makes is not listed as one that no page makes', () => {
  const written = files.flatMap(({ calls }) => calls);
  expect(Object.keys(PAGELESS).filter((call) => written.some((made) => isCall(made, call)))).toEqual([]);
});

/** Of `mfe-recruiter/src/…` what `recruiter` and `recruiterImport` make. */
function listedFor(file: string): string[] {
  const area = file.split('/')[0]!.replace('mfe-', '');
  return Object.entries(LISTED).flatMap(([suite, calls]) => (suite.startsWith(area) ? calls : []));
}
