import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { aManifest } from '@cpa/shared/testing/builders';
import type { BootCheck } from '../../shell/server/releases/boot/createBootCheck.ts';
import { openReleaseStore, type ReleaseStore } from '../../shell/server/releases/index.ts';
import { builtRemote, builtShell } from '../../shell/server/releases/testing/builtRemote.ts';
import { blameRelease } from './blameCommand.ts';
import { localCalls, type ReleaseCalls } from './releaseCalls.ts';

let home: string;
let store: ReleaseStore;
let calls: ReleaseCalls;
/** Problem of a page with these releases, by `name@text of its build`. */
let problemsOf: (builds: string[]) => string[];
let closed: number;
let versions: Map<string, string>;

beforeEach(async () => {
  home = mkdtempSync(join(tmpdir(), 'portal-blame-'));
  store = openReleaseStore(join(home, 'releases'));
  versions = new Map();
  closed = 0;
  problemsOf = () => [];
  const visit: BootCheck['visit'] = async ({ shell, document }, path, options) => {
    const builds = [shell, ...document.remotes].map(({ version }) => versions.get(version) ?? '');
    await options?.inspect?.({ url: () => path } as never);
    return problemsOf(builds);
  };
  const end = async () => void (closed += 1);
  calls = localCalls(store, async () => ({
    visit,
    end,
    check: async () => ({ pages: [] }),
    prepare: () => undefined,
  }));
  await release('shell@first');
  await release('mfe-public@first');
  await release('mfe-checkout@first');
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

/** Publishes and activates a build. */
async function release(build: string): Promise<string> {
  const [name = '', text = ''] = build.split('@');
  const dir = join(home, build);
  const path = `/${name}`;
  const manifest = aManifest({ routes: [{ path, chunk: 'plans' }] });
  const routes = [{ path, scripts: ['plans.js'], styles: ['plans.css'] }];
  const { version } =
    name === 'shell'
      ? builtShell(dir, text)
      : builtRemote(dir, text, { name, container: name, manifest, routes });
  versions.set(version, build);
  await store.publish(dir, name, 'all');
  await store.activate(name, version, { by: 'ana' });
  return version;
}

async function blame(symptom?: string, check?: string) {
  const steps: string[] = [];
  const options = { page: '/mfe-checkout', since: 1, symptom, check } as never;
  const { text } = await blameRelease(calls, options, (line) => steps.push(line));
  return { text, steps };
}

test('names the release since which the page fails, and the rollback that was seen to heal it', async () => {
  await release('mfe-public@second');
  await release('mfe-checkout@second');
  await release('mfe-public@third');
  problemsOf = (builds) =>
    builds.includes('mfe-checkout@second') ? ['mfe-checkout failed (threw-in-render).'] : [];
  const before = await store.document();
  const { text, steps } = await blame();
  const [was, now] = ['first', 'second'].map((build) => versionOf(`mfe-checkout@${build}`));
  expect(text).toContain('because of one release');
  expect(text).toContain(`${was} → ${now}`);
  expect(text).toContain('mfe-checkout failed (threw-in-render).');
  expect(text).toContain(`portal rollback mfe-checkout --to ${was} --expect ${before.revision}`);
  expect(steps[0]).toMatch(/ 1 {2}revision \d+: fails/);
  expect(await store.document()).toEqual(before);
  expect(closed).toBe(1);
});

test('names a pair that fails only together', async () => {
  await release('mfe-public@second');
  await release('mfe-checkout@second');
  problemsOf = (builds) =>
    ['mfe-public@second', 'mfe-checkout@second'].every((build) => builds.includes(build))
      ? ['It is blank.']
      : [];
  const { text } = await blame();
  expect(text).toContain('because of a pair');
  expect(text).toMatch(/mfe-checkout +.*\n.*mfe-public/);
});

test('counts only problems with the symptom', async () => {
  await release('mfe-checkout@second');
  problemsOf = (builds) => (builds.includes('mfe-checkout@second') ? ['Console error: old warning'] : []);
  expect((await blame('threw-in-render')).text).toContain('works with the live releases');
  expect((await blame('OLD WARNING')).text).toContain('because of one release');
});

test('says when every revision fails', async () => {
  await release('mfe-checkout@second');
  problemsOf = () => ['GET /api/plans failed with 500.'];
  const { text } = await blame();
  expect(text).toContain('fails in every revision, so look at the API');
  expect(text).toContain('GET /api/plans failed with 500.');
});

test('runs a check of the caller, and refuses a file without one', async () => {
  const check = join(home, 'check.mjs');
  writeFileSync(check, 'export default (page) => { globalThis.checked = page.url(); };');
  await blame(undefined, check);
  expect((globalThis as { checked?: string }).checked).toBe('/mfe-checkout');
  writeFileSync(join(home, 'empty.mjs'), '');
  await expect(blame(undefined, join(home, 'empty.mjs'))).rejects.toThrow(
    'must export a function by default',
  );
});

test('works on the server of the store only', async () => {
  const { place: _place, ...remote } = calls;
  calls = remote;
  await expect(blame()).rejects.toThrow('on the server of the release store only');
});

const versionOf = (build: string): string => [...versions].find(([, each]) => each === build)![0];
