import { compareKeys, type ContentPage, type Partner, type Post, type PostCard } from '@cpa/shared/contracts';
import { field, type ContentDocument } from './parseDocument.ts';
import { readFolder } from './readFolder.ts';

const WORDS_A_MINUTE = 220;

/** Lists published posts, newest first. A day starts at midnight in Aruba. */
export async function readPostCards(now = new Date()): Promise<PostCard[]> {
  return (await readPosts(now)).map(({ slug, title, summary, published_at }) => ({
    slug,
    title,
    summary,
    published_at,
  }));
}

export async function readPost(slug: string, now = new Date()): Promise<Post | undefined> {
  return (await readPosts(now)).find((post) => post.slug === slug);
}

export async function readPage(slug: string): Promise<ContentPage | undefined> {
  const page = (await readFolder('pages')).find((document) => document.slug === slug);
  return (
    page && {
      slug,
      title: field(page, 'title'),
      summary: field(page, 'summary'),
      updated_on: field(page, 'updated'),
      body: page.body,
    }
  );
}

export async function readPartners(): Promise<Partner[]> {
  const documents = await readFolder('partners');
  return documents
    .toSorted((a, b) => Number(field(a, 'position')) - Number(field(b, 'position')))
    .map((document) => ({
      slug: document.slug,
      name: field(document, 'name'),
      summary: field(document, 'summary'),
      kind: field(document, 'kind'),
      logo: document.fields['logo'] ?? null,
      website: document.fields['website'] ?? null,
      body: document.body,
    }));
}

/** Day of the last change of any partner, as `2026-11-22`. Undefined without partners. */
export async function partnersUpdatedOn(): Promise<string | undefined> {
  const days = (await readFolder('partners')).map((document) => field(document, 'updated'));
  return days.toSorted().at(-1);
}

/** Reads published posts with their text, newest first. */
export async function readPosts(now = new Date()): Promise<Post[]> {
  const posts = (await readFolder('posts')).map(toPost);
  return posts
    .filter(({ published_at }) => published_at <= now.toISOString())
    .toSorted((a, b) => compareKeys(b.published_at, a.published_at) || compareKeys(a.slug, b.slug));
}

function toPost(document: ContentDocument): Post {
  return {
    slug: document.slug,
    title: field(document, 'title'),
    summary: field(document, 'summary'),
    author: field(document, 'author'),
    published_at: new Date(`${field(document, 'published')}T00:00:00-04:00`).toISOString(),
    reading_minutes: Math.max(1, Math.round(document.body.split(/\s+/).length / WORDS_A_MINUTE)),
    body: document.body,
  };
}
