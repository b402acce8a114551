import { randomBytes } from 'node:crypto';
import type { DocumentHead, HeadReader } from '../heads/createHeadReader.ts';
import type { PageReader } from '../pages/createPageReader.ts';
import { localePath } from '@cpa/shared/routing';
import { earlyReadsOf } from './earlyReads.ts';
import { previewBadge } from '../../releases/previews/previewBadge.ts';
import type { PreviewedReleases } from '../../releases/previews/withPreviews.ts';
import { isShellPath } from '../../releases/checks/shellPaths.ts';
import { type PolicyOptions, documentHeaders } from '../../platform/security/documentHeaders.ts';
import type { PageFiles } from './pageFiles.ts';
import { readDestination } from './readDestination.ts';
import type { ReadStylesheet } from './readStylesheet.ts';
import { classesOf, type DividedStylesheet } from './stylesheet.ts';
import { type PageSettings, renderDocument } from './renderDocument.ts';
import { shellText } from '../rendering/siteTexts.ts';
import { shellTitle } from './shellTitles.ts';
import type { Visit } from './visit.ts';

export type DocumentDeps = {
  policy: PolicyOptions;
  page: PageSettings;
  siteUrl: string;
  heads: Pick<HeadReader, 'read' | 'taskOf'>;
  readStylesheet: ReadStylesheet;
};

/** Contains no data of the visitor except the releases that a canary selects. */
export type SiteDocument = {
  status: number;
  headers: Record<string, string>;
  html: string;
  /** True when the server rendered the page. */
  isRendered: boolean;
  /** True when the head of the page could not be read. */
  hasDefaultHead: boolean;
  /** Null for a document that no client may store. */
  etag: string | null;
};

/** Path whose frame all unknown URLs share. */
const UNKNOWN_PATH = '/404';

/** Seconds after which a client may request a page again whose data the API did not provide. */
const RETRY_AFTER_S = '10';

/** Creates the document of a URL; without `pages` the browser renders it. */
export async function createDocument(
  { url, locale, releases, owner, files, isFresh, session, ip, log }: Visit,
  { policy, page, siteUrl, heads, readStylesheet }: DocumentDeps,
  pages: PageReader | undefined,
): Promise<SiteDocument> {
  const path = url.pathname;
  const { shell, document, isPersonal, preview } = releases;
  const headTask = owner && !preview ? heads.taskOf({ ...owner, url, locale }) : undefined;
  const target = path + url.search;
  const rendered =
    owner && (await pages?.read({ ...owner, releases, url: target, locale, ip, head: headTask }));
  const isUnavailable = rendered?.kind === 'unavailable';
  if (rendered?.kind === 'redirect' && isOwn(rendered.url, url))
    return redirectTo(localePath(rendered.url, locale));
  const isKnown = owner !== undefined || isShellPath(path);
  const frame =
    rendered?.kind === 'page'
      ? null
      : await pages?.readFrame(releases, isKnown ? path : UNKNOWN_PATH, { locale, session });
  const body = rendered?.kind === 'page' ? rendered : frame;
  const known = rendered?.kind === 'page' ? rendered.head : undefined;
  // Without a canonical URL, search engines do not index a page.
  const head: DocumentHead = owner
    ? preview
      ? { status: 200 }
      : await heads.read({ ...owner, url, locale, ip, log, known })
    : isShellPath(path)
      ? { status: 200, title: shellTitle(path, locale)! }
      : { status: 404, title: shellText(locale)('notFound.title') };
  const destination = isShellPath(path)
    ? await readDestination({ url, locale, releases, ip, log }, { siteUrl, readHead: heads.read })
    : undefined;
  const nonce = randomBytes(16).toString('base64url');
  const { html, scripts } = renderDocument({
    nonce,
    locale,
    shell,
    releases: document,
    files,
    page,
    siteUrl,
    head,
    destination,
    session,
    reads: session?.profile && owner ? earlyReadsOf(owner, url, session.profile.role) : [],
    badge: previewBadge(releases, nonce),
    preview: preview?.state === 'shown' ? shownIn(preview) : undefined,
    canaries: preview ? undefined : canaryNames(releases),
    ...(rendered?.kind === 'page' && {
      rendered,
      // The documents of the next pages would be rendered for each request too.
      hasNextPages: !isFresh,
    }),
    frame,
    ...(body && { inlineCss: await readCss(files, body.html, readStylesheet) }),
  });
  // Every document may show the pages of every remote.
  const trustedTypes = document.remotes.flatMap(({ manifest }) => manifest.trusted_types);
  const fileUrls = document.remotes.flatMap(({ base_url, mirror_urls }) => [base_url, ...mirror_urls]);
  return {
    status: isUnavailable ? 503 : head.status,
    headers: {
      ...documentHeaders(path, { ...policy, nonce, scripts, trustedTypes, fileUrls, isPersonal }),
      ...(isUnavailable && { 'retry-after': RETRY_AFTER_S }),
      ...(session && { 'cache-control': 'private, no-store' }),
      ...(preview && { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }),
    },
    html,
    isRendered: rendered?.kind === 'page',
    hasDefaultHead: head.isDefault ?? false,
    // Each document has its own nonce.
    etag: session ? null : `W/"${nonce}"`,
  };
}

const isOwn = (target: string, url: URL): boolean => URL.parse(target, url.origin)?.origin === url.origin;

function redirectTo(url: string): SiteDocument {
  const headers = { location: url, 'cache-control': 'private, no-store' };
  return { status: 302, headers, html: '', isRendered: false, hasDefaultHead: false, etag: null };
}

/** Names of the releases of a preview, for the shell, which leaves a preview that does not load. */
const shownIn = ({ remote, others = [] }: NonNullable<PreviewedReleases['preview']>): string =>
  [remote, ...others.map(({ name }) => name)].join(' ');

const canaryNames = ({ canaries = [] }: PreviewedReleases): string[] | undefined =>
  canaries.length > 0 ? canaries.map(({ release }) => release.name) : undefined;

/** Reads the style sheets of a rendered page, which is shown before any file has arrived. */
async function readCss(
  { styles, stylePreloads }: PageFiles,
  html: string,
  readStylesheet: ReadStylesheet,
): Promise<Map<string, DividedStylesheet>> {
  const classes = classesOf(html);
  const texts = await Promise.all(
    [...styles, ...stylePreloads].map(async ({ url, ...file }) => {
      const sheet = await readStylesheet({ url, ...file });
      if (!sheet) return null;
      return [url, sheet.usedBy(classes)] as const;
    }),
  );
  return new Map(texts.filter((entry) => entry !== null));
}
