import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SPECIFIED_CALLS } from '../../src/app/openapi/specification.ts';
import { clientFiles, isCall } from './clientCalls.ts';
import { LISTED, PAGELESS } from './listedCalls.ts';

const listed = new Set([...Object.values(LISTED).flat(), ...Object.keys(PAGELESS)]);

test('every call of the specification is made by a contract test with the browser client', () => {
  expect([...SPECIFIED_CALLS].filter((call) => !listed.has(call))).toEqual([]);
});

const files = clientFiles();

test('every client file contains calls that can be parsed', () => {
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter(({ calls }) => calls.length === 0)).toEqual([]);
});

test('every client of a page is used by a contract test', () => {
  const tests = globSync('*.contract.test.ts', { cwd: import.meta.dirname })
    .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
    .join('\n');
  expect(files.map(({ file }) => file).filter((file) => !tests.includes(`'../../../${file}'`))).toEqual([]);
});

test('every call of a client is listed for its remote', () => {
  const written = files.flatMap(({ file, calls }) => calls.map((call) => ({ file, call })));
  const isListed = ({ file, call }: (typeof written)[number]) =>
    listedFor(file).some((made) => isCall(call, made));
  expect(written.filter((one) => !isListed(one))).toEqual([]);
});

test('no call of a page is listed as made by no page', () => {
  const written = files.flatMap(({ calls }) => calls);
  expect(Object.keys(PAGELESS).filter((call) => written.some((made) => isCall(made, call)))).toEqual([]);
});

/** Maps `mfe-recruiter/src/…` to the lists `recruiter` and `recruiterImport`. */
function listedFor(file: string): string[] {
  const area = file.split('/')[0]!.replace('mfe-', '');
  return Object.entries(LISTED).flatMap(([suite, calls]) => (suite.startsWith(area) ? calls : []));
}
