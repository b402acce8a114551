import type { ActiveRemote, ReleaseDocument } from '@cpa/shared/contracts';
import type { ReleaseSource } from './releaseSource.ts';

/**
 * Lets browsers load the files of remotes from another URL first, such as a CDN in front of the same store.
 * @param filesUrl without a slash at the end; it may have a path
 */
export function withFilesUrl(source: ReleaseSource, filesUrl: string | undefined): ReleaseSource {
  if (!filesUrl) return source;
  const moved = (remote: ActiveRemote): ActiveRemote => ({
    ...remote,
    base_url: filesUrl + remote.base_url,
    // Loaded when the other origin fails.
    mirror_urls: [remote.base_url],
  });
  const documents = new WeakMap<ReleaseDocument, ReleaseDocument>();
  /** Returns the same object for the same document: parts of documents are cached by it. */
  const movedDocument = (document: ReleaseDocument): ReleaseDocument => {
    const known = documents.get(document) ?? { ...document, remotes: document.remotes.map(moved) };
    documents.set(document, known);
    return known;
  };
  return {
    async current() {
      const { canaries = [], document, ...releases } = await source.current();
      return {
        ...releases,
        document: movedDocument(document),
        canaries: canaries.map((canary) => ({ ...canary, release: moved(canary.release) })),
      };
    },
  };
}
