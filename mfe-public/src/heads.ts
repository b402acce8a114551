import { companySchema, contentPageSchema, postSchema, vacancySchema } from '@cpa/shared/contracts';
import type { HeadRequest, PageHead, RemoteHeads } from '@cpa/shared/remote';
import { apiDocumentPath, idFrom } from '@cpa/shared/routing';
import * as z from 'zod/mini';
import { contentHead, type ContentSlug } from './heads/contentHead.ts';
import { headTexts } from './heads/headTexts.ts';
import { companyHead } from './heads/companyHead.ts';
import { siteMarkup } from './heads/structuredData.ts';
import { postHead } from './heads/postHead.ts';
import { vacancyHead } from './heads/vacancyHead.ts';
import { publicPaths } from './routing/publicPaths.ts';

/**
 * Document heads that need data or structured data; the manifest states the others. Runs in the site server, without
 * the texts of the pages; a test compares the titles.
 */
export default {
  '/': (request) => ({ ...listHead({}, request), jsonLd: siteMarkup(request.siteUrl) }),
  '/vacancies': async (request) => (await selectedHead(request)) ?? vacanciesHead(request),
  '/vacancies/:id': async ({ params, locale, fetchJson, siteUrl, now }) => {
    const id = idOf(params);
    if (id === undefined) return UNLISTED;
    const vacancy = await fetchJson(`/vacancies/${id}`);
    return vacancy === null
      ? notFound(headTexts[locale].vacancyMissing)
      : vacancyHead(z.parse(vacancySchema, vacancy), { siteUrl, now, locale });
  },
  '/companies/:id': async ({ params, locale, fetchJson, siteUrl }) => {
    const id = idOf(params);
    if (id === undefined) return UNLISTED;
    const company = await fetchJson(`/companies/${id}`);
    return company === null
      ? notFound(headTexts[locale].companyMissing)
      : companyHead(z.parse(companySchema, company), siteUrl);
  },
  '/blog/:slug': async ({ params, locale, fetchJson, siteUrl }) => {
    const path = `/content/posts/${encodeURIComponent(params['slug'] ?? '')}`;
    const post = await fetchJson(apiDocumentPath(path, locale));
    return post === null
      ? notFound(headTexts[locale].postMissing)
      : postHead(z.parse(postSchema, post), { siteUrl, locale });
  },
  '/about': headOfPage('about'),
  '/privacy': headOfPage('privacy'),
  '/terms': headOfPage('terms'),
  '/faq': headOfPage('faq'),
} satisfies RemoteHeads;

const notFound = (title: string): PageHead => ({ status: 404, title });
const UNLISTED: PageHead = { status: 200 };

function headOfPage(slug: ContentSlug) {
  return async (request: HeadRequest): Promise<PageHead> => {
    const page = await request.fetchJson(apiDocumentPath(`/content/pages/${slug}`, request.locale));
    const head = contentHead(slug, z.parse(contentPageSchema, page), request.locale);
    return { ...listHead({}, request), ...head };
  };
}

function vacanciesHead(request: HeadRequest): PageHead {
  const { vacancies: title, vacanciesDescription: description } = headTexts[request.locale];
  return listHead({ title, description, feed: { title, href: publicPaths.vacanciesFeed } }, request);
}

/** Head of a list that shows a vacancy beside it: link previews describe the vacancy, search engines go to its page. */
async function selectedHead(request: HeadRequest): Promise<PageHead | undefined> {
  const id = idOf({ id: request.query.get('vacancy') ?? undefined });
  const vacancy = id === undefined ? null : await request.fetchJson(`/vacancies/${id}`);
  if (vacancy === null) return undefined;
  const { jsonLd: _ofItsPage, ...head } = vacancyHead(z.parse(vacancySchema, vacancy), request);
  return head.status === 200 ? { ...vacanciesHead(request), ...head } : undefined;
}

/**
 * Head of a page that is the same for every visitor. Each page of a list has its own canonical URL; a filtered or
 * sorted list has none.
 */
function listHead(
  head: Pick<PageHead, 'title' | 'description' | 'feed'>,
  { path, query }: HeadRequest,
): PageHead {
  return { status: 200, ...head, ...canonicalOf(path, query) };
}

function canonicalOf(path: string, query: URLSearchParams): Pick<PageHead, 'canonical'> {
  const names = [...query.keys()];
  if (names.length === 0) return { canonical: path };
  const page = Number(query.get('page'));
  const isPlain = names.length === 1 && Number.isInteger(page) && page > 0;
  return isPlain ? { canonical: page === 1 ? path : `${path}?page=${page}` } : {};
}

/** Reads the ID as the page does, also in URLs such as `/vacancies/007`. Undefined when no object can have it. */
function idOf(params: HeadRequest['params']): number | undefined {
  try {
    const id = idFrom(params);
    return id < 1_000_000_000 ? id : undefined;
  } catch {
    return undefined;
  }
}
