import { startAppliedVacancies } from '../vacancies/appliedSaga.ts';
import { activeLocale } from '@cpa/shared/i18n';
import type { RemoteHost } from '@cpa/shared/remote';
import { createHomeApi } from '../features/home/api/homeApi.ts';
import { Home } from '../features/home/components/Home.tsx';
import { createHomeSaga, home } from '../features/home/state/home.ts';
import { createNewsletterApi } from '../features/newsletter/api/newsletterApi.ts';
import { Newsletter } from '../features/newsletter/components/Newsletter.tsx';
import { createNewsletterSaga } from '../features/newsletter/state/newsletterSaga.ts';
import { events } from '../features/newsletter/state/newsletterSlice.ts';
import { searchUrl } from './searchUrl.ts';
import { prefetchVacancy } from './vacancyChunk.ts';
import { startSavedVacancies } from '../vacancies/saved/startSavedVacancies.ts';

export function createRoute(host: RemoteHost) {
  startSavedVacancies(host);
  startAppliedVacancies(host);
  host.store.runFeatureSaga('public/home', createHomeSaga(createHomeApi(host.api)));
  host.store.runFeatureSaga(
    'public/newsletter',
    createNewsletterSaga(createNewsletterApi(host.api), host.toasts),
  );
  const hint = (id: number) => prefetchVacancy(host, id);

  return {
    loader() {
      host.store.dispatch(home.opened(activeLocale()));
      host.store.dispatch(events.newsletterShown());
      return null;
    },
    Component: () => <Home searchUrl={searchUrl} onPrefetch={hint} end={<Newsletter />} />,
  };
}
