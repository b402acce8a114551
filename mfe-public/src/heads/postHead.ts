import type { Post } from '@cpa/shared/contracts';
import type { PageHead } from '@cpa/shared/remote';
import { paths } from '@cpa/shared/routing';
import { breadcrumbs } from './structuredData.ts';
import { excerpt } from './plainText.ts';

export const BLOG_FEED = { title: 'Blog of Career Portal Aruba', href: paths.blogFeed };

export function postHead(post: Post, siteUrl: string): PageHead {
  return {
    status: 200,
    title: post.title,
    description: excerpt(post.summary),
    canonical: paths.post(post.slug),
    type: 'article',
    feed: BLOG_FEED,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'BlogPosting',
        headline: post.title,
        description: excerpt(post.summary),
        datePublished: post.published_at,
        author: { '@type': 'Person', name: post.author },
        mainEntityOfPage: new URL(paths.post(post.slug), siteUrl).href,
      },
      breadcrumbs(
        siteUrl,
        { name: 'Blog', path: paths.blog },
        { name: post.title, path: paths.post(post.slug) },
      ),
    ],
  };
}
