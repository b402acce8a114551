import { join } from 'node:path';
import { rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { buildSite } from '../../app/buildSite.ts';
import { collectGarbage } from '../../releases/maintenance/cleanStore.ts';
import { openReleaseStore } from '../../releases/publishing/releaseStore.ts';
import { builtRemote, builtShell } from '../../releases/testing/builtRemote.ts';
import { demoPage, siteFolders, type SiteFolders } from '../../testing/siteFixture.ts';

let folders: SiteFolders;
let site: FastifyInstance;
beforeEach(async () => {
  folders = siteFolders();
  rmSync(folders.releasesDir, { recursive: true });
  site = await buildSite({
    releasesDir: folders.releasesDir,
    apiUrl: 'http://127.0.0.1:9',
    siteUrl: 'http://localhost:3000',
    connectTo: [],
    page: demoPage,
    secret: 'secret',
  });
});
afterEach(async () => {
  await site.close();
  rmSync(folders.home, { recursive: true });
});

/** Deploys a shell whose file `chunk` no other shell has. */
async function deploy(text: string, chunk: string): Promise<void> {
  const dir = join(folders.home, text);
  const { name } = builtShell(dir, text, { chunk });
  const store = openReleaseStore(folders.releasesDir);
  await store.publish(dir, name);
  await store.activate(name, 'latest', { by: 'ana' });
}

test('a page that was loaded before a deployment still finds the files of its shell', async () => {
  await deploy('first', 'sign-in.1.js');
  expect((await site.inject('/assets/sign-in.1.js')).statusCode).toBe(200);
  expect((await site.inject('/assets/sign-in.2.js')).statusCode).toBe(404);
  await deploy('second', 'sign-in.2.js');

  const page = (await site.inject('/vacancies')).body;
  expect(page).toContain('/assets/sign-in.2.js');
  expect(page).not.toContain('/assets/sign-in.1.js');
  for (const file of ['sign-in.1.js', 'sign-in.2.js']) {
    const response = await site.inject({ url: `/assets/${file}`, headers: { 'accept-encoding': 'br' } });
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
  }
});

test('a file that several shells share is served after the oldest was deleted', async () => {
  await deploy('first', 'sign-in.1.js');
  await deploy('second', 'sign-in.2.js');
  await deploy('third', 'sign-in.3.js');
  expect((await site.inject('/assets/plans.css')).statusCode).toBe(200);
  await collectGarbage(folders.releasesDir, 0);
  expect((await site.inject('/assets/sign-in.1.js')).statusCode).toBe(404);
  expect((await site.inject('/assets/plans.css')).statusCode).toBe(200);
});

test('files that no shell lists are not served', async () => {
  await deploy('first', 'sign-in.1.js');
  for (const file of ['release.json', '..%2f..%2fdocument.json', '%2e%2e/document.json', 'other.js'])
    expect((await site.inject(`/assets/${file}`)).statusCode).toBeGreaterThanOrEqual(400);
});

test('without the files of the active shell, the site is not ready', async () => {
  await deploy('first', 'sign-in.1.js');
  rmSync(join(folders.releasesDir, 'remotes'), { recursive: true });
  expect((await site.inject('/health/ready')).statusCode).toBe(503);
});

test('without an active shell, the site is not ready and says what to do', async () => {
  builtRemote(join(folders.home, 'remote'));
  const response = await site.inject('/health/ready');
  expect(response.statusCode).toBe(503);
  expect(response.json()).toMatchObject({
    problems: ['No shell is active. Run: portal publish shell --activate'],
  });
});
