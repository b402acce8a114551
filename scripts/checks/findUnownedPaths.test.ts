import {
  findInnerPaths,
  findPrivatePaths,
  findUnknownLinks,
  findUnownedPaths,
  listSharedPaths,
} from './findUnownedPaths.ts';

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
    ['/blog/:slug', { name: 'post', path: '/blog/id' }],
    ['/plans/:id', { name: 'sponsor', path: '/plans/13' }],
    [
      '/recruiter-dashboard/applicants/:id',
      { name: 'recruiter.applicant', path: '/recruiter-dashboard/applicants/id' },
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

test('findInnerPaths finds URLs with a query or an ID', () => {
  const inner = { ...paths, again: (id: number) => `/checkout?again=${id}`, plan: '/plans/7' };
  expect(findInnerPaths(inner).map(({ name }) => name)).toEqual(['sponsor', 'again', 'plan']);
});

test('findUnknownLinks finds link targets that no manifest declares', () => {
  const source = "links.to('sponsor', { vacancy }) ?? links.to(\n  'pay-again')";
  const sources = [{ path: 'mfe-a/Orders.tsx', source }];
  expect(findUnknownLinks(sources, ['sponsor'])).toEqual(['mfe-a/Orders.tsx: pay-again']);
  expect(findUnknownLinks(sources, ['sponsor', 'pay-again'])).toEqual([]);
});

describe('findPrivatePaths', () => {
  const shared = [
    { name: 'plan', path: '/plans/1' },
    { name: 'recruiter.orders', path: '/recruiter-dashboard/orders' },
  ];
  const uses = (path: string, source: string) => ({ path, source });

  it('accepts URLs that two remotes or the shell link to', () => {
    const sources = [
      uses('mfe-a/Cart.tsx', 'to={paths.plan(1)}'),
      uses('mfe-b/Orders.tsx', 'to={paths.plan(2)}'),
      uses('shell/Menu.tsx', 'to={paths.recruiter.orders}'),
    ];
    expect(findPrivatePaths(shared, sources)).toEqual([]);
  });

  it('finds URLs that files of a single remote link to', () => {
    const sources = [
      uses('mfe-a/Cart.tsx', 'to={paths.plan(1)}'),
      uses('mfe-a/Plan.tsx', 'to={paths.plan(2)}'),
      uses('mfe-b/Plans.tsx', 'to={paths.plans} or {checkoutPaths.plan(1)}'),
    ];
    expect(findPrivatePaths(shared, sources)).toEqual(shared);
  });
});
