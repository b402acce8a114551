import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type HeadReader, createHeadReader } from '../heads/createHeadReader.ts';
import { type PageReader, createPageReader } from '../pages/createPageReader.ts';
import { aShellRelease, anActiveRemote, hashOf } from '../testing/siteFixture.ts';
import { createServerProblems, type ServerProblems } from '../releases/serving/serverProblems.ts';

/** Name of a property that the environment of this process has, as that of a site server has its secrets. */
const SECRET = 'SANDBOX_TEST_SECRET';

/** Each attack is the body of a function: its result is the title of the head, or the HTML of the page. */
const REFUSED: [what: string, code: string, reason: RegExp][] = [
  ['reads a file', "(await import('node:fs')).readFileSync('/etc/passwd')", /import/],
  [
    'reads a file by a module of Node',
    "process.getBuiltinModule('node:fs').readFileSync('/etc/passwd')",
    /not a fun/,
  ],
  ['reads a file by eval', `(await (0, eval)("import('node:fs')")).readFileSync('/etc/passwd')`, /import/],
  [
    'requires a module of Node',
    "require('node:fs').readFileSync('/etc/passwd')",
    /cannot import|not part of/,
  ],
  ['reaches the internals of Node', "process.binding('fs')", /not a function/],
  ['ends its process', 'process.exit(0)', /not a function/],
  ['aborts its process', 'process.abort()', /not a function/],
  ['ends the site server', 'process.kill(process.ppid)', /not a function/],
  ['loads native code', "process.dlopen({ exports: {} }, '/tmp/evil.node')", /not a function/],
  ['sends messages of its own', "process.send({ kind: 'alive' })", /not a function/],
  ['starts a child process', "(await import('node:child_process')).execSync('id')", /import/],
  ['reads another path of the API', "await readApi('/metrics')", /not a public path/],
  ['reads the API of another host', "await readApi('//127.0.0.1:9/vacancies')", /not a public path/],
  ['reads the API too often', "for (let i = 0; i < 60; i++) await readApi('/options')", /at most 40 paths/],
];

const ENDED: [what: string, code: string, reason: RegExp][] = [
  ['never ends', 'for (;;);', /did not respond/],
  [
    'takes all memory',
    'const all = []; for (;;) all.push(new Array(1e6).fill(all.length))',
    /ended|did not respond/,
  ],
  [
    'takes all memory outside of the heap',
    'const all = []; for (;;) all.push(new Uint8Array(1e8).fill(1))',
    /ended|did not respond|allocat/i,
  ],
];

let folder: string;
let api: Server;
let requests: string[];
let problems: ServerProblems;
let pages: PageReader | undefined;
let heads: HeadReader | undefined;

beforeEach(async () => {
  process.env[SECRET] = 'top secret';
  folder = mkdtempSync(join(tmpdir(), 'portal-attacks-'));
  requests = [];
  problems = createServerProblems();
  api = createServer(({ url }, response) => {
    requests.push(String(url));
    response.end('{}');
  });
  await new Promise<void>((resolve) => {
    api.listen(0, '127.0.0.1', resolve);
  });
});
afterEach(async () => {
  delete process.env[SECRET];
  await Promise.all([pages?.close(), heads?.close()]);
  api.closeAllConnections();
  api.close();
  rmSync(folder, { recursive: true });
});

function store(name: string, version: string, path: string, code: string) {
  const file = join(folder, 'remotes', name, version, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, code);
  return { path, integrity: hashOf(code), bytes: code.length };
}

const apiUrl = (): string => `http://127.0.0.1:${(api.address() as AddressInfo).port}`;

/** A shell that renders the module of the remote with what a page has. */
const SHELL = `exports.createPageRenderer = async ({ loadModule }) => ({
  async render({ url, readApi }) {
    const html = url === '/plans' ? 'Fine' : String(await loadModule('mfe-checkout', (name) => {
      throw new Error(name + ' is not part of the platform contract.');
    }).attack(readApi));
    return { kind: 'page', html, page: { now: 1, state: {}, responses: {}, styles: [] }, objects: {} };
  },
});`;

type Outcome = { result: string | undefined; next: string | undefined };

