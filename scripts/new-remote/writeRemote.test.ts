import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ReleaseDocument } from '@cpa/shared/contracts';
import { buildSite } from '../../shell/server/app/buildSite.ts';
import { releaseStore } from '../../shell/server/releases/index.ts';
import { demoPage, siteFolders } from '../../shell/server/testing/siteFixture.ts';
import { readRemote } from '../build/package.ts';
import { REMOTES, root } from '../build/workspace.ts';
import { readPlatformContract } from '../build/platformContract.ts';
import { type Built, buildRemote } from '../build/testing.ts';
import { assertFreeRoute } from './assertFreeRoute.ts';
import { writeRemote } from './writeRemote.ts';

/** Timeout in milliseconds for two webpack builds on a busy machine. */
const BUILD_TIMEOUT_MS = 120_000;

let into: string;
let folder: string;

beforeAll(() => {
  // Inside the repository, where packages are found.
  mkdirSync(join(root, '.cache'), { recursive: true });
  into = mkdtempSync(join(root, '.cache/new-remote-'));
  folder = writeRemote({ name: 'job-fairs', route: '/fairs/next', into });
});
afterAll(() => rmSync(into, { recursive: true, force: true }));

describe('the route of a new remote', () => {
  test.each([
    ['/vacancies', 'The route /vacancies overlaps /vacancies of mfe-public.'],
    ['/Checkout', 'overlaps /checkout of mfe-checkout.'],
    ['/vacancies/next', 'overlaps /vacancies/:id of mfe-public.'],
    ['/login', 'overlaps /login of the shell.'],
    ['/api/fairs', 'overlaps /api/* of the shell.'],
  ])('may not be %s, which is in use', async (route, problem) => {
    await expect(assertFreeRoute(route, root, REMOTES)).rejects.toThrow(problem);
  });

  test('may be any other one', async () => {
    await expect(assertFreeRoute('/job-fairs', root, REMOTES)).resolves.toBeUndefined();
  });
});

describe('new remote', () => {
  test('has its own name in every file and no name of the sample', () => {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name));
    expect(files.length).toBeGreaterThan(15);
    for (const file of files)
      expect([file, readFileSync(file, 'utf8').match(/sample/gi)]).toEqual([file, null]);
    const read = (path: string) => readFileSync(join(folder, path), 'utf8');
    expect(read('package.json')).toContain('"@cpa/mfe-job-fairs"');
    expect(read('tsconfig.json')).toContain('"extends": "../tsconfig.base.json"');
    expect(read('src/routes/home.route.tsx')).toContain("'job-fairs/sectors'");
    expect(read('src/features/sectors/state/sectors.ts')).toContain("'jobFairsSectors'");
  });

  test(
    'is built, published and composed into a running site',
    async () => {
      const dist = join(folder, 'dist');
      const built: Built = await buildRemote(dist, await readRemote(folder), readPlatformContract());
      expect(built.errors).toEqual([]);

      const { home, shellDir, releasesDir } = siteFolders();
      const site = await buildSite({
        shellDir,
        releasesDir,
        apiUrl: 'http://127.0.0.1:9',
        siteUrl: 'http://localhost:3000',
        connectTo: [],
        page: demoPage,
        secret: 'secret',
      });
      try {
        expect((await site.inject('/fairs/next')).statusCode).toBe(404);

        const store = releaseStore(home);
        const { release } = await store.publish(dist, 'mfe-job-fairs');
        await store.activate('mfe-job-fairs', release.version, { by: 'test' });

        const { statusCode, body } = await site.inject('/fairs/next');
        expect(statusCode).toBe(200);
        // The document head.
        expect(body).toContain('<title>Job fairs | Career Portal Aruba | Jobs in Aruba</title>');
        expect(body).toContain('<link rel="canonical" href="http://localhost:3000/fairs/next">');
        expect(body).toContain(
          `<link rel="modulepreload" href="/remotes/mfe-job-fairs/${release.version}/home.`,
        );
        // Everything that the shell reads from the release document.
        const json = /<script type="application\/json" id="release">(.*?)<\/script>/.exec(body)?.[1] ?? '{}';
        const { remotes } = JSON.parse(json) as ReleaseDocument;
        expect(remotes.map(({ name }) => name)).toEqual(['mfe-checkout', 'mfe-job-fairs']);
        expect(remotes[1]?.manifest).toMatchObject({
          navigation: [
            { menu: 'main', path: '/fairs/next' },
            { menu: 'header', badge: 'job-fairs-news' },
          ],
          events: [{ name: 'application-status', delivery: 'always', isListener: true }],
          badges: [{ name: 'job-fairs-news' }],
          slots: [{ slot: 'frame.footer' }],
          fallback: [{ kind: 'text' }, { kind: 'link', path: '/vacancies' }],
        });
      } finally {
        await site.close();
        rmSync(home, { recursive: true });
      }
    },
    BUILD_TIMEOUT_MS,
  );
});

describe('writeRemote', () => {
  test.each([
    ['Job Fairs', '/fairs', '"Job Fairs" is not a valid name'],
    ['../fairs', '/fairs', '"../fairs" is not a valid name'],
    ['fairs', 'fairs', '"fairs" is not a valid path'],
    ['fairs', "/fairs'", 'is not a valid path'],
  ])('rejects the name %p with the path %p', (name, route, sentence) => {
    expect(() => writeRemote({ name, route, into })).toThrow(sentence);
    expect(existsSync(join(into, `mfe-${name}`))).toBe(false);
  });

  test('rejects a name whose folder exists', () => {
    expect(() => writeRemote({ name: 'job-fairs', route: '/fairs', into })).toThrow('already exists');
  });
});
