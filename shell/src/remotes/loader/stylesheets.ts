import type { ActiveRemote, ReleaseDocument } from '@cpa/shared/contracts';
import { baseUrlsOf, fileUrl } from './baseUrls.ts';

export type StylesheetGuard = {
  /** Lists the stylesheets of a release that the document of the page does not have. */
  add: (remote: ActiveRemote) => void;
};

/**
 * Checks every stylesheet of a remote against the hash in the release document, whether the document links it or the
 * remote's runtime requests it. A stylesheet that is not listed is rejected, which fails its route.
 */
export function guardStylesheets(releases: ReleaseDocument): StylesheetGuard {
  const known = new Map(releases.remotes.flatMap(listed));
  // Stylesheets of the shell and of development servers have no hash.
  const developed = releases.remotes.filter(({ files }) => files.length === 0);
  const trusted = [fileUrl('/assets/', ''), ...developed.flatMap(baseUrlsOf)];
  dropFailed(known);
  Object.assign(globalThis, {
    portalInsertStylesheet: (link: HTMLLinkElement) => insert(link, known, trusted),
  });
  return {
    add(remote) {
      for (const [url, integrity] of listed(remote)) known.set(url, integrity);
    },
  };
}

/** Returns the URL and hash of each stylesheet of a remote. */
function listed(remote: ActiveRemote): (readonly [string, string])[] {
  return remote.files
    .filter(({ path }) => path.endsWith('.css'))
    .flatMap(({ path, integrity }) =>
      baseUrlsOf(remote).map((base) => [fileUrl(base, path), integrity] as const),
    );
}

function insert(link: HTMLLinkElement, known: Map<string, string>, trusted: string[]): void {
  const integrity = known.get(link.href);
  if (!integrity && !trusted.some((base) => link.href.startsWith(base))) {
    queueMicrotask(() => link.dispatchEvent(new Event('error')));
    return;
  }
  if (integrity) link.setAttribute('integrity', integrity);
  link.setAttribute('crossorigin', 'anonymous');
  document.head.append(link);
}

/**
 * The error event of a linked stylesheet fires before scripts run. By now each has either loaded or failed, so this
 * removes those without a sheet: the remote's runtime then requests them again and handles the failure.
 */
function dropFailed(known: Map<string, string>): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (known.has(link.href) && link.sheet === null) link.remove();
  }
}
