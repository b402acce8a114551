import { LANGUAGES, type Locale, type Post } from '@cpa/shared/contracts';
import type { PageHead } from '@cpa/shared/remote';
import { localePath } from '@cpa/shared/routing';
import { manifestTexts } from '../manifestTexts.ts';
import { publicPaths } from '../routing/publicPaths.ts';
import { descriptionTag } from './descriptionTag.ts';
import { breadcrumbs } from './structuredData.ts';

export function postHead(post: Post, { siteUrl, locale }: { siteUrl: string; locale: Locale }): PageHead {
  return {
    status: 200,
    language: post.language,
    languages: post.languages,
    title: post.title,
    description: descriptionTag(post.summary),
    canonical: publicPaths.post(post.slug),
    type: 'article',
    feed: { title: manifestTexts[locale]['head.blogFeed'], href: publicPaths.blogFeed },
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'BlogPosting',
        headline: post.title,
        description: descriptionTag(post.summary),
        datePublished: post.published_at,
        author: { '@type': 'Person', name: post.author },
        inLanguage: LANGUAGES[post.language].tag,
        mainEntityOfPage: new URL(localePath(publicPaths.post(post.slug), post.language), siteUrl).href,
      },
      breadcrumbs(
        { siteUrl },
        { name: 'Blog', path: publicPaths.blog },
        { name: post.title, path: publicPaths.post(post.slug) },
      ),
    ],
  };
}