/** Renders a page whose code is an attack, and then another page. */
async function attackInPage(code: string): Promise<Outcome> {
  const shell = aShellRelease({ server: store('shell', '00000000000000aa', 'server/pages.cjs', SHELL) });
  const body = `exports.attack = async (readApi) => { return ${asExpression(code)} };`;
  const server = store('mfe-checkout', '00000000000000bb', 'server/pages.cjs', body);
  const remote = anActiveRemote({ server });
  remote.manifest.routes.forEach((route) => Object.assign(route, { isServerRendered: true }));
  const { report } = problems;
  const options = { releasesDir: folder, apiUrl: apiUrl(), demo: false, deadlineMs: 3000, threads: 1 };
  const reader = (pages = createPageReader({ ...options, report, log: { warn() {} } }));
  const releases = { shell, document: { revision: 1, remotes: [remote] } };
  await reader.prepare(releases);
  const read = async (url: string, pattern: string) => {
    const page = await reader.read({ releases, remote, pattern, url, locale: 'en', ip: '127.0.0.1' });
    return page?.kind === 'page' ? page.html : undefined;
  };
  const result = await read('/plans/1', '/plans/:id');
  await reader.prepare(releases);
  return { result, next: await read('/plans', '/plans') };
}

/** Reads a head whose code is an attack, and then another one. */
async function attackInHead(code: string): Promise<Outcome> {
  const attack = `async ({ fetchJson: readApi }) => ({ status: 200, title: String(${asExpression(code)}) })`;
  const body = `exports.default = { '/plans/:id': ${attack}, '/plans': () => ({ status: 200, title: 'Fine' }) };`;
  const remote = anActiveRemote({
    heads: store('mfe-checkout', '00000000000000bb', 'server/heads.cjs', body),
  });
  const { report } = problems;
  const reader = (heads = createHeadReader({
    apiUrl: apiUrl(),
    siteUrl: 'https://portal.test',
    releasesDir: folder,
    report,
  }));
  await reader.prepare([remote]);
  const read = async (path: string, pattern: string) => {
    const url = new URL(path, 'https://portal.test');
    const log = { warn() {} };
    return (await reader.read({ remote, pattern, params: {}, url, locale: 'en', ip: '127.0.0.1', log }))
      .title;
  };
  return { result: await read('/plans/1', '/plans/:id'), next: await read('/plans', '/plans') };
}

const asExpression = (code: string): string =>
  /^(?:for|const) /.test(code) ? `await (async () => { ${code} })()` : `await (${code})`;

describe.each([
  ['page', attackInPage],
  ['head', attackInHead],
] as const)('a %s of a hostile release', (part, attack) => {
  test.each(REFUSED)('that %s is refused, reported and harms no other one', async (_what, code, reason) => {
    expect(await attack(code)).toEqual({ result: undefined, next: 'Fine' });
    expect(problems.list()).toEqual([
      expect.objectContaining({ remote: 'mfe-checkout', route: '/plans/:id', part, count: 1 }),
    ]);
    expect(problems.list()[0]?.reason).toMatch(reason);
    expect(new Set(requests)).toEqual(new Set(code.includes('/options') ? ['/options'] : []));
  });

  test.each(ENDED)('that %s is ended, reported and harms no other one', async (_what, code, reason) => {
    expect(await attack(code)).toEqual({ result: undefined, next: 'Fine' });
    expect(problems.list()[0]).toMatchObject({ remote: 'mfe-checkout', route: '/plans/:id', part });
    expect(problems.list()[0]?.reason).toMatch(reason);
  });

  test('finds no environment, arguments or files', async () => {
    const { result } = await attack('JSON.stringify([process.env, process.argv, process.cwd()])');
    expect(result).toBe('[{},[],"/"]');
  });

  test('reaches no network', async () => {
    const { port } = api.address() as AddressInfo;
    const tries = [`fetch('http://127.0.0.1:${port}/')`, `fetch('http://localhost:${port}/')`];
    const opened = `new Promise((resolve) => {
      const socket = new WebSocket('ws://127.0.0.1:${port}/');
      socket.onerror = () => resolve('refused');
      socket.onopen = () => resolve('reached');
    })`;
    const code = `Promise.all([${tries.map((each) => `${each}.then(() => 'reached', () => 'refused')`).join()}, ${opened}])`;
    expect(await attack(code)).toEqual({ result: 'refused,refused,refused', next: 'Fine' });
    expect(requests).toEqual([]);
  });
});
