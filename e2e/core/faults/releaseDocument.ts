import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import { renderInBrowser } from '../mockedPages.ts';
import type { Build } from './brokenBuilds.ts';

type Release = {
  name: string;
  version: string;
  contract: string;
  base_url: string;
  mirror_urls: string[];
  files: { path: string; integrity: string }[];
  routes: { path: string }[];
  /** Without empty lists. */
  manifest: { routes?: { path: string }[]; events?: unknown[]; slots?: unknown[] };
};
type ReleaseDocument = { revision: number; remotes: Release[] };

/**
 * Rewrites the releases in every HTML document, as an activation on the server would. The browser renders the pages,
 * because the server renders its own releases.
 */
export async function rewriteReleases(
  page: Page,
  rewrite: (remotes: Release[]) => Release[],
): Promise<unknown> {
  await renderInBrowser(page.context());
  return await page.route(/./, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const release = parseScript(html, RELEASE) as ReleaseDocument;
    const remotes = rewrite(release.remotes);
    const importMap = IMPORT_MAP.exec(html)?.[2] ?? '{}';
    const { integrity } = JSON.parse(importMap) as { integrity: object };
    const newMap = serialize({ integrity: { ...integrity, ...integrityOf(remotes) } });
    const body = html
      .replace(RELEASE, (_match, tag: string) => tag + serialize({ ...release, remotes }))
      .replace(IMPORT_MAP, (_match, tag: string) => tag + newMap);
    const headers = response.headers();
    const policy = headers['content-security-policy']?.replace(hashOf(importMap), () => hashOf(newMap)) ?? '';
    await route.fulfill({ response, body, headers: { ...headers, 'content-security-policy': policy } });
  });
}

/** Source expression by which the content security policy allows an inline script. */
const hashOf = (code: string): string => `sha256-${createHash('sha256').update(code).digest('base64')}`;

/** Rewrites the release of one remote in every HTML document. */
export function rewriteRelease(
  page: Page,
  remote: string,
  rewrite: (release: Release) => Release,
): Promise<unknown> {
  return rewriteReleases(page, (remotes) =>
    remotes.map((release) => (release.name === remote ? rewrite(release) : release)),
  );
}

/**
 * Replaces a remote with a build that has one page at `path`. Its manifest keeps what the shell shows without the
 * code of the remote: menu entries, texts and the fallback. With `keepsVersion` it passes for the release of the site.
 */
export async function replaceRemote(
  page: Page,
  remote: string,
  path: string,
  build: Build,
  { keepsVersion = false } = {},
): Promise<void> {
  const release = await serveBuild(page, remote, build);
  const atPath = <T>(routes: T[]) => routes.map((route) => ({ ...route, path }));
  await rewriteRelease(page, remote, ({ manifest, version }) => ({
    ...release,
    version: keepsVersion ? version : release.version,
    routes: atPath(release.routes),
    manifest: { ...manifest, routes: atPath(release.manifest.routes ?? []), events: [], slots: [] },
  }));
}

/** Serves the files of a build under the name of a remote and returns its release. */
export async function serveBuild(page: Page, remote: string, build: Build): Promise<Release> {
  const base = `/remotes/${remote}/${build.release.version}/`;
  const mirror = `/remotes-mirror/${remote}/${build.release.version}/`;
  await page.route(
    ({ pathname }) => pathname.startsWith(base) || pathname.startsWith(mirror),
    (route: Route) =>
      route.fulfill({ path: join(build.folder, route.request().url().split('/').at(-1) ?? '') }),
  );
  return { ...(build.release as unknown as Release), name: remote, base_url: base, mirror_urls: [mirror] };
}

const RELEASE = /(<script type="application\/json" id="release">)([^<]*)/;
const IMPORT_MAP = /(<script type="importmap"[^>]*>)([^<]*)/;

function parseScript(html: string, script: RegExp): unknown {
  return JSON.parse(script.exec(html)?.[2] ?? '{}');
}

const serialize = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Returns the import map's integrity entries of the remotes' scripts. */
function integrityOf(remotes: Release[]): Record<string, string> {
  const entries = remotes.flatMap(({ base_url, mirror_urls, files }) =>
    [base_url, ...mirror_urls].flatMap((base) =>
      files.filter(({ path }) => path.endsWith('.js')).map(({ path, integrity }) => [base + path, integrity]),
    ),
  );
  return Object.fromEntries(entries) as Record<string, string>;
}
