import type { Database } from '../../../platform/database/connect.ts';
import { readPage, readPostCards } from '../content/readContent.ts';
import { readSitemapFiles, readSitemapPages, type SitemapKind } from './sitemap.repository.ts';
import { sitemapIndexXml, sitemapXml, type SitemapPage } from './sitemapXml.ts';

/** Maximum number of URLs in a file, by https://www.sitemaps.org/protocol.html. */
const MOST_URLS = 50_000;
const KINDS: readonly SitemapKind[] = ['vacancies', 'companies'];

/** Pages from Markdown, which state their last change. */
const WRITTEN = ['about', 'faq', 'privacy', 'terms'];
/** Pages without a known date. */
const OTHERS = ['/partners', '/plans', '/cv-builder', '/contact'];

interface Sitemaps {
  index(): Promise<string>;
  /** Undefined for a file that the index does not name. */
  file(name: string): Promise<string | undefined>;
}

/** Builds the sitemaps of a site, split into files of at most `perFile` URLs. */
export function createSitemaps(db: Database, siteUrl: string, perFile = MOST_URLS): Sitemaps {
  async function index(): Promise<string> {
    const [pages, posts, ...objects] = await Promise.all([readPages(), readPosts(), ...KINDS.map(filesOf)]);
    const files = [
      { path: '/sitemaps/pages.xml', ...latest(pages) },
      ...(posts.length > 0 ? [{ path: '/sitemaps/posts.xml', ...latest(posts) }] : []),
      ...objects.flat(),
    ];
    return sitemapIndexXml(siteUrl, files);
  }

  async function file(name: string): Promise<string | undefined> {
    const pages = await pagesOf(name);
    return pages.length === 0 ? undefined : sitemapXml(siteUrl, pages);
  }

  async function pagesOf(name: string): Promise<SitemapPage[]> {
    if (name === 'pages') return await readPages();
    if (name === 'posts') return await readPosts();
    const [kind, place] = name.split('-') as [SitemapKind, string];
    const pages = await readSitemapPages(db, kind, Number(place), perFile);
    return pages.map(({ id, changed }) => ({ path: `/${kind}/${id}`, changed }));
  }

  async function filesOf(kind: SitemapKind): Promise<SitemapPage[]> {
    const files = await readSitemapFiles(db, kind, perFile);
    return files.map((changed, place) => ({ path: `/sitemaps/${kind}-${place + 1}.xml`, changed }));
  }

  /** Lists change with what they list. */
  async function readPages(): Promise<SitemapPage[]> {
    const [vacancies = [], companies = []] = await Promise.all(KINDS.map(filesOf));
    const written = await Promise.all(WRITTEN.map(async (slug) => await readPage(slug)));
    return [
      { path: '/', ...latest(vacancies) },
      { path: '/vacancies', ...latest(vacancies) },
      { path: '/companies', ...latest(companies) },
      { path: '/blog', ...latest(await readPosts()) },
      ...written
        .filter((page) => page !== undefined)
        .map(({ slug, updated_on }) => ({
          path: `/${slug}`,
          changed: new Date(`${updated_on}T00:00:00-04:00`),
        })),
      ...OTHERS.map((path) => ({ path })),
    ];
  }

  return { index, file };
}

async function readPosts(): Promise<SitemapPage[]> {
  const posts = await readPostCards();
  return posts.map(({ slug, published_at }) => ({ path: `/blog/${slug}`, changed: new Date(published_at) }));
}

/** Latest known change. */
function latest(pages: readonly SitemapPage[]): Pick<SitemapPage, 'changed'> {
  const times = pages.flatMap(({ changed }) => (changed ? [changed.getTime()] : []));
  return times.length === 0 ? {} : { changed: new Date(Math.max(...times)) };
}
