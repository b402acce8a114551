import type { ReleaseDocument } from '@cpa/shared/contracts';
import { baseUrlsOf, fileUrl } from './baseUrls.ts';

/**
 * Makes every stylesheet of a remote be checked against the hash in the release document, whether the document
 * linked it or the remote's runtime asks for it. What is not listed is refused, which fails the route that wants it.
 */
export function guardStylesheets(releases: ReleaseDocument): void {
  const known = listed(releases);
  // The shell's own, which come from where this script came from; and what a development server serves.
  const developed = releases.remotes.filter(({ files }) => files.length === 0);
  const trusted = [fileUrl('/assets/', ''), ...developed.flatMap(baseUrlsOf)];
  dropFailed(known);
  Object.assign(globalThis, {
    portalInsertStylesheet: (link: HTMLLinkElement) => insert(link, known, trusted),
  });
}

function listed({ remotes }: ReleaseDocument): Map<string, string> {
  const styles = remotes.flatMap((remote) =>
    remote.files
      .filter(({ path }) => path.endsWith('.css'))
      .flatMap(({ path, integrity }) =>
        baseUrlsOf(remote).map((base) => [fileUrl(base, path), integrity] as const),
      ),
  );
  return new Map(styles);
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
 * A linked stylesheet that failed says so to nobody. By the time that scripts run each has either loaded or failed,
 * so one without a sheet is taken out: the remote's runtime then asks for it again, and hears of its failure.
 */
function dropFailed(known: Map<string, string>): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    if (known.has(link.href) && link.sheet === null) link.remove();
  }
}
