import { type Locale, LOCALES } from '@cpa/shared/contracts';
import type { Database } from '../../../platform/database/connect.ts';
import { cachedFor } from '../../../platform/cache/cachedFor.ts';
import { MINUTE } from '../../../platform/http/rateLimits.ts';
import { partnersUpdatedOn, readPage, readPosts } from '../content/readContent.ts';
import {
  readPackagesChange,
  readSitemapFiles,
  readSitemapPages,
  type SitemapFile,
  type SitemapKind,
} from './sitemap.repository.ts';
import { sitemapIndexXml, sitemapXml, type SitemapPage } from './sitemapXml.ts';

/** Maximum number of URLs in a file, by https://www.sitemaps.org/protocol.html. */
const MOST_URLS = 50_000;
/** Vacancies in a file: each may have a URL per language. */
const vacanciesIn = (urls: number): number => Math.floor(urls / LOCALES.length);
/** Pages that are read and written at once. */
const MOST_AT_ONCE = 1000;

/** Pages from Markdown, which state their last change. */
const WRITTEN = ['about', 'faq', 'privacy', 'terms'];
/** Pages whose text is part of the code, so that the last change is unknown. A wrong `lastmod` is worse than none. */
const UNDATED = ['/cv-builder', '/contact'];

/** Files of the vacancies and of the companies, the posts, and the page with the packages. */
type Lists = Record<SitemapKind | 'plans' | 'posts', SitemapPage[]>;

interface Sitemaps {
  index(): Promise<string>;
  /** Pieces of a file. Undefined for a file that the index does not name. */
  file(name: string): Promise<AsyncIterable<string> | undefined>;
}

/**
 * Builds the sitemaps of a site, split into files of at most `perFile` URLs. The division into files is cached for a
 * minute; the pages in a file are never cached.
 */
export function createSitemaps(db: Database, siteUrl: string, perFile = MOST_URLS): Sitemaps {
  const pagesIn = { vacancies: vacanciesIn(perFile), companies: perFile };
  const divisions = {
    vacancies: cachedFor(MINUTE, async () => await readSitemapFiles(db, 'vacancies', pagesIn.vacancies)),
    companies: cachedFor(MINUTE, async () => await readSitemapFiles(db, 'companies', pagesIn.companies)),
  };

  async function index(): Promise<string> {
    const lists = await readLists();
    const pages = await pagesBeside(lists);
    const files = [
      ...filesByLanguage('pages', pages),
      ...filesByLanguage('posts', lists.posts),
      ...lists.vacancies,
      ...lists.companies,
    ];
    return sitemapIndexXml(siteUrl, files);
  }

  async function file(name: string): Promise<AsyncIterable<string> | undefined> {
    const lists = await listsOf(name);
    return lists && sitemapXml(siteUrl, lists);
  }

  async function listsOf(
    name: string,
  ): Promise<Iterable<SitemapPage[]> | AsyncIterable<SitemapPage[]> | undefined> {
    const [, list, locale = 'en'] = /^(pages|posts)(?:-(\w+))?$/.exec(name) ?? [];
    if (list !== undefined) {
      const pages = list === 'pages' ? await pagesBeside(await readLists()) : await readPostPages();
      const listed = inLanguage(pages, locale as Locale);
      return listed.length === 0 ? undefined : [listed];
    }
    const [kind, place] = name.split('-') as [SitemapKind, string];
    const files = await divisions[kind]();
    const [wanted, next] = files.slice(Number(place) - 1);
    return wanted && readInPieces(kind, wanted, next);
  }

  /** Holds no connection while the client reads. */
  async function* readInPieces(
    kind: SitemapKind,
    { first }: SitemapFile,
    next: SitemapFile | undefined,
  ): AsyncGenerator<SitemapPage[]> {
    let from = first;
    for (let left = pagesIn[kind]; left > 0;) {
      const count = Math.min(left, MOST_AT_ONCE);
      const pages = await readSitemapPages(db, kind, { first: from, end: next?.first, count });
      yield pages.flatMap(({ id, changed, languages }) =>
        languages.map((locale) => ({
          path: `/${kind}/${id}`,
          changed,
          // The URL without a language.
          locale: locale ?? 'en',
          languages: languages.filter((each) => each !== null),
        })),
      );
      if (pages.length < count) return;
      left -= count;
      from = pages.at(-1)!.id + 1;
    }
  }

  async function filesOf(kind: SitemapKind): Promise<SitemapPage[]> {
    const files = await divisions[kind]();
    return files.map(({ changed }, place) => ({ path: `/sitemaps/${kind}-${place + 1}.xml`, changed }));
  }

  async function readLists(): Promise<Lists> {
    const [vacancies, companies, posts, changed] = await Promise.all([
      filesOf('vacancies'),
      filesOf('companies'),
      readPostPages(),
      readPackagesChange(db),
    ]);
    return { vacancies, companies, posts, plans: [{ path: '/plans', ...(changed && { changed }) }] };
  }

  return { index, file };
}

/** Returns the pages that are not entries of a list. A list changes with its entries. */
async function pagesBeside({ vacancies, companies, plans, posts }: Lists): Promise<SitemapPage[]> {
  const partnersDay = await partnersUpdatedOn();
  const written = await Promise.all(WRITTEN.map(async (slug) => await readPage(slug)));
  const inAllLanguages: SitemapPage[] = [
    { path: '/', ...latest(vacancies) },
    { path: '/vacancies', ...latest(vacancies) },
    { path: '/companies', ...latest(companies) },
    { path: '/blog', ...latest(posts) },
    { path: '/partners', ...(partnersDay !== undefined && { changed: startOfDay(partnersDay) }) },
    ...plans,
    ...UNDATED.map((path) => ({ path })),
  ];
  const texts = written
    .filter((page) => page !== undefined)
    .map(({ slug, languages, updated_on }) => ({
      path: `/${slug}`,
      languages,
      changed: startOfDay(updated_on),
    }));
  return [...inAllLanguages.map((page) => ({ ...page, languages: LOCALES })), ...texts];
}

/** Entries of the pages that exist in a language. */
const inLanguage = (pages: readonly SitemapPage[], locale: Locale): SitemapPage[] =>
  pages.filter(({ languages = [] }) => languages.includes(locale)).map((page) => ({ ...page, locale }));

/** Files with the pages of a list, one for each language of these pages. */
function filesByLanguage(list: 'pages' | 'posts', pages: readonly SitemapPage[]): SitemapPage[] {
  return LOCALES.flatMap((locale) => {
    const listed = inLanguage(pages, locale);
    const path = `/sitemaps/${list}${locale === 'en' ? '' : `-${locale}`}.xml`;
    return listed.length === 0 ? [] : [{ path, ...latest(listed) }];
  });
}

const startOfDay = (day: string): Date => new Date(`${day}T00:00:00-04:00`);

async function readPostPages(): Promise<SitemapPage[]> {
  const posts = await readPosts();
  return posts.map(({ slug, languages, published_at }) => ({
    path: `/blog/${slug}`,
    languages,
    changed: new Date(published_at),
  }));
}

/** Latest known change. */
function latest(pages: readonly SitemapPage[]): Pick<SitemapPage, 'changed'> {
  const times = pages.flatMap(({ changed }) => (changed ? [changed.getTime()] : []));
  return times.length === 0 ? {} : { changed: new Date(Math.max(...times)) };
}
