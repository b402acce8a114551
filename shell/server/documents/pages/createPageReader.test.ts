import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ActiveRemote, PageSession } from '@cpa/shared/contracts';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { aShellRelease, anActiveRemote, hashOf } from '../../testing/siteFixture.ts';
import { type PageReader, createPageReader } from './createPageReader.ts';

/** A shell whose pages behave as their URL names. The remote's module is its greeting. */
const SHELL = `const processId = String(Math.random());
let frames = 0;
exports.createPageRenderer = async ({ loadModule }) => ({
  async renderFrame(path, session) {
    if (path === '/throws') throw new Error('Broken frame');
    const user = session ? session.profile.role + ' ' + session.name : 'nobody';
    if (path === '/counts') {
      const { first, second } = session.profile.waiting.counts;
      return { html: (frames += 1) + ': ' + [first, first.toLocaleString('nl'), second, second.toLocaleString('en')], styles: [] };
    }
    if (path === '/user') return { html: 'Frame ' + (frames += 1) + ' of ' + user, styles: [] };
    return { html: 'Frame of ' + path, styles: [] };
  },
  async render({ url }) {
    if (url === '/plans?throws') throw new Error('Broken page');
    if (url === '/plans?never') return new Promise(() => {});
    if (url.endsWith('?loop')) for (;;);
    if (url === '/plans/1?later') setTimeout(() => { for (;;); }, 300);
    if (url === '/plans?busy') for (const end = Date.now() + 20; Date.now() < end; );
    if (url === '/plans?down') return { kind: 'unavailable' };
    const state = { note: '</script>' };
    const html = url === '/plans?process' ? processId : loadModule('mfe-checkout', (name) => name);
    return { kind: 'page', html, page: { now: 1, state, responses: {}, styles: ['width:4px'] }, objects: {} };
  },
});`;

const REMOTE = "module.exports = 'Hello from ' + require('react');";
const PATH = 'server/pages.cjs';

const aProfile = {
  id: 7,
  email: 'user@example.aw',
  image: null,
  verified: true,
  companies: [],
  applicant_id: null,
};

let folder: string;
let reader: PageReader;
let warnings: { reason: string }[];

const serverFile = (code: string) => ({ path: PATH, integrity: hashOf(code), bytes: code.length });

function store(name: string, version: string, code: string): void {
  const file = join(folder, 'remotes', name, version, PATH);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, code);
}

function open(deadlineMs: number, threads = 2): void {
  reader = createPageReader({
    releasesDir: folder,
    apiUrl: 'http://127.0.0.1:9',
    demo: false,
    deadlineMs,
    threads,
    log: { warn: (details: unknown) => void warnings.push(details as { reason: string }) },
  });
}

const shell = aShellRelease({ server: serverFile(SHELL) });

/** An active remote with a server module, whose route `/plans` opts in to rendering. */
function aRemote(code = REMOTE, version = '00000000000000bb', isDetailRendered = false): ActiveRemote {
  const remote = anActiveRemote({ server: serverFile(code), version });
  const routes = remote.manifest.routes.map((route) => ({
    ...route,
    isServerRendered: route.path !== '/plans/:id' || isDetailRendered,
  }));
  return { ...remote, manifest: { ...remote.manifest, routes } };
}

async function read(url: string, remote = aRemote(), revision = 1) {
  const releases = { shell, document: { revision, remotes: [remote] } };
  await reader.prepare(releases);
  const pattern = url.startsWith('/plans/') ? '/plans/:id' : '/plans';
  return await reader.read({ releases, remote, pattern, url, locale: 'en', ip: '127.0.0.1' });
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-pages-'));
  warnings = [];
  store('shell', shell.version, SHELL);
  store('mfe-checkout', '00000000000000bb', REMOTE);
});
afterEach(async () => {
  await reader.close();
  rmSync(folder, { recursive: true });
});

