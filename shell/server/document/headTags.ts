import type { PageHead } from '@cpa/shared/remote';
import { escapeHtml } from '@cpa/shared/server';
import { scriptJson } from '../rendering/escape.ts';

const SITE_NAME = 'Career Portal Aruba';
const DEFAULT_TITLE = `${SITE_NAME} | Jobs in Aruba`;
const DEFAULT_DESCRIPTION =
  'Find your next job in Aruba: vacancies tailored to you across all industries, from employers all over the island.';
/** Image of pages without one of their own. The API draws it, as all others, in this size. */
const DEFAULT_IMAGE = '/api/share-images/site.png';
const IMAGE_SIZE = { width: '1200', height: '630' };
const KEYWORDS = 'jobs, aruba, career, portal, work, vacancy, opportunity, work in the caribbean';

/** Renders a document head as tags. Paths become absolute URLs, as search engines and link previews require. */
export function headTags(head: PageHead, siteUrl: string): string[] {
  const {
    canonical,
    image = DEFAULT_IMAGE,
    feed,
    type = 'website',
    jsonLd = [],
    description = DEFAULT_DESCRIPTION,
  } = head;
  const title = head.title === undefined ? DEFAULT_TITLE : `${head.title} | ${DEFAULT_TITLE}`;
  const absolute = (path: string) => new URL(path, siteUrl).href;
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<meta name="keywords" content="${escapeHtml(KEYWORDS)}">`,
    canonical === undefined ? '<meta name="robots" content="noindex">' : alternateLinks(absolute(canonical)),
    property('og:site_name', SITE_NAME),
    property('og:type', type),
    property('og:title', title),
    property('og:description', description),
    ...(canonical === undefined ? [] : [property('og:url', absolute(canonical))]),
    property('og:image', absolute(image)),
    property('og:image:width', IMAGE_SIZE.width),
    property('og:image:height', IMAGE_SIZE.height),
    property('og:image:alt', head.title ?? SITE_NAME),
    '<meta name="twitter:card" content="summary_large_image">',
    ...(feed === undefined ? [] : [feedLink(feed)]),
    ...jsonLd.map((item) => `<script type="application/ld+json">${scriptJson(item)}</script>`),
  ];
}

/** Canonical URL, and the languages of the page: English only, for every reader. */
const alternateLinks = (url: string): string =>
  [
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    ...['en', 'x-default'].map(
      (language) => `<link rel="alternate" hreflang="${language}" href="${escapeHtml(url)}">`,
    ),
  ].join('\n');

const property = (name: string, content: string): string =>
  `<meta property="${name}" content="${escapeHtml(content)}">`;

const feedLink = ({ title, href }: { title: string; href: string }): string =>
  `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(title)}" href="${escapeHtml(href)}">`;
