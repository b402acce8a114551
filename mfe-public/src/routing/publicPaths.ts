/** URLs that only this remote links to. */
export const publicPaths = {
  companies: '/companies',
  blog: '/blog',
  post: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  faq: '/faq',
  /** RSS feed of the blog. */
  blogFeed: '/api/feeds/blog.rss',
  /** RSS feed of the newest vacancies. */
  vacanciesFeed: '/api/feeds/vacancies.rss',
} as const;
