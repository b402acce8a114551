import { createHash } from 'node:crypto';
import { type Locale, LOCALES, type ReleaseDocument, type RemoteRelease } from '@cpa/shared/contracts';
import { recentEntry } from '../../platform/recentEntry.ts';
import { integrityOf } from '../../releases/checks/releaseVersion.ts';
import { scriptJson } from '../rendering/escape.ts';
import { browserReleases } from './browserReleases.ts';
import { nextPages } from './nextPages.ts';
import { scriptIntegrity } from './pageFiles.ts';

/** Parts of a document that depend on its releases only, as JSON for script elements. */
type ReleaseParts = {
  importMap: string;
  release: string;
  /** Null when there is no page to prefetch. */
  speculationRules: string | null;
  /** The import map and the releases, for documents that do not contain them. */
  file: ReleaseFile;
};

type PartsByLocale = Record<Locale, ReleaseParts>;

/** Immutable file with `importMap` and `release`. */
export type ReleaseFile = { url: string; integrity: string; text: string };

/** Folder of the release files. The query of a URL names the releases, so that every server can print the file. */
export const RELEASE_FILES_URL = '/api/_release/files/';

const printed = new WeakMap<ReleaseDocument, WeakMap<RemoteRelease, PartsByLocale>>();

/** Release files by digest. */
const files = new Map<string, ReleaseFile>();
const MAX_FILES = 200;

/** Returns a release file that this process has printed lately. */
export const findReleaseFile = (digest: string): ReleaseFile | undefined => files.get(digest);

/** Prints the parts of a combination of releases once, by language. */
export function releaseParts(shell: RemoteRelease, releases: ReleaseDocument): PartsByLocale {
  const byShell = printed.get(releases) ?? new WeakMap<RemoteRelease, PartsByLocale>();
  printed.set(releases, byShell);
  const parts = byShell.get(shell) ?? printParts(shell, releases);
  byShell.set(shell, parts);
  return parts;
}

function printParts(shell: RemoteRelease, releases: ReleaseDocument): PartsByLocale {
  const importMap = scriptJson({ integrity: scriptIntegrity(shell, releases) });
  const parts = LOCALES.map((locale) => {
    const release = scriptJson(browserReleases(releases, locale));
    const rules = nextPages(releases, locale);
    const file = printFile(JSON.stringify([importMap, release]), shell, releases);
    return [locale, { importMap, release, speculationRules: rules && scriptJson(rules), file }] as const;
  });
  return Object.fromEntries(parts) as PartsByLocale;
}

function printFile(text: string, shell: RemoteRelease, { revision, remotes }: ReleaseDocument): ReleaseFile {
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const versions = [shell, ...remotes].map(({ name, version }) => [name, version]);
  const query = new URLSearchParams([['revision', String(revision)], ...versions]);
  const url = `${RELEASE_FILES_URL}${digest}.json?${query}`;
  return recentEntry(files, digest, {
    create: () => ({ url, integrity: integrityOf(Buffer.from(text)), text }),
    max: MAX_FILES,
  });
}