describe('page reader', () => {
  test('renders a page with the modules of its release', async () => {
    open(10_000);
    expect(await read('/plans')).toMatchObject({ kind: 'page', html: 'Hello from react' });
    expect(warnings).toEqual([]);
  });

  test('prints the data of a page for a script element', async () => {
    open(10_000);
    const page = await read('/plans');
    if (page?.kind !== 'page') throw new Error('The page was not rendered.');
    expect(page.json).not.toContain('</script>');
    const state = { note: '</script>' };
    expect(JSON.parse(page.json)).toEqual({ now: 1, state, responses: {}, styles: ['width:4px'] });
    expect(page.styles).toEqual(['width:4px']);
  });

  test('keeps two releases loaded side by side', async () => {
    open(10_000);
    const newer = "module.exports = 'Hello from the newer release';";
    store('mfe-checkout', '00000000000000cc', newer);
    const newerRemote = aRemote(newer, '00000000000000cc');
    expect(await read('/plans')).toMatchObject({ html: 'Hello from react' });
    // A canary has the revision of the release beside it.
    for (const revision of [1, 2])
      expect(await read('/plans', newerRemote, revision)).toMatchObject({
        html: 'Hello from the newer release',
      });
    expect(await read('/plans')).toMatchObject({ html: 'Hello from react' });
  });

  test('leaves pages that do not opt in to the browser', async () => {
    open(10_000);
    expect(await read('/plans/1')).toBeNull();
    expect(await read('/plans', anActiveRemote())).toBeNull();
    expect(warnings).toEqual([]);
  });

  test('reports once that the server module of a release is missing', async () => {
    open(10_000);
    const { server: _server, ...remote } = aRemote();
    expect(await read('/plans', remote)).toBeNull();
    expect(await read('/plans', remote)).toBeNull();
    expect(warnings.map(({ reason }) => reason)).toEqual(['The release has no server module.']);
  });

  test('renders the frame of a page once', async () => {
    open(10_000);
    const releases = { shell, document: { revision: 1, remotes: [aRemote()] } };
    const frame = await reader.readFrame(releases, '/cart', { locale: 'en' });
    expect(frame).toEqual({ html: 'Frame of /cart', styles: [] });
    expect(await reader.readFrame(releases, '/cart', { locale: 'en' })).toBe(frame);
    expect(await reader.readFrame(releases, '/cart', { locale: 'nl' })).not.toBe(frame);
    expect(await reader.readFrame(releases, '/throws', { locale: 'en' })).toBeNull();
    expect(warnings[0]?.reason).toContain('Broken frame');
  });

  test('renders a frame for each kind of user and each release, and shows no user the name of another', async () => {
    open(10_000, 1);
    const releases = (revision: number) => ({ shell, document: { revision, remotes: [aRemote()] } });
    const readFor = async (revision: number, session?: PageSession) =>
      await reader.readFrame(releases(revision), '/user', { locale: 'en', session });
    const aUser = (name: string, role: 'applicant' | 'recruiter'): PageSession => ({
      name,
      image: null,
      profile: { ...aProfile, name, role },
    });
    const visitors = await readFor(1);
    expect(visitors?.html).toBe('Frame 1 of nobody');
    expect((await readFor(1, aUser('Rosa', 'recruiter')))?.html).toBe('Frame 2 of recruiter Rosa');
    expect((await readFor(1, aUser('Luis', 'recruiter')))?.html).toBe('Frame 2 of recruiter Luis');
    expect((await readFor(1, aUser('Ana', 'applicant')))?.html).toBe('Frame 3 of applicant Ana');
    expect(await readFor(1)).toBe(visitors);
    expect(await readFor(2)).not.toBe(visitors);
  });

  test('fills the counts of a user into the frame of all users with counts', async () => {
    open(10_000, 1);
    const releases = { shell, document: { revision: 1, remotes: [aRemote()] } };
    const readFor = async (counts: Record<string, number>) => {
      const waiting = { unread: 0, is_awaited: false, counts };
      const profile = { ...aProfile, name: 'Rosa', role: 'recruiter' as const, waiting };
      const session = { name: 'Rosa', image: null, profile };
      return (await reader.readFrame(releases, '/counts', { locale: 'nl', session }))?.html;
    };
    expect(await readFor({ first: 1200, second: 23 })).toBe('1: 1200,1.200,23,23');
    expect(await readFor({ first: 2, second: 1_234_567 })).toBe('1: 2,2,1234567,1,234,567');
    // Their texts can differ.
    expect(await readFor({ first: 1, second: 0 })).toBe('2: 1,1,0,0');
  });

  test('leaves a page that throws to the browser and logs it', async () => {
    open(10_000);
    expect(await read('/plans?throws')).toBeNull();
    expect(warnings[0]?.reason).toContain('Broken page');
    expect(await read('/plans')).toMatchObject({ kind: 'page' });
  });

  test('passes on that the API is not available', async () => {
    open(10_000);
    expect(await read('/plans?down')).toEqual({ kind: 'unavailable' });
  });

  test('leaves a page whose data never arrives to the browser', async () => {
    open(300);
    expect(await read('/plans?never')).toBeNull();
    expect(warnings).toHaveLength(1);
  });

  test('replaces a process that a page blocks and does not render that page again', async () => {
    open(2000);
    expect(await read('/plans?loop')).toBeNull();
    expect(warnings.map(({ reason }) => reason)).toContain('Its process did not respond for 2000 ms.');
    expect(await read('/plans')).toBeNull();
  });

  test('renders a page that shared the process of a blocking page', async () => {
    open(2000, 1);
    const remote = aRemote(REMOTE, undefined, true);
    const [looping, waiting] = await Promise.all([
      read('/plans/1?loop', remote),
      read('/plans?never', remote),
    ]);
    expect([looping, waiting]).toEqual([null, null]);
    // Each is rendered in a new process.
    while ((await read('/plans', remote)) === null);
    while (warnings.at(-1)?.reason !== 'Its process did not respond for 2000 ms.')
      expect(await read('/plans/1?loop', remote)).toBeNull();
    const { length } = warnings;
    expect(await read('/plans/1', remote)).toBeNull();
    expect(warnings).toHaveLength(length);
    expect(await read('/plans', remote)).toMatchObject({ kind: 'page' });
  }, 60_000);

  test('does not suspect a page in whose time the code of an earlier one blocks the process', async () => {
    open(1000, 1);
    const remote = aRemote(REMOTE, undefined, true);
    expect(await read('/plans/1?later', remote)).toMatchObject({ kind: 'page' });
    expect(await read('/plans?never', remote)).toBeNull();
    expect(warnings.map(({ reason }) => reason)).toEqual([
      'Its process did not respond for 1000 ms. Other pages ran in it too.',
    ]);
    // A page that is suspected alone is not rendered for 30 seconds.
    while ((await read('/plans', remote)) === null);
  }, 20_000);

  test('keeps its process when more pages arrive at once than it can render in time', async () => {
    open(1000, 1);
    const before = await read('/plans?process');
    const pages = await Promise.all(Array.from({ length: 200 }, () => read('/plans?busy')));
    expect(pages.filter((page) => page?.kind === 'page').length).toBeGreaterThan(0);
    expect(pages).toContain(null);
    expect(warnings.map(({ reason }) => reason)).not.toContain('Its process did not respond for 1000 ms.');
    expect(await read('/plans?process')).toEqual(before);
  });

  test('leaves a page whose API is too slow to the browser and renders the others', async () => {
    open(1000, 1);
    const before = await read('/plans?process');
    const never = read('/plans?never');
    expect(await read('/plans?process')).toEqual(before);
    expect(await never).toBeNull();
    expect(warnings.map(({ reason }) => reason)).toEqual(['The data did not arrive within 800 ms.']);
    expect(await read('/plans?process')).toEqual(before);
  });

  test('does not count the loading of a module as time of its page', async () => {
    open(500, 1);
    const slow = `for (const end = Date.now() + 1500; Date.now() < end; ); ${REMOTE}`;
    store('mfe-checkout', '00000000000000dd', slow);
    expect(await read('/plans', aRemote(slow, '00000000000000dd'))).toMatchObject({ kind: 'page' });
    expect(warnings).toEqual([]);
  });

  test('does not suspect pages that wait while others block the process', async () => {
    open(1000, 1);
    const remote = aRemote(REMOTE, undefined, true);
    const looping = Array.from({ length: 4 }, () => read('/plans/1?loop', remote));
    const waiting = Array.from({ length: 20 }, () => read('/plans', remote));
    expect(new Set(await Promise.all([...looping, ...waiting]))).toEqual(new Set([null]));
    // Suspected pages are rendered one at a time.
    const pages = await Promise.all(Array.from({ length: 4 }, () => read('/plans', remote)));
    expect(pages.map((page) => page?.kind)).toEqual(['page', 'page', 'page', 'page']);
  });

  test('does not run a module that was changed after the build', async () => {
    open(10_000);
    store('mfe-checkout', '00000000000000bb', `${REMOTE} // changed`);
    expect(await read('/plans')).toBeNull();
    expect(warnings[0]?.reason).toContain('was changed after the build');
  });

  test('leaves pages to the browser when the module of the shell is missing', async () => {
    open(10_000);
    rmSync(join(folder, 'remotes', 'shell', shell.version, PATH));
    expect(await read('/plans')).toBeNull();
    expect(warnings[0]?.reason).toContain('ENOENT');
  });
});
