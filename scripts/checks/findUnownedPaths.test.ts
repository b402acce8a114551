import { findUnownedPaths, listSharedPaths } from './findUnownedPaths.ts';

const paths = {
  home: '/',
  post: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  feed: '/api/feeds/blog.rss',
  sponsor: (id: number) => `/plans/13?vacancy=${id}`,
  recruiter: { applicant: (id: number) => `/recruiter-dashboard/applicants/${id}` },
};

describe('findUnownedPaths', () => {
  const patterns = ['/', '/blog/:slug', '/plans/:id', '/recruiter-dashboard/applicants/:id'];

  it('accepts URLs that a route pattern matches, and URLs of the API', () => {
    expect(findUnownedPaths(listSharedPaths(paths), patterns)).toEqual([]);
  });

  it.each([
    ['/', { name: 'home', path: '/' }],
    ['/blog/:slug', { name: 'post', path: '/blog/1' }],
    ['/plans/:id', { name: 'sponsor', path: '/plans/13' }],
    [
      '/recruiter-dashboard/applicants/:id',
      { name: 'recruiter.applicant', path: '/recruiter-dashboard/applicants/1' },
    ],
  ])('finds the URL that only %s matches when no remote has that route', (missing, unowned) => {
    const others = patterns.filter((pattern) => pattern !== missing);
    expect(findUnownedPaths(listSharedPaths(paths), others)).toEqual([unowned]);
  });

  it('does not accept a route above or below the URL', () => {
    const shared = [{ name: 'plan', path: '/plans/1' }];
    expect(findUnownedPaths(shared, ['/plans', '/plans/:id/edit'])).toEqual(shared);
  });
});
