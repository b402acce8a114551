import type { ActiveRemote } from '@cpa/shared/contracts';
import { aHost } from '@cpa/shared/testing';
import { aManifest } from '@cpa/shared/testing/builders';
import { createRemotes } from './createRemotes.ts';
import { isReplaceable } from './loader/isReplaceable.ts';
import { preloadScripts } from './loader/preloadScripts.ts';
import { createRemoteSource } from './source.ts';
import { anActiveRemote } from './testing/anActiveRemote.ts';

const newer = (overrides: Partial<ActiveRemote> = {}) =>
  anActiveRemote({
    version: '00000000000000cc',
    requires: { react: '^19.3.1', '@cpa/shared/ui': '^5.0.0', 'react-hook-form': '^7.0.0' },
    base_url: '/remotes/mfe-checkout/cc/',
    mirror_urls: ['/remotes-mirror/mfe-checkout/cc/'],
    ...overrides,
  });

const preloads = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')];

beforeEach(() => {
  DOMTokenList.prototype.supports = () => true;
  performance.getEntriesByName = () => [];
  globalThis.fetch = jest.fn(() => Promise.resolve(new Response('')));
});
afterEach(() => document.head.replaceChildren());

function aPage(remote = anActiveRemote()) {
  const releases = { revision: 1, remotes: [remote] };
  const source = createRemoteSource(releases);
  const remotes = createRemotes({ releases, host: aHost(), report: () => {}, source });
  return { releases, source, remotes };
}

describe('takeReleases', () => {
  it('gives a remote that is not loaded the newer release everywhere', () => {
    const remote = anActiveRemote();
    const { remotes } = aPage(remote);
    expect(remotes.takeReleases({ revision: 2, remotes: [newer()] })).toBe(true);
    expect(remote).toMatchObject({ version: '00000000000000cc', base_url: '/remotes/mfe-checkout/cc/' });
  });

  it('keeps the release of a remote that is loaded or being loaded', () => {
    const remote = anActiveRemote();
    const { remotes, source } = aPage(remote);
    void source.load(remote).catch(() => {});
    expect(remotes.takeReleases({ revision: 2, remotes: [newer()] })).toBe(false);
    expect(remote.version).toBe('00000000000000bb');
  });

  it.each([
    ['more remotes', [anActiveRemote(), newer({ name: 'mfe-other' })]],
    ['fewer remotes', []],
  ])('reports that a new document would have %s', (_what, next) => {
    expect(aPage().remotes.takeReleases({ revision: 2, remotes: next })).toBe(false);
  });
});

describe('isReplaceable', () => {
  it.each<[string, Partial<ActiveRemote>]>([
    ['another manifest', { manifest: aManifest({ badges: [{ name: 'cart', label: 'nav.cart' }] }) }],
    ['another page', { routes: [{ path: '/offers', scripts: [], styles: [] }] }],
    ['another platform contract', { contract: '^3.0.0' }],
    ['a newer shared module', { requires: { '@cpa/shared/ui': '^4.99.0' } }],
    ['a newer library', { requires: { react: '^20.0.0' } }],
    ['a module that this shell does not provide', { requires: { '@cpa/shared/ui/charts': '^5.0.0' } }],
    ['unknown modules', { requires: undefined }],
    ['files of another origin', { base_url: 'https://files.example.aw/mfe-checkout/cc/' }],
    ['a development server', { files: [] }],
  ])('needs a new document for %s', (_what, overrides) => {
    expect(isReplaceable(anActiveRemote(), newer())).toBe(true);
    expect(isReplaceable(anActiveRemote(), newer(overrides))).toBe(false);
  });

  it('needs a new document in a browser that does not preload modules', () => {
    DOMTokenList.prototype.supports = () => false;
    expect(isReplaceable(anActiveRemote(), newer())).toBe(false);
  });
});

test('preloads every script with its hash before a taken release is imported', async () => {
  const { remotes, source, releases } = aPage();
  remotes.takeReleases({ revision: 2, remotes: [newer()] });
  expect(preloads()).toEqual([]);
  await source.load(releases.remotes[0]!).catch(() => {});
  expect(preloads()[0]).toMatchObject({
    href: 'http://localhost/remotes/mfe-checkout/cc/entry.js',
    integrity: 'sha384-entry',
    crossOrigin: 'anonymous',
  });
});

test('preloads the scripts of a base URL once', () => {
  preloadScripts(newer(), 1);
  preloadScripts(newer(), 1);
  expect(preloads().map(({ href }) => href)).toEqual([
    'http://localhost/remotes-mirror/mfe-checkout/cc/entry.js',
  ]);
});
