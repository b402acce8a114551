import { companySchema, postSchema, vacancySchema } from '@cpa/shared/contracts';
import type * as z from 'zod/mini';
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

/**
 * What the document at an address says of itself. An API that is slow, down or broken costs the document its head,
 * never the document.
 * @returns for `(url, address)`, address being the visitor's, whom the API's limits count.
 */
export function createReadHead({ apiUrl, siteUrl }: HeadOptions): ReadHead {
  return async ({ pathname, searchParams }, address) => {
    const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
    const listed = STATIC_HEADS[path];
    // A filtered or sorted list is the list again; each of its plain pages is one of its own.
    if (listed) return { ...listed, ...canonicalOf(path, searchParams), status: 200 };
    const one = ABOUT_ONE.exec(path);
    const read = async <T extends z.ZodMiniType>(
      api: string,
      schema: T,
      head: (about: z.output<T>) => PageHead,
    ) => await readAbout(new URL(api, apiUrl), address, schema, head);
    if (one?.[1] === 'vacancies') {
      return await read(path, vacancySchema, (vacancy) => vacancyHead(vacancy, { siteUrl, now: new Date() }));
    }
    if (one) return await read(path, companySchema, companyHead);
    const post = ABOUT_POST.exec(path);
    return post ? await read(`/content/posts/${post[1]}`, postSchema, postHead) : UNLISTED;
  };
}

function canonicalOf(path: string, query: URLSearchParams): Pick<PageHead, 'canonical'> {
  const names = [...query.keys()];
  if (names.length === 0) return { canonical: path };
  const page = Number(query.get('page'));
  const isPlain = names.length === 1 && Number.isInteger(page) && page > 0;
  return isPlain ? { canonical: page === 1 ? path : `${path}?page=${page}` } : {};
}

async function readAbout<T extends z.ZodMiniType>(
  url: URL,
  address: string,
  schema: T,
  head: (about: z.output<T>) => PageHead,
): Promise<PageHead> {
  try {
    // Reading it for its title is no visit: `purpose` keeps it out of the count of views.
    const headers = { purpose: 'prefetch', 'x-forwarded-for': address };
    const answer = await fetch(url, { headers, signal: AbortSignal.timeout(PATIENCE_MS) });
    if (answer.status === 404) return { status: 404 };
    const about = schema.safeParse(answer.ok ? await answer.json() : undefined);
    return about.success ? head(about.data) : UNLISTED;
  } catch {
    return UNLISTED;
  }
}
