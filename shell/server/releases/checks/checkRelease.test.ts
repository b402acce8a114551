import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { RemoteRelease } from '@cpa/shared/contracts';
import { aManifest } from '@cpa/shared/testing/builders';
import { diagnoseStore } from '../maintenance/diagnoseStore.ts';
import { type ReleaseStore, releaseStore } from '../publishing/releaseStore.ts';
import { createReleaseSource } from '../serving/releaseSource.ts';
import { builtRemote, builtShell } from '../testing/builtRemote.ts';
import { parseRelease } from './checkRelease.ts';

let home: string;
let store: ReleaseStore;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'portal-check-'));
  store = releaseStore(home);
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

const by = 'ana';

/** Field that is unknown in this version, before and between known ones. */
const later = { later: { is_on: true } };

/** Manifest of a later version. It lacks lists that a later version may leave out. */
const {
  links: _links,
  badges: _badges,
  ...manifest
} = aManifest({
  ...later,
  routes: [
    {
      ...later,
      path: '/plans',
      chunk: 'plans',
      frame: { ...later, heading: 'plans', area: 'bare', shape: 'text' },
    },
  ],
  navigation: [{ ...later, menu: 'main', label: 'plans', path: '/plans', order: 1 }],
  fallback: [{ ...later, kind: 'text', text: 'plans' }],
  journeys: [
    {
      ...later,
      name: 'plans',
      steps: [
        { ...later, open: '/plans' },
        { see: 'Plans', ...later },
      ],
    },
  ],
});
const overrides = { ...later, manifest } as Partial<RemoteRelease>;

describe('release of a later version', () => {
  test('is published, activated and served with the fields that are unknown here', async () => {
    builtShell(join(home, 'shell'));
    await store.publish(join(home, 'shell'), 'shell');
    const { version } = builtRemote(join(home, 'dist'), 'first', overrides);
    await store.publish(join(home, 'dist'), 'mfe-checkout');
    await store.activateTogether(
      ['shell', 'mfe-checkout'].map((name) => ({ name, version: 'latest' })),
      { by },
    );
    // A change of another release writes the document again.
    builtShell(join(home, 'next'), 'next');
    await store.publish(join(home, 'next'), 'shell');
    await store.activate('shell', 'latest', { by });
    const { document } = await createReleaseSource({ place: store.place }).current();
    expect(document).toMatchObject({ revision: 2, remotes: [{ ...overrides, version }] });
    expect(document.remotes[0]?.manifest).toMatchObject({ links: {}, badges: [] });
    expect(await diagnoseStore(store.place)).toEqual([]);
  });

  test.each([
    ['a field', { ...manifest, routes: [{ ...later, path: 'plans', chunk: 'plans' }] }, 'routes[0].path'],
    ['an option', { ...manifest, fallback: [{ ...later, kind: 'text', text: 7 }] }, 'fallback[0]'],
  ])('is refused for %s that has another meaning here', (_what, changed, place) => {
    const release = builtRemote(join(home, 'dist'), 'first', { manifest: changed as typeof manifest });
    expect(() => parseRelease(JSON.stringify(release), 'release.json')).toThrow(`at manifest.${place}`);
  });
});
