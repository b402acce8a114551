import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { anActiveRemote, hashOf } from '../../testing/siteFixture.ts';
import { createStylesheetReader } from './readStylesheet.ts';

const release = anActiveRemote();
let releasesDir: string;

beforeEach(() => {
  releasesDir = mkdtempSync(join(tmpdir(), 'portal-styles-'));
  mkdirSync(join(releasesDir, 'remotes', release.name, release.version), { recursive: true });
});
afterEach(() => rmSync(releasesDir, { recursive: true }));

async function read(css: string, integrity = hashOf(css)) {
  const path = 'plans.1.css';
  writeFileSync(join(releasesDir, 'remotes', release.name, release.version, path), css);
  return await createStylesheetReader({ releasesDir })({ url: `/remotes/${path}`, integrity, path, release });
}

test('reads a style sheet with absolute URLs', async () => {
  const css = '@font-face{src:url(/assets/a.woff2)}i{background:url("data:image/png;base64,AA")}';
  expect((await read(css))?.usedBy(new Set()).used).toBe(css);
});

test.each([
  ['ends its element', 'i::after{content:"</style>"}'],
  ['has a relative URL', 'i{background:url(a.png)}'],
  ['has a quoted relative URL', "i{background:url( './a.png')}"],
])('leaves a style sheet that %s to a link', async (_problem, css) => {
  expect(await read(css)).toBeNull();
});

test('leaves a file that was changed or is missing to a link', async () => {
  expect(await read('i{}', hashOf('b{}'))).toBeNull();
  const file = { url: '/remotes/x.css', integrity: hashOf(''), path: 'x.css', release };
  expect(await createStylesheetReader({ releasesDir })(file)).toBeNull();
});

test('reads a file again that could not be read', async () => {
  const path = 'plans.1.css';
  const readStylesheet = createStylesheetReader({ releasesDir });
  const file = { url: `/remotes/${path}`, integrity: hashOf('i{}'), path, release };
  expect(await readStylesheet(file)).toBeNull();
  writeFileSync(join(releasesDir, 'remotes', release.name, release.version, path), 'i{}');
  expect((await readStylesheet(file))?.usedBy(new Set()).used).toBe('i{}');
});
