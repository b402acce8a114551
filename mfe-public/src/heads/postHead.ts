import type { Post } from '@cpa/shared/contracts';
import type { PageHead } from '@cpa/shared/remote';
import { paths } from '@cpa/shared/routing';
import { excerpt } from './plainText.ts';

export const BLOG_FEED = { title: 'Blog of Career Portal Aruba', href: paths.blogFeed };

export function postHead(post: Post): PageHead {
  return {
    status: 200,
    title: post.title,
    description: excerpt(post.summary),
    canonical: paths.post(post.slug),
    type: 'article',
    feed: BLOG_FEED,
  };
}
