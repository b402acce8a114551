import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { buildRemote, FIXTURE, REACT_ONLY } from './testing.ts';
import { root } from './workspace.ts';

const SLOW = 60_000;
let home: string;

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'portal-reproducible-'));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

test(
  'a release has the same version when another process builds the same sources elsewhere',
  async () => {
    const built = await buildRemote(join(home, 'here'), FIXTURE, REACT_ONLY);
    // The federation plugin reads the version in the working directory.
    cpSync(join(root, 'package.json'), join(home, 'package.json'));
    const code = `
      const { buildRemote, FIXTURE, REACT_ONLY } = await import(${JSON.stringify(join(import.meta.dirname, 'testing.ts'))});
      const { version } = await buildRemote(${JSON.stringify(join(home, 'there'))}, FIXTURE, REACT_ONLY);
      process.stdout.write(version);`;
    const again = execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
      cwd: home,
      env: { ...process.env, TZ: 'Asia/Tokyo', LC_ALL: 'tr_TR.UTF-8' },
      encoding: 'utf8',
    });
    expect(again).toBe(built.version);
  },
  SLOW,
);

test(
  'a build fails when a file contains a path of the machine',
  async () => {
    const dir = join(FIXTURE.dir, '..', `.path-${process.pid}`);
    cpSync(FIXTURE.dir, dir, { recursive: true });
    try {
      const route = join(dir, 'src/routes/fixture.route.tsx');
      writeFileSync(route, 'export const Component = () => import.meta.url;\n');
      const { errors } = await buildRemote(join(home, 'path'), { ...FIXTURE, dir }, REACT_ONLY);
      expect(errors.join()).toMatch(/fixture\.\w+\.js contains a path of this machine/);
    } finally {
      rmSync(dir, { recursive: true });
    }
  },
  SLOW,
);
