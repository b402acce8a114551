import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import {
  historyPageSchema,
  overviewSchema,
  revisionDiffSchema,
} from '../../../src/operator/model/releaseOverview.ts';
import { attest, requireAttestations } from '../attestations/attestations.ts';
import { statementOf } from '../attestations/statement.ts';
import { activateIn, createEnvironment } from '../environments/environments.ts';
import { rotateKey } from '../maintenance/rotateKeys.ts';
import { readOverview } from './readOverview.ts';
import { createRebuildReader } from './readRebuilds.ts';
import { buildSite } from '../../app/buildSite.ts';
import { createCanaryFigures } from '../canary/canaryFigures.ts';
import { canaryLog } from '../canary/eventLog.ts';
import { createHistoryReader } from '../records/historyReader.ts';
import { type ReleaseStore, openReleaseStore } from '../publishing/releaseStore.ts';
import { builtRemote } from '../testing/builtRemote.ts';
import { storageOf } from '../../platform/storage/releaseStorage.ts';
import { demoPage, type SiteFolders, siteFolders } from '../../testing/siteFixture.ts';

let folders: SiteFolders;
let site: FastifyInstance;
let api: Server;
let store: ReleaseStore;
let first: string;
let second: string;

const ana = { by: 'ana', reason: 'shorter form' };
const checkout = 'mfe-checkout';
const siteUrl = 'http://localhost:3000';

/**
 * Responds like the API: `operator` is the token of an operator, `expired` is invalid, any other is not of an operator.
 */
async function startApi(): Promise<string> {
  api = createServer((request, response) => {
    const token = request.headers.authorization;
    const status = token === 'Bearer operator' ? 200 : token === 'Bearer expired' ? 401 : 404;
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ name: 'Marvin Tromp', email: 'marvin@portal.aw' }));
  });
  await new Promise<void>((resolve) => void api.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
}

async function startSite(apiUrl: string): Promise<FastifyInstance> {
  const { shellDir, releasesDir } = folders;
  return await buildSite({
    shellDir,
    releasesDir,
    siteUrl,
    apiUrl,
    page: demoPage,
    connectTo: [],
    secret: 'secret',
  });
}

async function publish(text: string, chunk?: string): Promise<string> {
  builtRemote(join(folders.home, 'dist'), text, {}, chunk);
  return (await store.publish(join(folders.home, 'dist'), checkout)).release.version;
}

beforeEach(async () => {
  folders = siteFolders();
  rmSync(folders.releasesDir, { recursive: true });
  store = openReleaseStore(folders.releasesDir);
  first = await publish('first');
  await store.activate(checkout, first, ana);
  second = await publish('second, longer');
  site = await startSite(await startApi());
});
afterEach(async () => {
  await site.close();
  api.close();
  rmSync(folders.home, { recursive: true });
});

const headers = { authorization: 'Bearer operator', 'x-requested-with': 'XMLHttpRequest' };

const get = async (path: string) => await site.inject({ url: `/api/_operator${path}`, headers });
const change = async (payload: object, sent: Record<string, string> = {}) =>
  await site.inject({
    method: 'POST',
    url: '/api/_operator/changes',
    payload,
    headers: { ...headers, ...sent },
  });
const overview = async () => z.parse(overviewSchema, (await get('/releases')).json());

describe('refuses', () => {
  test.each([
    ['no token', 401, { authorization: '' }],
    ['an expired token', 401, { authorization: 'Bearer expired' }],
    ['an account that is no operator', 404, { authorization: 'Bearer recruiter' }],
    ['another origin', 403, { origin: 'https://evil.example' }],
    ['a form of another site', 403, { 'x-requested-with': '' }],
  ])('%s with %i, and changes nothing', async (_name, status, sent) => {
    const payload = { action: 'activate', name: checkout, version: second, expected: 1, reason: 'x' };
    expect((await change(payload, sent)).statusCode).toBe(status);
    for (const path of ['/releases', '/check', '/diff/1/1']) {
      const response = await site.inject({ url: `/api/_operator${path}`, headers: { ...headers, ...sent } });
      expect(response.statusCode).toBe(status);
    }
    expect((await store.document()).revision).toBe(1);
  });

  test('all requests with 503 while the API is down', async () => {
    const alone = await startSite('http://127.0.0.1:9');
    expect((await alone.inject({ url: '/api/_operator/releases', headers })).statusCode).toBe(503);
    await alone.close();
  });

  test.each([
    ['an unknown action', 422, { action: 'erase' }],
    ['an unknown field', 422, { by: 'ceo' }],
    ['an activation without a reason', 409, { reason: undefined }],
    ['an empty reason', 422, { reason: '  ' }],
    ['an outdated revision', 409, { expected: 0 }],
    ['a version outside of the store', 409, { version: '../../secrets' }],
  ])('%s with %i', async (_name, status, changed) => {
    const payload = { action: 'activate', name: checkout, version: second, expected: 1, reason: 'x' };
    expect((await change({ ...payload, ...changed })).statusCode).toBe(status);
    expect((await store.document()).revision).toBe(1);
  });
});

