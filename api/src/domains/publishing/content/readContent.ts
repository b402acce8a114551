import {
  compareKeys,
  type ContentPage,
  type Locale,
  LOCALES,
  type Partner,
  type Post,
  type PostCard,
} from '@cpa/shared/contracts';
import { field } from './parseDocument.ts';
import { type ContentText, readTexts } from './readFolder.ts';

const WORDS_A_MINUTE = 220;

/** Lists published posts, newest first. A day starts at midnight in Aruba. */
export async function readPostCards(locale?: Locale, now = new Date()): Promise<PostCard[]> {
  return (await readPosts(locale, now)).map(({ slug, language, title, summary, published_at }) => ({
    slug,
    language,
    title,
    summary,
    published_at,
  }));
}

export async function readPost(slug: string, locale?: Locale, now = new Date()): Promise<Post | undefined> {
  return (await readPosts(locale, now)).find((post) => post.slug === slug);
}

export async function readPage(slug: string, locale?: Locale): Promise<ContentPage | undefined> {
  const page = (await readTexts('pages', locale)).find((text) => text.slug === slug);
  return (
    page && {
      slug,
      language: page.language,
      languages: page.languages,
      title: field(page, 'title'),
      summary: field(page, 'summary'),
      updated_on: field(page, 'updated'),
      body: page.body,
    }
  );
}

export async function readPartners(locale?: Locale): Promise<Partner[]> {
  const texts = await readTexts('partners', locale);
  return texts
    .toSorted((a, b) => Number(field(a, 'position')) - Number(field(b, 'position')))
    .map((text) => ({
      slug: text.slug,
      language: text.language,
      name: field(text, 'name'),
      summary: field(text, 'summary'),
      kind: field(text, 'kind'),
      logo: text.fields['logo'] ?? null,
      website: text.fields['website'] ?? null,
      body: text.body,
    }));
}

/** Day of the last change of any partner, for example `2026-11-22`. Undefined without partners. */
export async function partnersUpdatedOn(): Promise<string | undefined> {
  const days = (await readTexts('partners')).map((text) => field(text, 'updated'));
  return days.toSorted().at(-1);
}

/** Reads published posts with their text, newest first. */
export async function readPosts(locale?: Locale, now = new Date()): Promise<Post[]> {
  const posts = (await readTexts('posts', locale)).map(toPost);
  return posts
    .filter(({ published_at }) => published_at <= now.toISOString())
    .toSorted((a, b) => compareKeys(b.published_at, a.published_at) || compareKeys(a.slug, b.slug));
}

/** Reads published posts in every language that they exist in. */
export async function readPostTexts(now = new Date()): Promise<Post[]> {
  const lists = await Promise.all(LOCALES.map(async (locale) => await readPosts(locale, now)));
  return lists.flatMap((posts, index) => posts.filter(({ language }) => language === LOCALES[index]));
}

function toPost(text: ContentText): Post {
  return {
    slug: text.slug,
    language: text.language,
    languages: text.languages,
    title: field(text, 'title'),
    summary: field(text, 'summary'),
    author: field(text, 'author'),
    published_at: new Date(`${field(text, 'published')}T00:00:00-04:00`).toISOString(),
    reading_minutes: Math.max(1, Math.round(text.body.split(/\s+/).length / WORDS_A_MINUTE)),
    body: text.body,
  };
}
