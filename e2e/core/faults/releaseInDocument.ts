import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import type { Build } from './brokenBuilds.ts';

type Release = {
  name: string;
  contract: string;
  base_url: string;
  mirror_urls: string[];
  files: { path: string; integrity: string }[];
  routes: { path: string }[];
};
type Releases = { revision: number; remotes: Release[] };

/** Has each document name other releases, as after an activation. */
export function changeReleases(page: Page, change: (remotes: Release[]) => Release[]): Promise<unknown> {
  return page.route(/./, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    const releases = jsonIn(html, RELEASE) as Releases;
    const remotes = change(releases.remotes);
    const { integrity } = jsonIn(html, IMPORT_MAP) as { integrity: object };
    const body = html
      .replace(RELEASE, (_all, start: string) => start + inScript({ ...releases, remotes }))
      .replace(
        IMPORT_MAP,
        (_all, start: string) => start + inScript({ integrity: { ...integrity, ...hashes(remotes) } }),
      );
    await route.fulfill({ response, body });
  });
}

/** Has each document say something else of one remote. */
export function changeRelease(
  page: Page,
  remote: string,
  change: (release: Release) => Release,
): Promise<unknown> {
  return changeReleases(page, (remotes) => remotes.map((one) => (one.name === remote ? change(one) : one)));
}

/** Puts a build in the place of a remote, under its name. */
export async function standIn(page: Page, remote: string, path: string, build: Build): Promise<void> {
  const release = await serve(page, remote, build);
  const routes = release.routes.map((route) => ({ ...route, path }));
  await changeRelease(page, remote, () => ({ ...release, routes }));
}

/** Serves a build's files under a remote's name, and says how documents tell of it. */
export async function serve(page: Page, remote: string, build: Build): Promise<Release> {
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

function jsonIn(html: string, place: RegExp): unknown {
  return JSON.parse(place.exec(html)?.[2] ?? '{}');
}

const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

function hashes(remotes: Release[]): Record<string, string> {
  const entries = remotes.flatMap(({ base_url, mirror_urls, files }) =>
    [base_url, ...mirror_urls].flatMap((base) =>
      files.filter(({ path }) => path.endsWith('.js')).map(({ path, integrity }) => [base + path, integrity]),
    ),
  );
  return Object.fromEntries(entries) as Record<string, string>;
}