describe('an operator', () => {
  test('sees what is live, who activated it and why, and what a rollback returns to', async () => {
    await store.activate(checkout, second, { by: 'joan', reason: 'prices', commit: '0123abc' });
    await store.rollback(checkout, { by: 'ana' });
    expect(await overview()).toMatchObject({
      revision: 3,
      live: [
        {
          name: checkout,
          version: first,
          since: { by: 'ana' },
          rollback_to: null,
          gates: { published_at: expect.any(String), files: 4, boot: null },
        },
      ],
      canaries: [],
      timeline: [
        { revision: 3, action: 'rollback', changes: [{ name: checkout, version: first, was: second }] },
        { revision: 2, action: 'activate', by: 'joan', reason: 'prices', commit: '0123abc' },
        { revision: 1 },
      ],
      damaged: [],
      is_signed: false,
    });
  });

  test('activates, starts a canary, aborts it and rolls back under the own e-mail address', async () => {
    const { revision } = (
      await change({ action: 'activate', name: checkout, version: second, expected: 1, reason: 'prices' })
    ).json<{ revision: number }>();
    expect(revision).toBe(2);
    await publish('third');
    await change({ action: 'canary', name: checkout, percent: 10, expected: 2 });
    expect((await overview()).canaries).toMatchObject([
      { name: checkout, active: second, percent: 10, verdict: { state: 'few' } },
    ]);
    await change({ action: 'abort', name: checkout, expected: 3 });
    await change({ action: 'rollback', name: checkout, expected: 4, reason: 'slow' });
    const { live, timeline } = await overview();
    expect(live).toMatchObject([{ version: first, since: { by: 'marvin@portal.aw' } }]);
    expect(timeline.map(({ action, by }) => `${action} ${by}`)).toEqual([
      'rollback marvin@portal.aw',
      'abort marvin@portal.aw',
      'canary marvin@portal.aw',
      'activate marvin@portal.aw',
      'activate ana',
    ]);
  });

  test('reads the changes before a revision, 50 at most', async () => {
    for (let revision = 2; revision <= 53; revision += 1)
      await store.activate(checkout, revision % 2 ? first : second, ana);
    const { timeline } = await overview();
    expect([timeline.length, timeline.at(-1)?.revision]).toEqual([50, 4]);
    const page = z.parse(historyPageSchema, (await get('/history/4')).json());
    expect(page.timeline.map(({ revision }) => revision)).toEqual([3, 2, 1]);
    expect((await get('/history/54')).json<{ timeline: unknown[] }>().timeline).toHaveLength(50);
  });

  test('reads no more of the history than it shows, and each revision once', async () => {
    const { objects } = storageOf(store.place);
    const reads: string[] = [];
    const counted = {
      ...objects,
      read: async (path: string) => {
        if (path.startsWith('history/')) reads.push(path);
        return await objects.read(path);
      },
    };
    const reader = createHistoryReader({ ...storageOf(store.place), objects: counted });
    for (let revision = 2; revision <= 120; revision += 1)
      await store.activate(checkout, revision % 2 ? first : second, ana);
    const figures = createCanaryFigures({ openLog: canaryLog(store.place), secret: 'secret' });
    const readers = { reader, figures, readRebuilds: createRebuildReader(store.place) };
    const shown = await readOverview(store.place, readers);
    expect(shown.live).toMatchObject([{ version: second, rollback_to: first, since: { by: 'ana' } }]);
    expect([reads.length, reads.at(-1)]).toEqual([50, 'history/71.json']);
    await store.activate(checkout, first, ana);
    expect((await readOverview(store.place, readers)).timeline[0]?.revision).toBe(121);
    expect(reads.slice(50)).toEqual(['history/121.json']);
  });

  test('compares two revisions by file, with the canary as the release of its remote', async () => {
    await store.startCanary(checkout, { ...ana, percent: 10 });
    const diff = z.parse(revisionDiffSchema, (await get('/diff/1/2')).json());
    expect(diff.remotes).toMatchObject([
      {
        name: checkout,
        versions: [first, second],
        files: [{ path: 'entry.js' }, { path: 'plans.js', before: 8, after: 17 }],
        unchanged_files: 2,
      },
    ]);
    expect((await get('/diff/1/1')).json()).toMatchObject({ remotes: [] });
    expect((await get('/diff/1/99')).statusCode).toBe(409);
  });

  test('sees who rebuilt a live release, and the first file of one that differs', async () => {
    await rotateKey(store.place);
    await requireAttestations(store.place, checkout, 1);
    const attestation = (text: string, version: string) => {
      const release = builtRemote(join(folders.home, 'dist'), text);
      const rebuilt = { release, commit: '0123abc', repository: 'local', started: '', finished: '' };
      return { name: checkout, version, by: 'joan', envelope: statementOf(rebuilt) };
    };
    await attest(store.place, attestation('first', first));
    await attest(store.place, attestation('first', second));
    const { live, differing } = await overview();
    expect(live[0]?.gates.rebuilds).toMatchObject({ required: 1, made: [{ by: 'joan', is_same: true }] });
    expect(differing).toMatchObject([
      {
        name: checkout,
        version: second,
        by: 'joan',
        commit: '0123abc',
        published: 'entry.js',
        rebuilt: 'entry.js',
      },
    ]);
  });

  test('reads the rebuilds of releases that are not served once a minute', async () => {
    await rotateKey(store.place);
    const storage = storageOf(store.place);
    const { read } = storage.objects;
    let reads: string[] = [];
    storage.objects.read = async (path) => {
      if (/^attestations\/.*\/[0-9a-f]+\//.test(path)) reads.push(path.split('/')[2]!);
      return await read(path);
    };
    for (const [text, version] of [
      ['first', first],
      ['second, longer', second],
    ] as const) {
      const release = builtRemote(join(folders.home, 'dist'), text);
      const rebuilt = { release, commit: '0123abc', repository: 'local', started: '', finished: '' };
      await attest(storage, { name: checkout, version, by: 'joan', envelope: statementOf(rebuilt) });
    }
    let now = 0;
    const readRebuilds = createRebuildReader(storage, () => now);
    const readAt = async (seconds: number) => {
      now = seconds * 1000;
      reads = [];
      const { made } = await readRebuilds(checkout, (await store.document()).remotes);
      expect([...made.values()].flat()).toHaveLength(2);
      return reads.toSorted();
    };
    expect(await readAt(0)).toEqual([first, second].toSorted());
    expect(await readAt(59)).toEqual([first]);
    expect(await readAt(60)).toEqual([first, second].toSorted());
  });

  test('sees what an environment shows, and whether live has changed since', async () => {
    await createEnvironment(store.place, 'staging');
    await activateIn(store.place, 'staging', [{ name: checkout, version: second }], ana);
    expect((await overview()).environments).toMatchObject([
      { name: 'staging', ahead: [{ name: checkout, version: second, by: 'ana', is_current: true }] },
    ]);
    await store.activate(checkout, await publish('third'), ana);
    expect((await overview()).environments).toMatchObject([{ ahead: [{ is_current: false }] }]);
    await store.activate(checkout, second, ana);
    expect((await overview()).environments).toEqual([{ name: 'staging', ahead: [] }]);
  });

  test('sees damaged revisions and the problems of the store', async () => {
    expect((await get('/check')).json()).toEqual({ problems: [] });
    await store.activate(checkout, second, ana);
    writeFileSync(join(store.place as string, 'history/1.json'), 'damaged');
    expect((await overview()).damaged).toEqual([1]);
    const { problems } = (await get('/check')).json<{ problems: string[] }>();
    expect(problems).toEqual([
      expect.stringContaining('Revision 1 of the release document is missing, damaged'),
    ]);
  });
});
