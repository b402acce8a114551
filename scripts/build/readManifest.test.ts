import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { root } from './workspace.ts';
import { readManifest } from './readManifest.ts';

let dir: string;
beforeEach(() => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  dir = mkdtempSync(join(root, '.cache/manifest-'));
  mkdirSync(join(dir, 'src'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const complete = {
  routes: [{ path: '/fairs', chunk: 'fairs', role: 'recruiter' }],
  navigation: [{ menu: 'main', label: 'nav.fairs', path: '/fairs', order: 10, badge: 'fairs' }],
  badges: [{ name: 'fairs', label: 'badge.fairs' }],
  fallback: [{ kind: 'text', text: 'fallback.text' }],
  messages: {
    en: { 'nav.fairs': 'Fairs', 'badge.fairs': '{count} fairs', 'fallback.text': 'Fairs are away.' },
  },
};

function read(manifest: unknown) {
  writeFileSync(join(dir, 'src/manifest.ts'), `export default ${JSON.stringify(manifest)};`);
  return readManifest(dir);
}

describe('readManifest', () => {
  test('returns the manifest with its defaults', async () => {
    const defaults = { notifications: [], events: [], slots: [], links: {}, api: [], trusted_types: [] };
    expect(await read(complete)).toEqual({ ...complete, ...defaults });
  });

  test.each<[problem: string, change: object, message: string]>([
    ['a missing list', { routes: undefined }, 'routes: Invalid input: expected array'],
    ['an unknown field', { pages: [] }, 'default export: Unrecognized key: "pages"'],
    [
      'an unknown role',
      { routes: [{ path: '/fairs', chunk: 'fairs', role: 'admin' }] },
      'routes[0].role: Invalid',
    ],
    ...[
      '/Fairs',
      '/fairs/',
      '/fairs//7',
      '/fairs/:',
      '/fairs/*/7',
      '/a b',
      '/:id/:id',
      '/fairs?x',
      '/../fairs',
    ].map((path): [string, object, string] => [
      `the route ${path}`,
      { routes: [{ path, chunk: 'fairs' }] },
      `routes[0].path: "${path}" `,
    ]),
    [
      'a link target on a page of another remote',
      { links: { sponsor: '/plans/13?vacancy=:vacancy' } },
      'links.sponsor: no route of this remote matches "/plans/13"',
    ],
    [
      'a link target in a section of a page of another remote',
      { links: { sponsor: '/plans/13#sponsored' } },
      'links.sponsor: no route of this remote matches "/plans/13"',
    ],
    ['a relative path', { routes: [{ path: 'fairs', chunk: 'fairs' }] }, 'routes[0].path: Invalid string'],
    [
      'a timeout out of range',
      { api: [{ prefix: '/fairs', timeout_ms: 1 }] },
      'api[0].timeout_ms: Too small',
    ],
    [
      'a label without a text',
      { messages: { en: {} } },
      'navigation[0].label: messages.en has no "nav.fairs"',
    ],
    [
      'a notification without a text',
      { notifications: [{ kind: 'fair-opened', title: 'news.fair', icon: [], path: '/fairs/:id' }] },
      'notifications[0].title: messages.en has no "news.fair"',
    ],
    ['a badge that is not declared', { badges: [] }, 'navigation[0].badge: badges does not declare "fairs"'],
    [
      'a journey that begins nowhere',
      { journeys: [{ name: 'Read', steps: [{ see: 'Fairs' }, { see: 'Fair' }] }] },
      'journeys[0].steps: The first step opens a page',
    ],
    [
      'an unknown step of a journey',
      { journeys: [{ name: 'Read', steps: [{ open: '/fairs' }, { evaluate: 'alert(1)' }] }] },
      'journeys[0].steps[1]: Invalid input',
    ],
    [
      'two journeys with one name',
      { journeys: [1, 2].map(() => ({ name: 'Read', steps: [{ open: '/fairs' }, { see: 'Fairs' }] })) },
      'journeys[1].name: duplicate of "Read"',
    ],
    [
      'more than ten journeys',
      {
        journeys: Array.from({ length: 11 }, (_, id) => ({
          name: `Read ${id}`,
          steps: [{ open: '/fairs' }, { see: 'Fairs' }],
        })),
      },
      'journeys: Too big',
    ],
    ['the reserved policy default', { trusted_types: ['default'] }, 'trusted_types: The Trusted Types'],
    ['a policy of the shell', { trusted_types: ['pdf-js'] }, 'trusted_types: The Trusted Types'],
    ['a policy listed twice', { trusted_types: ['pdf', 'pdf'] }, 'trusted_types: A Trusted Types policy'],
    [
      'a route listed twice',
      { routes: [...complete.routes, ...complete.routes] },
      'routes[1].path: duplicate of "/fairs"',
    ],
  ])('rejects %s and names the field', async (_problem, change, message) => {
    await expect(read({ ...complete, ...change })).rejects.toThrow(message);
  });

  test('rejects a remote without a manifest', async () => {
    await expect(readManifest(dir)).rejects.toThrow('src/manifest.ts does not exist');
  });
});
