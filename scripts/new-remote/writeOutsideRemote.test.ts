import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { PLATFORM_VERSION } from '../../shell/src/remotes/platform/keys.ts';
import { previewCommands } from './previewWorkflow.ts';
import { writeOutsideRemote } from './writeOutsideRemote.ts';

let into: string;
beforeAll(() => {
  into = mkdtempSync(join(tmpdir(), 'cpa-outside-'));
});
afterAll(() => rmSync(into, { recursive: true }));

type Written = { scripts: object; dependencies: Record<string, string>; devDependencies: object };
const packageOf = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Written;

test('writes a remote that refers to nothing in this repository', () => {
  const folder = writeOutsideRemote({ name: 'job-fairs', route: '/job-fairs', into });
  const { scripts, dependencies, devDependencies } = packageOf(folder);
  expect(scripts).toMatchObject({
    build: 'cpa-remote build',
    test: 'cpa-remote test',
    dev: 'cpa-remote dev',
  });
  expect(dependencies['@cpa/shared']).toBe(PLATFORM_VERSION);
  expect(devDependencies).toEqual({ '@cpa/remote-kit': PLATFORM_VERSION });
  for (const file of ['package.json', 'tsconfig.json', 'jest.config.js', 'README.md'])
    expect(readFileSync(join(folder, file), 'utf8')).not.toContain('../');
  expect(existsSync(join(folder, 'src/standalone.tsx'))).toBe(false);
});

test('publishes a preview of each pull request and deletes it when the request is closed', () => {
  const folder = writeOutsideRemote({ name: 'fairs', route: '/fairs', into });
  const workflow = readFileSync(join(folder, '.github/workflows/preview.yml'), 'utf8');
  const { publish, end } = previewCommands(workflow);
  expect(publish).toContain('publish mfe-fairs --preview --branch "$BRANCH"');
  expect(end).toContain('preview mfe-fairs --end "$BRANCH"');
  expect(workflow).toContain(`if: github.event.action != 'closed'\n        run: ${publish}`);
  expect(workflow).toContain(`if: github.event.action == 'closed'\n        run: ${end}`);
});

test('takes the packages from a folder of tarballs', () => {
  const folder = writeOutsideRemote({ name: 'events', route: '/events', into, packages: '/packages' });
  expect(packageOf(folder).dependencies['@cpa/shared']).toBe(
    `file:/packages/cpa-shared-${PLATFORM_VERSION}.tgz`,
  );
});
