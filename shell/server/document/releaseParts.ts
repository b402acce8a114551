import type { ReleaseDocument, RemoteRelease } from '@cpa/shared/contracts';
import { scriptJson } from '../rendering/escape.ts';
import { browserReleases } from './browserReleases.ts';
import { nextPages } from './nextPages.ts';
import { scriptIntegrity } from './pageFiles.ts';

/** Parts of a document that depend on its releases only, as JSON for script elements. */
type ReleaseParts = {
  importMap: string;
  release: string;
  /** Null when there is no page to fetch ahead. */
  speculationRules: string | null;
};

const printed = new WeakMap<ReleaseDocument, WeakMap<RemoteRelease, ReleaseParts>>();

/** Prints the parts of a combination of releases once: they are a third of a document. */
export function releaseParts(shell: RemoteRelease, releases: ReleaseDocument): ReleaseParts {
  const byShell = printed.get(releases) ?? new WeakMap<RemoteRelease, ReleaseParts>();
  printed.set(releases, byShell);
  const parts = byShell.get(shell) ?? printParts(shell, releases);
  byShell.set(shell, parts);
  return parts;
}

function printParts(shell: RemoteRelease, releases: ReleaseDocument): ReleaseParts {
  const rules = nextPages(releases);
  return {
    importMap: scriptJson({ integrity: scriptIntegrity(shell, releases) }),
    release: scriptJson(browserReleases(releases)),
    speculationRules: rules && scriptJson(rules),
  };
}
