import { type Locale, LOCALES } from '@cpa/shared/contracts';
import type { PageHead } from '@cpa/shared/remote';
import { apiDocumentPath, localePath } from '@cpa/shared/routing';
import { escapeHtml } from '@cpa/shared/server';
import { scriptJson } from '../rendering/escape.ts';
import { documentTitle, SITE_NAME, siteText } from '../rendering/siteTexts.ts';

/** Search engines support two-letter codes only, and ignore `pap`. */
const HREFLANGS: Record<Locale, string> = { en: 'en', pap: 'pap', nl: 'nl', es: 'es' };

/** Image of pages without their own. The API draws it, like all others, in this size. */
const SHARE_IMAGES = '/api/share-images/';
const DEFAULT_IMAGE = `${SHARE_IMAGES}site.png`;
const IMAGE_SIZE = { width: '1200', height: '630' };
const KEYWORDS = 'jobs, aruba, career, portal, work, vacancy, opportunity, work in the caribbean';

type HeadOptions = { siteUrl: string; locale: Locale };
type TextLanguages = { language: Locale | undefined; languages: readonly Locale[] | undefined };

/** Renders a document head as tags. Paths become absolute URLs, as search engines and link previews require. */
export function headTags(head: PageHead, { siteUrl, locale }: HeadOptions): string[] {
  const {
    canonical,
    image = DEFAULT_IMAGE,
    feed,
    type = 'website',
    jsonLd = [],
    language,
    languages,
    description = siteText(locale)('description'),
  } = head;
  const title = documentTitle(head.title, locale);
  const isLanguageKnown = language && (languages ?? [language]).includes(language);
  const absolute = (path: string) => new URL(path, siteUrl).href;
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<meta name="keywords" content="${escapeHtml(KEYWORDS)}">`,
    ...(canonical === undefined
      ? ['<meta name="robots" content="noindex">']
      : languageLinks(canonical, { language, languages, siteUrl, locale })),
    property('og:site_name', SITE_NAME),
    property('og:locale', `${isLanguageKnown ? language : locale}_AW`),
    property('og:type', type),
    property('og:title', title),
    property('og:description', description),
    ...(canonical === undefined
      ? []
      : [property('og:url', absolute(localePath(canonical, language ?? locale)))]),
    property('og:image', absolute(image.startsWith(SHARE_IMAGES) ? apiDocumentPath(image, locale) : image)),
    property('og:image:width', IMAGE_SIZE.width),
    property('og:image:height', IMAGE_SIZE.height),
    property('og:image:alt', head.title ?? SITE_NAME),
    '<meta name="twitter:card" content="summary_large_image">',
    ...(feed === undefined ? [] : [feedLink({ ...feed, href: apiDocumentPath(feed.href, locale) })]),
    ...jsonLd.map((item) => `<script type="application/ld+json">${scriptJson(item)}</script>`),
  ];
}

/**
 * Canonical URL of a page, and its URLs in the languages that it exists in. A text in another language than the interface
 * around it has its canonical URL in its own language.
 */
function languageLinks(
  canonical: string,
  { language, languages = language ? [language] : LOCALES, siteUrl, locale }: HeadOptions & TextLanguages,
): string[] {
  const href = (each: Locale) => escapeHtml(new URL(localePath(canonical, each), siteUrl).href);
  const link = (hreflang: string, each: Locale) =>
    `<link rel="alternate" hreflang="${hreflang}" href="${href(each)}">`;
  const own = `<link rel="canonical" href="${href(language ?? locale)}">`;
  if (language && language !== locale) return [own];
  return [
    own,
    ...languages.map((each) => link(HREFLANGS[each], each)),
    ...(languages.includes('en') ? [link('x-default', 'en')] : []),
  ];
}

const property = (name: string, content: string): string =>
  `<meta property="${name}" content="${escapeHtml(content)}">`;

const feedLink = ({ title, href }: { title: string; href: string }): string =>
  `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(title)}" href="${escapeHtml(href)}">`;
