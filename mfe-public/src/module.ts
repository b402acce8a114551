import { createPages, page, type Page, type RemoteHost, type RemoteModule } from '@cpa/shared/remote';
import type { RouteObject } from 'react-router';

const createPublicRoutes = createPages([
  page('/', () => import(/* webpackChunkName: "home" */ './routes/home.route.tsx')),
  page('/vacancies', () => import(/* webpackChunkName: "vacancies" */ './routes/vacancies.route.tsx')),
  page('/vacancies/:id', () => import(/* webpackChunkName: "vacancy" */ './routes/vacancy.route.tsx')),
  page('/companies', () => import(/* webpackChunkName: "companies" */ './routes/companies.route.tsx')),
  page('/companies/:id', () => import(/* webpackChunkName: "company" */ './routes/company.route.tsx')),
  page('/blog', () => import(/* webpackChunkName: "blog" */ './routes/blog.route.tsx')),
  page('/blog/:slug', () => import(/* webpackChunkName: "post" */ './routes/post.route.tsx')),
  page('/partners', () => import(/* webpackChunkName: "partners" */ './routes/partners.route.tsx')),
  page('/contact', () => import(/* webpackChunkName: "contact" */ './routes/contact.route.tsx')),
  page('/saved', () => import(/* webpackChunkName: "saved" */ './routes/saved.route.tsx')),
  contentPage('/about', 'about'),
  contentPage('/privacy', 'privacy'),
  contentPage('/terms', 'terms'),
  contentPage('/faq', 'faq'),
]);

/** Previews for the editors. Props: `vacancy`, a `Vacancy`; of the page also `layout`, `page` or `panel`; of the company `company`. */
export const slots: NonNullable<RemoteModule['slots']> = {
  'vacancy.card-preview': () =>
    import(/* webpackChunkName: "vacancyCardPreview" */ './routes/VacancyCardPreview.tsx'),
  'vacancy.page-preview': () =>
    import(/* webpackChunkName: "vacancyPagePreview" */ './routes/VacancyPagePreview.tsx'),
  'company-editor.preview': () =>
    import(/* webpackChunkName: "companyPreview" */ './routes/CompanyPreview.tsx'),
};

/** Routes of the public pages: home, vacancies, companies and content. */
export function createRoutes(host: RemoteHost): RouteObject[] {
  const routes = createPublicRoutes(host);
  startPrefetching(routes);
  return routes;
}

function contentPage(path: string, slug: 'about' | 'privacy' | 'terms' | 'faq'): Page {
  return page(path, async () => {
    const { createRoute } = await import(/* webpackChunkName: "content" */ './routes/content.route.tsx');
    return { createRoute: (host) => createRoute(host, slug) };
  });
}

let isPrefetching = false;

/** Starts prefetching once the browser is idle. A copy of this module must not start it twice. */
function startPrefetching(routes: RouteObject[]): void {
  if (isPrefetching || typeof requestIdleCallback !== 'function') return;
  isPrefetching = true;
  requestIdleCallback(() => {
    import(/* webpackChunkName: "prefetch" */ './page/prefetchPages.ts').then(
      ({ prefetchPages }) => prefetchPages(routes),
      // Without prefetching, pages load a moment later.
      () => {},
    );
  });
}
