import { startAppliedVacancies } from '../vacancies/appliedSaga.ts';
import type { PageHandle, RemoteHost } from '@cpa/shared/remote';
import { createAccountAlertsApi } from '../viewer/accountAlertsApi.ts';
import { AlertList } from '../features/alert-list/components/AlertList.tsx';
import { alertListOpened, createAlertListSaga } from '../features/alert-list/state/alertList.ts';
import { RecentlyViewed } from '../features/recently-viewed/components/RecentlyViewed.tsx';
import { createViewedApi } from '../features/recently-viewed/api/viewedApi.ts';
import { createViewedSaga, viewedCards } from '../features/recently-viewed/state/viewedVacancies.ts';
import { SavedList } from '../features/saved-list/components/SavedList.tsx';
import { createSavedListSaga } from '../features/saved-list/state/savedListSaga.ts';
import { savedListOpened } from '../features/saved-list/state/savedListSlice.ts';
import { Page } from '../page/Page.tsx';
import { text } from '../messages/laterTexts.ts';
import { createSavedApi } from '../vacancies/saved/savedApi.ts';
import { startSavedVacancies } from '../vacancies/saved/startSavedVacancies.ts';
import { prefetchVacancy } from './vacancyChunk.ts';

export function createRoute(host: RemoteHost) {
  startSavedVacancies(host);
  startAppliedVacancies(host);
  const saved = createSavedApi(host.api);
  host.store.runFeatureSaga('public/saved-list', createSavedListSaga(saved));
  host.store.runFeatureSaga('public/viewing', createViewedSaga(createViewedApi(host.api), host.toasts));
  host.store.runFeatureSaga('public/viewed', viewedCards.saga(saved));
  host.store.runFeatureSaga(
    'public/own-alerts',
    createAlertListSaga(createAccountAlertsApi(host.api), host.toasts),
  );
  const hint = (id: number) => prefetchVacancy(host, id);

  function SavedPage() {
    return (
      <Page isNarrow>
        <SavedList onPrefetch={hint} />
        <AlertList />
        <RecentlyViewed onPrefetch={hint} />
      </Page>
    );
  }

  return {
    handle: { title: () => text('saved.title') } satisfies PageHandle,
    loader() {
      host.store.dispatch(savedListOpened());
      host.store.dispatch(alertListOpened());
      return null;
    },
    Component: SavedPage,
  };
}
