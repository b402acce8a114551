import { companySchema, postSchema, vacancySchema } from '@cpa/shared/contracts';
import * as z from 'zod/mini';
import { companyHead } from './companyHead.ts';
import type { PageHead } from './pageHead.ts';
import { postHead } from './postHead.ts';
import { STATIC_HEADS } from './staticHeads.ts';
import { vacancyHead } from './vacancyHead.ts';

/** Milliseconds that a document waits for what it is about; then it is sent without. */
const PATIENCE_MS = 800;

/** Any other page is nobody's to find: a dashboard, a cart, an address with a secret in it. */
const UNLISTED: PageHead = { status: 200 };

const ABOUT_ONE = /^\/(vacancies|companies)\/(\d{1,9})$/;
const ABOUT_POST = /^\/blog\/([^/]+)$/;

type HeadOptions = { apiUrl: string; siteUrl: string };
export type ReadHead = (url: URL, address: string) => Promise<PageHead>;

/** A page about one thing: where the API tells of it, and what its head is then. */
type About = { api: string; read: (answer: unknown) => PageHead };

/**
 * What the document at an address says of itself. An API that is slow, down or broken costs the document its head,
 * never the document, and never its place with the search engines.
 * @returns for `(url, address)`, address being the visitor's, whom the API's limits count.
 */
export function createReadHead({ apiUrl, siteUrl }: HeadOptions): ReadHead {
  return async ({ pathname, searchParams }, address) => {
    const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
    const listed = STATIC_HEADS[path];
    // A filtered or sorted list is the list again; each of its plain pages is one of its own.
    if (listed) return { ...listed, ...canonicalOf(path, searchParams), status: 200 };
    const about = aboutOf(path, siteUrl);
    return about ? await readAbout(new URL(about.api, apiUrl), about, path, address) : UNLISTED;
  };
}

function aboutOf(path: string, siteUrl: string): About | undefined {
  const [, kind] = ABOUT_ONE.exec(path) ?? [];
  if (kind === 'vacancies') {
    const now = new Date();
    return { api: path, read: (answer) => vacancyHead(z.parse(vacancySchema, answer), { siteUrl, now }) };
  }
  if (kind === 'companies')
    return { api: path, read: (answer) => companyHead(z.parse(companySchema, answer)) };
  const [, slug] = ABOUT_POST.exec(path) ?? [];
  return slug
    ? { api: `/content/posts/${slug}`, read: (answer) => postHead(z.parse(postSchema, answer)) }
    : undefined;
}

function canonicalOf(path: string, query: URLSearchParams): Pick<PageHead, 'canonical'> {
  const names = [...query.keys()];
  if (names.length === 0) return { canonical: path };
  const page = Number(query.get('page'));
  const isPlain = names.length === 1 && Number.isInteger(page) && page > 0;
  return isPlain ? { canonical: page === 1 ? path : `${path}?page=${page}` } : {};
}

async function readAbout(url: URL, { read }: About, path: string, address: string): Promise<PageHead> {
  try {
    // Reading it for its title is no visit: `purpose` keeps it out of the count of views.
    const headers = { purpose: 'prefetch', 'x-forwarded-for': address };
    const answer = await fetch(url, { headers, signal: AbortSignal.timeout(PATIENCE_MS) });
    if (answer.status === 404) return { status: 404 };
    if (!answer.ok) throw new Error(`The API answered ${answer.status}.`);
    return read(await answer.json());
  } catch {
    // The health of the API is told elsewhere. A page that said nothing would be taken off by a search engine.
    return { status: 200, canonical: path };
  }
}
