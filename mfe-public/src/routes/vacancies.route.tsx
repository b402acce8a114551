import { startAppliedVacancies } from '../vacancies/appliedSaga.ts';
import type { VacancyCard } from '@cpa/shared/contracts';
import type { PageHandle, RemoteHost } from '@cpa/shared/remote';
import { lazyComponent, Skeleton } from '@cpa/shared/ui';
import type { LoaderFunctionArgs } from 'react-router';
import { createSearchAlertApi } from '../features/search-alert/api/searchAlertApi.ts';
import { FollowSearch } from '../features/search-alert/components/FollowSearch.tsx';
import { createSearchAlertSaga } from '../features/search-alert/state/searchAlertSaga.ts';
import { createVacancySearchApi } from '../features/vacancy-search/api/vacancySearchApi.ts';
import { VacancyOutline } from '../features/vacancy-detail/components/VacancyOutline.tsx';
import { VacancySearch } from '../features/vacancy-search/components/VacancySearch.tsx';
import { readQuery } from '../features/vacancy-search/model/vacancyQuery.ts';
import { createVacancySearchSaga } from '../features/vacancy-search/state/vacancySearchSaga.ts';
import { listOpened } from '../features/vacancy-search/state/vacancySearchSlice.ts';
import { text } from '../messages/texts.ts';
import { prefetchVacancy, vacancyPanel } from './vacancyChunk.ts';
import { startSavedVacancies } from '../vacancies/saved/startSavedVacancies.ts';

const recentVacancies = lazyComponent(
  () => import(/* webpackChunkName: "recent-vacancies" */ './RecentVacancies.tsx'),
);

export function createRoute(host: RemoteHost) {
  startSavedVacancies(host);
  startAppliedVacancies(host);
  const saga = createVacancySearchSaga(createVacancySearchApi(host.api), host.fallback);
  host.store.runFeatureSaga('public/vacancy-search', saga);
  host.store.runFeatureSaga('public/search-alert', createSearchAlertSaga(createSearchAlertApi(host.api)));
  const hint = (id: number) => prefetchVacancy(host, id);

  function VacanciesPage() {
    return (
      <VacancySearch
        onPrefetch={hint}
        renderDetail={(id, card) => <Detail id={id} card={card} />}
        renderRecent={(isShown) => <Recent isShown={isShown} />}
        renderFollow={(search) => <FollowSearch {...search} />}
      />
    );
  }

  return {
    handle: { title: () => text('vacancies.title') } satisfies PageHandle,
    loader({ request }: LoaderFunctionArgs) {
      host.store.dispatch(listOpened(readQuery(new URL(request.url).searchParams)));
      return null;
    },
    Component: VacanciesPage,
  };
}

function Recent({ isShown }: { isShown: boolean }) {
  const { Component } = recentVacancies.useComponent(isShown);
  return isShown && Component && <Component />;
}

type DetailProps = {
  /** Null before hydration and on narrow screens. */
  id: number | null;
  card: VacancyCard | undefined;
};

function Detail({ id, card }: DetailProps) {
  const { Component } = vacancyPanel.useComponent(id !== null);
  // Without a card, a placeholder with the maximum height of the panel.
  const outline = card ? (
    <VacancyOutline vacancy={card} />
  ) : (
    <Skeleton height="calc(100vh - 174px)" shape="block" />
  );
  return id !== null && Component ? <Component id={id} outline={outline} /> : outline;
}
