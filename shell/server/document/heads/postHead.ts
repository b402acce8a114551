import type { Post } from '@cpa/shared/contracts';
import { paths } from '@cpa/shared/routing';
import { type PageHead, titleOf } from './pageHead.ts';
import { firstWords } from './plainText.ts';

export function postHead(post: Post): PageHead {
  return {
    status: 200,
    title: titleOf(post.title),
    description: firstWords(post.summary),
    canonical: paths.post(post.slug),
    type: 'article',
    feed: BLOG_FEED,
  };
}

export const BLOG_FEED = { title: 'Blog of Career Portal Aruba', href: paths.blogFeed };
