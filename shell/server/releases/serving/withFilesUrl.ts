import type { ActiveRemote, ReleaseDocument } from '@cpa/shared/contracts';
import type { ReleaseSource } from './releaseSource.ts';

/** Places of the files of remotes, without a slash at the end; they may have a path. */
export type FilesUrls = {
  /** Base URL from which browsers load files first, for example a CDN in front of the same store. Default: the site. */
  filesUrl?: string | undefined;
  /** Another origin of the site, with its own connections in browsers, for files that do not load. Default: the site. */
  mirrorUrl?: string | undefined;
};

/** Lets browsers load the files of remotes from other URLs than the site. */
export function withFilesUrl(source: ReleaseSource, { filesUrl, mirrorUrl }: FilesUrls): ReleaseSource {
  if (!filesUrl && !mirrorUrl) return source;
  const moved = (remote: ActiveRemote): ActiveRemote => ({
    ...remote,
    base_url: (filesUrl ?? '') + remote.base_url,
    mirror_urls: [
      ...(mirrorUrl ? [mirrorUrl + remote.base_url] : []),
      // Loaded when the other origins fail.
      ...(filesUrl ? [remote.base_url] : []),
    ],
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
