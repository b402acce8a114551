import type { Locale, ReleaseDocument, RemoteRelease } from '@cpa/shared/contracts';
import { paths } from '@cpa/shared/routing';
import { matchRoutes } from 'react-router';
import { findPage, type RemotePage } from '../../releases/serving/findPage.ts';

/** File of a release in a document. */
export type PageFile = { url: string; integrity: string; path: string; release: RemoteRelease };

/** Files that a document preloads, so that none waits for another to request it. */
export type PageFiles = {
  fonts: PageFile[];
  /** Style sheets of the shell; they block rendering. */
  styles: PageFile[];
  /** Style sheets of a remote; only the remote waits for them. */
  stylePreloads: PageFile[];
  preloads: PageFile[];
  entries: PageFile[];
};

/** URL of the folder with the shell's files. */
export const ASSETS_URL = '/assets/';

/** Pages of the shell whose texts are in a separate chunk. */
const AUTH_PAGES = new Set<string>([
  paths.login,
  paths.signIn,
  paths.register,
  paths.forgotPassword,
  paths.resetPassword,
]);

type Place = { release: RemoteRelease; base: string };

/** Page of a document. */
type Page = {
  path: string;
  locale: Locale;
  /** Default: found by the path. */
  owner?: RemotePage | undefined;
};

/** Returns the files of the shell and of the remote's route at a path, with the texts of its language. */
export function pageFiles(shell: RemoteRelease, releases: ReleaseDocument, page: Page): PageFiles {
  const { path, locale, owner = findPage(releases, path) } = page;
  const own: Place = { release: shell, base: ASSETS_URL };
  const ownFiles = [
    ...shell.initial,
    ...textFiles(shell, locale),
    ...(AUTH_PAGES.has(path) ? textFiles(shell, locale, 'auth-texts') : []),
    ...routeFiles(shell, path),
    ...frameFiles(shell, owner),
  ];
  const places: [Place, string[]][] = [[own, ownFiles]];
  // The monolith build contains the remotes. A remote under development has no file list, because its files change.
  if (owner && shell.routes.length === 0 && owner.remote.files.length > 0) {
    const { remote, pattern } = owner;
    const needed = [
      remote.entry,
      ...remote.initial,
      ...textFiles(remote, locale),
      ...filesOf(remote, pattern),
    ];
    ownFiles.push(...sharedModuleFiles(shell, remote, pattern));
    places.push([{ release: remote, base: withSlash(remote.base_url) }, needed]);
  }
  const files = places.flatMap(([place, names]) =>
    [...new Set(names)].filter(Boolean).map((name) => pageFile(place, name)),
  );
  const sheets = files.filter(({ url }) => url.endsWith('.css'));
  return {
    fonts: shell.files
      .map(({ path: file }) => file)
      .filter(isFirstFont)
      .map((file) => pageFile(own, file)),
    styles: sheets.filter(({ url }) => url.startsWith(ASSETS_URL)),
    stylePreloads: sheets.filter(({ url }) => !url.startsWith(ASSETS_URL)),
    preloads: files.filter(({ url }) => url.endsWith('.js')),
    entries: shell.entry ? [pageFile(own, shell.entry)] : [],
  };
}

/** Returns the URL and integrity hash of every script of a release, for the import map. */
export function scriptIntegrity(shell: RemoteRelease, { remotes }: ReleaseDocument): Record<string, string> {
  const places: Place[] = [{ release: shell, base: ASSETS_URL }];
  for (const remote of remotes) {
    for (const base of [remote.base_url, ...remote.mirror_urls])
      places.push({ release: remote, base: withSlash(base) });
  }
  const scripts = places.flatMap(({ release, base }) =>
    release.files
      .filter(({ path }) => path.endsWith('.js'))
      .map(({ path, integrity }) => [base + path, integrity] as const),
  );
  return Object.fromEntries(scripts);
}

/** Returns the files of a route of the shell. Only the monolith build has such routes. */
function routeFiles(shell: RemoteRelease, path: string): string[] {
  if (shell.routes.length === 0) return [];
  const pattern = matchRoutes(
    shell.routes.map((route) => ({ path: route.path })),
    path,
  )?.at(-1)?.route.path;
  return pattern === undefined ? [] : filesOf(shell, pattern);
}

/** Returns the files of the shell that draw the frame of a page and request its data; none for a rendered page. */
function frameFiles({ files }: RemoteRelease, owner: RemotePage | undefined): string[] {
  const route = owner?.remote.manifest.routes.find((each) => each.path === owner.pattern);
  if (!route?.frame || route.isServerRendered) return [];
  const frame = route.frame.area === 'bare' ? 'page-frame.' : 'area-frame.';
  // A private page requests its data at once.
  const chunks = route.role ? [frame, 'http-'] : [frame];
  return files
    .map((file) => file.path)
    .filter((name) => chunks.some((chunk) => name.startsWith(chunk)) && /\.(js|css)$/.test(name));
}

/** Returns the file with the texts of a language. English is in the code. */
function textFiles({ files }: RemoteRelease, locale: Locale, chunk = 'texts'): string[] {
  return files
    .map((file) => file.path)
    .filter((name) => name.startsWith(`${chunk}-${locale}.`) && name.endsWith('.js'));
}

/** Returns the files of the lazy shared modules that the route needs. */
function sharedModuleFiles(shell: RemoteRelease, { routes }: RemoteRelease, pattern: string): string[] {
  const shared = routes.find(({ path }) => path === pattern)?.shared ?? [];
  return (shell.shared_modules ?? [])
    .filter(({ module }) => shared.includes(module))
    .flatMap(({ scripts, styles }) => [...scripts, ...styles]);
}

function filesOf({ routes }: RemoteRelease, pattern: string): string[] {
  const route = routes.find(({ path }) => path === pattern);
  return route ? [...route.scripts, ...route.styles] : [];
}

function pageFile({ release, base }: Place, name: string): PageFile {
  const file = release.files.find(({ path }) => path === name);
  if (!file)
    throw new Error(`${release.name} ${release.version} names ${name}, which is not among its files.`);
  return { url: base + name, integrity: file.integrity, path: name, release };
}

const withSlash = (url: string): string => url.replace(/\/?$/, '/');

/** Matches the Latin subsets of the two upright typefaces, which every page uses. */
const isFirstFont = (file: string): boolean =>
  /-latin-(wght|standard|full|opsz)-normal\.[\w-]+\.woff2$/.test(file);
