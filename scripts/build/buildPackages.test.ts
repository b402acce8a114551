import { appendFileSync, cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { RemoteRelease } from '@cpa/shared/contracts';
import { buildPackages } from './buildPackages.ts';
import { root } from './workspace.ts';

const SLOW = 120_000;
const NAME = `.cache/mfe-built${process.pid}`;
const dir = join(root, NAME);
const route = join(dir, 'src/routes/broken.route.tsx');
const routeFile = () => {
  const { routes } = JSON.parse(readFileSync(join(dir, 'dist/release.json'), 'utf8')) as RemoteRelease;
  return join(dir, 'dist', routes[0]!.scripts[0]!);
};

let events: string[];
beforeEach(() => {
  events = [];
  cpSync(join(import.meta.dirname, 'fixtures/mfe-broken'), dir, { recursive: true });
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const build = async () =>
  await buildPackages([NAME], {
    started: () => events.push('started'),
    ended: (_name, seconds) => events.push(seconds > 0 ? 'ended' : 'ended at once'),
  });

test(
  'builds a package again only after a change of its sources or of its build',
  async () => {
    await build();
    expect(events).toEqual(['started', 'ended']);
    await build();
    expect(events).toHaveLength(2);
    appendFileSync(routeFile(), '// damaged');
    await build();
    expect(events).toHaveLength(4);
    expect(readFileSync(routeFile(), 'utf8')).not.toContain('damaged');
    appendFileSync(route, '\nexport const extra = 1;\n');
    await build();
    expect(events).toHaveLength(6);
  },
  SLOW,
);

test(
  'rejects with the output of a build that fails',
  async () => {
    writeFileSync(route, "import './missing.ts';\n");
    await expect(build()).rejects.toThrow(/missing\.ts[^]*does not build/);
    expect(existsSync(join(dir, 'dist/release.json'))).toBe(false);
  },
  SLOW,
);
