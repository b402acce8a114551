import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteRelease } from '@cpa/shared/contracts';
import type { FastifyInstance } from 'fastify';
import { buildSite } from '../app/buildSite.ts';
import { openReleaseStore } from '../releases/publishing/releaseStore.ts';
import { builtRemote, builtShell } from '../releases/testing/builtRemote.ts';
import type { ReleaseStorage } from '../platform/storage/releaseStorage.ts';
import { s3Objects } from '../platform/storage/s3Objects.ts';
import type { TestS3 } from '../platform/storage/testing/startS3.ts';
import { demoPage } from './siteFixture.ts';

export type SharedSites = ReturnType<typeof openSharedSites>;

let count = 0;

/** Opens an empty release store in S3 that several site servers share, each with its own disk. */
export function openSharedSites(
  s3: TestS3,
  { remote, ...settings }: { remote: string; siteUrl: string; previewOrigins?: string[] },
) {
  const home = mkdtempSync(join(tmpdir(), 'portal-shared-'));
  const prefix = `site-${Date.now()}-${(count += 1)}`;
  const sites: FastifyInstance[] = [];

  /** Storage of another server: the same bucket and keys. */
  const storageOfServer = (): ReleaseStorage => ({
    objects: s3Objects(s3.settings(prefix)),
    keysFile: join(home, 'release-keys.json'),
    pointerMoved: new Set(),
  });
  const storage = storageOfServer();
  const store = openReleaseStore(storage);

  return {
    home,
    prefix,
    sites,
    storage,
    store,
    storageOfServer,
    /** Publishes a build of the remote with this text in its files. */
    async publish(text: string): Promise<RemoteRelease> {
      builtRemote(join(home, text), text);
      return (await store.publish(join(home, text), remote)).release;
    },
    async deployShell(text: string, chunk: string): Promise<void> {
      builtShell(join(home, text), text, { chunk });
      await store.publish(join(home, text), 'shell');
      await store.activate('shell', 'latest', { by: 'ana' });
    },
    /** Starts a site server whose disk is the folder of this name. */
    async startSite(name: string): Promise<FastifyInstance> {
      const site = await buildSite({
        ...settings,
        place: storageOfServer(),
        releasesDir: join(home, name),
        apiUrl: 'http://127.0.0.1:9',
        connectTo: [],
        page: demoPage,
        secret: 'secret',
      });
      sites.push(site);
      return site;
    },
    async close(): Promise<void> {
      for (const site of sites) await site.close();
      rmSync(home, { recursive: true });
    },
  };
}
