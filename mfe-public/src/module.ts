import type { RemoteHost } from '@cpa/shared/remote';
import type { RouteObject } from 'react-router';

/** What everybody may see: home, vacancies, companies and the pages to read. */
export function createRoutes(host: RemoteHost): RouteObject[] {
  const routes: RouteObject[] = [
    {
      path: '/',
      lazy: () =>
        import(/* webpackChunkName: "home" */ './routes/home.route.tsx').then((route) =>
          route.createRoute(host),
        ),
    },
    {
      path: '/vacancies',
      lazy: () =>
        import(/* webpackChunkName: "vacancies" */ './routes/vacancies.route.tsx').then((route) =>
          route.createRoute(host),
        ),
    },
    {
      path: '/vacancies/:id',
      lazy: () =>
        import(/* webpackChunkName: "vacancy" */ './routes/vacancy.route.tsx').then((route) =>
          route.createRoute(host),
        ),
    },
    {
      path: '/companies',
      lazy: () =>
        import(/* webpackChunkName: "companies" */ './routes/companies.route.tsx').then((route) =>
          route.createRoute(host),
        ),
    },
    {
      path: '/companies/:id',
      lazy: () =>
        import(/* webpackChunkName: "company" */ './routes/company.route.tsx').then((route) =>
          route.createRoute(host),
        ),
    },
    {
      path: '/blog',
      lazy: () =>
        import(/* webpackChunkName: "blog" */ './routes/blog.route.tsx').then((route) =>
          route.createRoute(host),
        ),
    },
    {
      path: '/blog/:slug',
      lazy: () =>
        import(/* webpackChunkName: "post" */ './routes/post.route.tsx').then((route) =>
          route.createRoute(host),
        ),
    },
    {
      path: '/partners',
      lazy: () =>
        import(/* webpackChunkName: "partners" */ './routes/partners.route.tsx').then((route) =>
          route.createRoute(host),
        ),
    },
    {
      path: '/contact',
      lazy: () =>
        import(/* webpackChunkName: "contact" */ './routes/contact.route.tsx').then((route) =>
          route.createRoute(host),
        ),
    },
    {
      path: '/saved',
      lazy: () =>
        import(/* webpackChunkName: "saved" */ './routes/saved.route.tsx').then((route) =>
          route.createRoute(host),
        ),
    },
    contentPage('/about', 'about'),
    contentPage('/privacy', 'privacy'),
    contentPage('/terms', 'terms'),
    contentPage('/faq', 'faq'),
  ];
  readAhead(routes);
  return routes;

  function contentPage(path: string, slug: 'about' | 'privacy' | 'terms' | 'faq'): RouteObject {
    return {
      path,
      lazy: () =>
        import(/* webpackChunkName: "content" */ './routes/content.route.tsx').then((route) =>
          route.createRoute(host, slug),
        ),
    };
  }
}

let isReadingAhead = false;

/** When the first page is done. A mirror of this module, loaded after it, finds the work begun. */
function readAhead(routes: RouteObject[]): void {
  if (isReadingAhead || typeof requestIdleCallback !== 'function') return;
  isReadingAhead = true;
  requestIdleCallback(() => {
    import(/* webpackChunkName: "ahead" */ './ahead/readPagesAhead.ts').then(
      ({ readPagesAhead }) => readPagesAhead(routes),
      // Pages come a moment later, then.
      () => {},
    );
  });
}
