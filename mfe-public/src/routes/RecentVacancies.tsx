import { useHost } from '@cpa/shared/remote';
import { createViewedApi } from '../features/recently-viewed/api/viewedApi.ts';
import { RecentStrip } from '../features/recently-viewed/components/RecentStrip.tsx';
import { createViewedSaga, viewedCards } from '../features/recently-viewed/state/viewedVacancies.ts';
import { createSavedApi } from '../vacancies/saved/savedApi.ts';
import { prefetchVacancy } from './vacancyChunk.ts';

/** Recently viewed vacancies above the list, with their saga and data. */
export default function RecentVacancies() {
  const host = useHost();
  const { store, api, toasts } = host;
  store.runFeatureSaga('public/viewing', createViewedSaga(createViewedApi(api), toasts));
  store.runFeatureSaga('public/viewed', viewedCards.saga(createSavedApi(api)));
  return <RecentStrip onPrefetch={(id) => prefetchVacancy(host, id)} />;
}
