import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createHeadReader } from '../../heads/createHeadReader.ts';
import { createPageReader } from '../../pages/createPageReader.ts';
import { createServerProblems } from '../../../releases/serving/serverProblems.ts';
import { aShellRelease, anActiveRemote, hashOf } from '../../../testing/siteFixture.ts';

/** Another remote. Its output depends on a function of Node that an attack can replace. */
const OTHER = 'mfe-fairs';
const OTHER_TEXT = "['Fi', 'ne'].join('')";

/** A shell that renders the module of the remote with the globals of a page. */
const SHELL = `exports.createPageRenderer = async ({ loadModule }) => ({
  async render({ url, readApi }) {
    const remote = url === '/fairs' ? '${OTHER}' : 'mfe-checkout';
    const html = url === '/plans' ? 'Fine' : String(await loadModule(remote, (name) => {
      throw new Error(name + ' is not part of the platform contract.');
    }).attack(readApi));
    return { kind: 'page', html, page: { now: 1, state: {}, responses: {}, styles: [] }, objects: {} };
  },
});`;

/** Result of an attack, and the output of the next page and of one of another remote. */
export type Outcome = Record<'result' | 'next' | 'other', string | undefined>;

/** Starts an API for hostile releases, and returns functions that run the code of an attack in a page or in a head. */
export async function createAttackScene() {
  const folder = mkdtempSync(join(tmpdir(), 'portal-attacks-'));
  const requests: string[] = [];
  const problems = createServerProblems();
  const { report } = problems;
  const closers: (() => Promise<void>)[] = [];
  const api = createServer(({ url }, response) => {
    requests.push(String(url));
    response.end('{}');
  });
  await new Promise<void>((resolve) => {
    api.listen(0, '127.0.0.1', resolve);
  });
  const { port } = api.address() as AddressInfo;
  const apiUrl = `http://127.0.0.1:${port}`;

  function store(name: string, version: string, path: string, code: string) {
    const file = join(folder, 'remotes', name, version, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, code);
    return { path, integrity: hashOf(code), bytes: code.length };
  }

  /** Renders a page whose code is an attack, and then the other pages. */
  async function attackInPage(attack: string): Promise<Outcome> {
    const shell = aShellRelease({ server: store('shell', '00000000000000aa', 'server/pages.cjs', SHELL) });
    const body = `exports.attack = async (readApi) => { return ${asExpression(attack)} };`;
    const server = store('mfe-checkout', '00000000000000bb', 'server/pages.cjs', body);
    const remote = anActiveRemote({ server });
    remote.manifest.routes.forEach((route) => Object.assign(route, { isServerRendered: true }));
    const options = { releasesDir: folder, apiUrl, demo: false, deadlineMs: 3000, threads: 1 };
    const reader = createPageReader({ ...options, report, log: { warn() {} } });
    closers.push(async () => await reader.close());
    const code = `exports.attack = () => ${OTHER_TEXT};`;
    const fairs = {
      server: store(OTHER, '00000000000000cc', 'server/pages.cjs', code),
      version: '00000000000000cc',
    };
    const other = { ...remote, name: OTHER, ...fairs };
    const releases = { shell, document: { revision: 1, remotes: [remote, other] } };
    await reader.prepare(releases);
    const read = async (url: string, pattern: string, of = remote) => {
      const page = await reader.read({ releases, remote: of, pattern, url, locale: 'en', ip: '127.0.0.1' });
      return page?.kind === 'page' ? page.html : undefined;
    };
    const result = await read('/plans/1', '/plans/:id');
    await reader.prepare(releases);
    return { result, next: await read('/plans', '/plans'), other: await read('/fairs', '/plans', other) };
  }

  /** Reads a head whose code is an attack, and then the other ones. */
  async function attackInHead(expression: string): Promise<Outcome> {
    const attack = `async ({ fetchJson: readApi }) => ({ status: 200, title: String(${asExpression(expression)}) })`;
    const body = `exports.default = { '/plans/:id': ${attack}, '/plans': () => ({ status: 200, title: 'Fine' }) };`;
    const remote = anActiveRemote({
      heads: store('mfe-checkout', '00000000000000bb', 'server/heads.cjs', body),
    });
    const reader = createHeadReader({
      apiUrl,
      siteUrl: 'https://portal.test',
      releasesDir: folder,
      report,
    });
    closers.push(async () => await reader.close());
    const code = `exports.default = { '/plans': () => ({ status: 200, title: ${OTHER_TEXT} }) };`;
    const heads = store(OTHER, '00000000000000cc', 'server/heads.cjs', code);
    const other = { ...remote, name: OTHER, version: '00000000000000cc', heads };
    await reader.prepare([remote, other]);
    const read = async (path: string, pattern: string, of = remote) => {
      const url = new URL(path, 'https://portal.test');
      const log = { warn() {} };
      return (await reader.read({ remote: of, pattern, params: {}, url, locale: 'en', ip: '127.0.0.1', log }))
        .title;
    };
    const result = await read('/plans/1', '/plans/:id');
    return { result, next: await read('/plans', '/plans'), other: await read('/fairs', '/plans', other) };
  }

  return {
    attack: { page: attackInPage, head: attackInHead },
    /** Port of the API. */
    port,
    /** Paths that were requested from the API. */
    requests,
    /** Message that the team of the release gets. */
    problems,
    async close() {
      await Promise.all(closers.map((close) => close()));
      api.closeAllConnections();
      api.close();
      rmSync(folder, { recursive: true });
    },
  };
}

const asExpression = (code: string): string =>
  /^(?:for|const) /.test(code) ? `await (async () => { ${code} })()` : `await (${code})`;
