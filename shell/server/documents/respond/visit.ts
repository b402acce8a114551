import type { Locale, PageSession } from '@cpa/shared/contracts';
import type { FastifyBaseLogger } from 'fastify';
import type { PreviewedReleases } from '../../releases/previews/withPreviews.ts';
import type { RemotePage } from '../../releases/serving/findPage.ts';
import type { PageFiles } from './pageFiles.ts';

/** Request for a document. */
export type Visit = {
  /** Without the language. */
  url: URL;
  locale: Locale;
  releases: PreviewedReleases;
  /** The page of a remote at the URL. */
  owner: RemotePage | undefined;
  /** Files that the page needs. */
  files: PageFiles;
  /** True for a visitor who gets a new document for each request, because the session may have changed the data. */
  isFresh: boolean;
  /** Signed-in user of a private page. Its document is stored by no cache. */
  session?: PageSession | undefined;
  ip: string;
  log: FastifyBaseLogger;
};
