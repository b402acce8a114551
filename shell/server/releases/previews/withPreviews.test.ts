import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ActiveRemote } from '@cpa/shared/contracts';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { buildKey, writeBuild } from '../serving/buildsElsewhere.ts';
import { aShellRelease, anActiveRemote } from '../../testing/siteFixture.ts';
import type { PreviewCookie } from './previewCookie.ts';
import { withPreviews } from './withPreviews.ts';

const ORIGIN = 'http://localhost:3201';
const live = anActiveRemote();
const other = anActiveRemote({ name: 'mfe-other', container: 'mfe_other' });
other.manifest = { ...other.manifest, routes: [{ path: '/deals', chunk: 'deals' }], trusted_types: [] };

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-previews-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

type Given = { build?: Partial<ActiveRemote>; remote?: string; origins?: string[] };

/** Opens a page with the cookie of a preview whose build was accepted before. */
async function open({ build = {}, remote = live.name, origins = [ORIGIN] }: Given = {}) {
  const version = '00000000000000dd';
  const stored = { ...live, version, base_url: `${ORIGIN}/checkout/`, mirror_urls: [], ...build };
  const expires = Math.floor(Date.now() / 1000) + 60;
  await writeBuild(folder, stored, expires);
  const preview = { remote, build: buildKey(stored), isElsewhere: true, expires, token: '', isBroken: false };
  const own = {
    shell: aShellRelease(),
    document: { revision: 1, remotes: [live, other] },
    key: 'live',
    isPersonal: false,
  };
  const releasesOf = withPreviews(async () => own, {
    cookie: { read: () => preview } as unknown as PreviewCookie,
    place: folder,
    previewOrigins: origins,
  });
  const request = { log: { info: () => undefined } } as unknown as FastifyRequest;
  const releases = await releasesOf(request, {} as FastifyReply);
  const shown = releases.document.remotes.find(({ name }) => name === live.name);
  return { ...releases, shown: shown?.version };
}

describe('releases of a visitor with a preview', () => {
  test('have the build, and a separate key', async () => {
    const releases = await open();
    expect(releases).toMatchObject({ shown: '00000000000000dd', preview: { state: 'shown' } });
    expect([releases.key, releases.isPersonal]).toEqual(['live+preview', true]);
  });

  test.each<{ change: string; given: Given }>([
    { change: 'another remote owns its page now', given: { build: { manifest: other.manifest } } },
    { change: 'the shell no longer provides its contract', given: { build: { contract: '^1.0.0' } } },
    { change: 'the operator no longer allows its origin', given: { origins: [] } },
    { change: 'its link is for another remote', given: { remote: other.name } },
  ])('are those of the live site when $change', async ({ given }) => {
    const releases = await open(given);
    expect(releases).toMatchObject({ shown: live.version, preview: { state: 'unfit', version: null } });
    expect(releases.isPersonal).toBe(true);
  });
});
