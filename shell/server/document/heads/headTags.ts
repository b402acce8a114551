import { escapeHtml, scriptJson } from '../escape.ts';
import { type PageHead, SITE_NAME } from './pageHead.ts';

type Written = PageHead & { title: string; description: string };

/** The tags that a head is written as. Addresses become whole ones, as their readers want them. */
export function headTags(head: Written, siteUrl: string): string[] {
  const { title, description, canonical, image, feed, type = 'website', jsonLd } = head;
  const whole = (path: string) => new URL(path, siteUrl).href;
  return [
    canonical === undefined
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${escapeHtml(whole(canonical))}">`,
    property('og:site_name', SITE_NAME),
    property('og:type', type),
    property('og:title', title),
    property('og:description', description),
    ...(canonical === undefined ? [] : [property('og:url', whole(canonical))]),
    ...(image === undefined ? [] : [property('og:image', whole(image))]),
    ...(feed === undefined ? [] : [feedLink(feed)]),
    ...(jsonLd === undefined ? [] : [`<script type="application/ld+json">${scriptJson(jsonLd)}</script>`]),
  ];
}

const property = (name: string, content: string): string =>
  `<meta property="${name}" content="${escapeHtml(content)}">`;

const feedLink = ({ title, href }: { title: string; href: string }): string =>
  `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(title)}" href="${escapeHtml(href)}">`;
