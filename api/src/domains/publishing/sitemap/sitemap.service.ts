import type { Database } from '../../../platform/database/connect.ts';
import { readPage, readPostCards } from '../content/readContent.ts';
import { readSitemapFiles, readSitemapPages, type SitemapKind } from './sitemap.repository.ts';
import { sitemapIndexXml, sitemapXml, type SitemapPage } from './sitemapXml.ts';

/** Maximum number of URLs in a file, by https://www.sitemaps.org/protocol.html. */
const MOST_URLS = 50_000;

/** Pages from Markdown, which state their last change. */
const WRITTEN = ['about', 'faq', 'privacy', 'terms'];
/** Pages without a known date. */
const OTHERS = ['/partners', '/plans', '/cv-builder', '/contact'];

/** Files of the vacancies and of the companies, and the posts. */
type Lists = Record<SitemapKind | 'posts', SitemapPage[]>;

interface Sitemaps {
  index(): Promise<string>;
  /** Undefined for a file that the index does not name. */
  file(name: string): Promise<string | undefined>;
}

/** Builds the sitemaps of a site, split into files of at most `perFile` URLs. */
export function createSitemaps(db: Database, siteUrl: string, perFile = MOST_URLS): Sitemaps {
  async function index(): Promise<string> {
    const lists = await readLists();
    const files = [
      { path: '/sitemaps/pages.xml', ...latest(await pagesBeside(lists)) },
      ...(lists.posts.length > 0 ? [{ path: '/sitemaps/posts.xml', ...latest(lists.posts) }] : []),
      ...lists.vacancies,
      ...lists.companies,
    ];
    return sitemapIndexXml(siteUrl, files);
  }

  async function file(name: string): Promise<string | undefined> {
    const pages = await pagesOf(name);
    return pages.length === 0 ? undefined : sitemapXml(siteUrl, pages);
  }

  async function pagesOf(name: string): Promise<SitemapPage[]> {
    if (name === 'pages') return await pagesBeside(await readLists());
    if (name === 'posts') return await readPosts();
    const [kind, place] = name.split('-') as [SitemapKind, string];
    const pages = await readSitemapPages(db, kind, Number(place), perFile);
    return pages.map(({ id, changed }) => ({ path: `/${kind}/${id}`, changed }));
  }

  async function filesOf(kind: SitemapKind): Promise<SitemapPage[]> {
    const files = await readSitemapFiles(db, kind, perFile);
    return files.map((changed, place) => ({ path: `/sitemaps/${kind}-${place + 1}.xml`, changed }));
  }

  async function readLists(): Promise<Lists> {
    const [vacancies, companies, posts] = await Promise.all([
      filesOf('vacancies'),
      filesOf('companies'),
      readPosts(),
    ]);
    return { vacancies, companies, posts };
  }

  return { index, file };
}

/** Returns the pages that stand for themselves. Lists change with what they list. */
async function pagesBeside({ vacancies, companies, posts }: Lists): Promise<SitemapPage[]> {
  const written = await Promise.all(WRITTEN.map(async (slug) => await readPage(slug)));
  return [
    { path: '/', ...latest(vacancies) },
    { path: '/vacancies', ...latest(vacancies) },
    { path: '/companies', ...latest(companies) },
    { path: '/blog', ...latest(posts) },
    ...written
      .filter((page) => page !== undefined)
      .map(({ slug, updated_on }) => ({
        path: `/${slug}`,
        changed: new Date(`${updated_on}T00:00:00-04:00`),
      })),
    ...OTHERS.map((path) => ({ path })),
  ];
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
