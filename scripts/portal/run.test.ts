import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { readArguments } from './arguments.ts';
import { releaseStore } from '../../shell/server/releases/index.ts';
import { builtRemote } from '../../shell/server/releases/testing/builtRemote.ts';
import { run } from './run.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'portal-run-'));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const portal = async (line: string) =>
  run(readArguments(line.split(' ').filter(Boolean)), releaseStore(home));

test('one line publishes a build and lets pages be born with it', async () => {
  const { version } = builtRemote(join(home, 'dist'));
  const { text } = await portal(`publish mfe-checkout --dir ${home}/dist --activate`);
  expect(text).toContain(`mfe-checkout ${version} published`);
  expect(text).toContain('is active; the release document is at revision 1');
  expect((await portal('list')).text).toMatch(new RegExp(`^\\* mfe-checkout +${version}`));
});

test('publishes, lists and rolls back a remote that is not a workspace, from its build folder', async () => {
  builtRemote(join(home, 'dist'), 'first', { name: 'mfe-job-fairs' });
  await portal(`publish mfe-job-fairs --dir ${home}/dist --activate`);
  expect((await portal('list mfe-job-fairs')).text).toMatch(/^\* mfe-job-fairs /);
  await expect(portal('rollback mfe-job-fairs')).rejects.toThrow('has had no other release');
});

test.each([
  ['', /Say what to do/],
  ['deploy', /no verb "deploy"/],
  ['publish', /Say which remote/],
  ['publish mfe-admin', /no remote "mfe-admin"/],
  ['publish all --dir x', /--dir names the build of one remote/],
  ['activate mfe-public', /Say which version/],
  ['activate mfe-public ../secrets', /is not a version/],
  ['activate all 0123456789abcdef', /for all there is only latest/],
  ['rollback all', /One remote at a time/],
  ['list mfe-public mfe-checkout', /one word too many/],
  ['list --expect soon', /number of a revision/],
  ['list --force', /Unknown option '--force'/],
])('answers "portal %s" with a sentence that helps', async (line, sentence) => {
  await expect(portal(line)).rejects.toThrow(sentence);
});
