import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import committed from './contract.json';
import { LAZY_LIBRARIES, LIBRARIES, PLATFORM_VERSION } from './keys.ts';
import { evaluateModules, lazyModules, modules } from './modules.ts';

/** The names that a remote can take of a module; `default` and flags of module systems are not part of the contract. */
const namesOf = (module: object): string[] =>
  Object.keys(module)
    .filter((name) => name !== 'default' && name !== '__esModule')
    .sort();

const REVIEW =
  'The platform contract changed. Raise PLATFORM_VERSION as it deserves, then: npm run contract -w shell';

beforeAll(evaluateModules);

test('provides the modules and names of contract.json', async () => {
  const provided: Record<string, string[]> = {};
  for (const [key, module] of Object.entries(modules)) provided[key] = namesOf(module);
  for (const [key, load] of Object.entries(lazyModules)) provided[key] = namesOf(await load());
  const agreed = Object.fromEntries(
    Object.entries(committed.modules).map(([key, { names }]) => [key, names]),
  );
  expect({ hint: REVIEW, version: PLATFORM_VERSION, ...provided }).toEqual({
    hint: REVIEW,
    version: committed.version,
    ...agreed,
  });
});

test('provides no undefined export', async () => {
  const all = [
    ...Object.values(modules),
    ...(await Promise.all(Object.values(lazyModules).map((load) => load()))),
  ];
  const empty = all.flatMap((module) => Object.entries(module)).filter(([, value]) => value === undefined);
  expect(empty).toEqual([]);
});

test.each(Object.entries({ ...LIBRARIES, ...LAZY_LIBRARIES }))(
  'provides %s in the installed version %s',
  (key, version) => {
    expect(installedVersion(key)).toBe(version);
  },
);

function installedVersion(key: string): string {
  const name = key
    .split('/')
    .slice(0, key.startsWith('@') ? 2 : 1)
    .join('/');
  const places = ['node_modules', 'shell/node_modules'].map((place) =>
    join(__dirname, '../../../..', place, name, 'package.json'),
  );
  const file = places.find((place) => existsSync(place)) ?? '';
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
