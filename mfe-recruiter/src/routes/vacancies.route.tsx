import type { PageHandle, RemoteHost } from '@cpa/shared/remote';
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { RecruiterLayout } from '../features/navigation/components/RecruiterLayout.tsx';
import { createVacanciesApi } from '../features/vacancies/api/vacanciesApi.ts';
import { VacanciesHeaderActions } from '../features/vacancies/components/VacanciesHeaderActions.tsx';
import { VacanciesSummary } from '../features/vacancies/components/VacanciesSummary.tsx';
import { VacancyList } from '../features/vacancies/components/VacancyList.tsx';
import { createActionsSaga } from '../features/vacancies/state/actionsSaga.ts';
import { events } from '../features/vacancies/state/actionsSlice.ts';
import { createVacanciesSaga, ownVacancies } from '../features/vacancies/state/ownVacancies.ts';
import { text, useText } from '../messages/texts.ts';

export function createRoute(host: RemoteHost) {
  const api = createVacanciesApi(host.api);
  host.store.runFeatureSaga('recruiter/vacancies', createVacanciesSaga(api));
  host.store.runFeatureSaga('recruiter/vacancy-actions', createActionsSaga(api, host));

  return {
    handle: { title: () => text('vacancies.title'), isWide: true } satisfies PageHandle,
    async loader({ request }: LoaderFunctionArgs) {
      await host.session.require(request, 'recruiter');
      host.store.dispatch(ownVacancies.opened());
      host.store.dispatch(events.pageOpened());
      return null;
    },
    /** Tab, filters, sort and page only change the view of the loaded list. */
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
      currentUrl.search === nextUrl.search && defaultShouldRevalidate,
    Component: VacanciesPage,
  };
}

function VacanciesPage() {
  const t = useText();
  return (
    <RecruiterLayout
      title={t('vacancies.title')}
      titleAside={<VacanciesSummary />}
      actions={<VacanciesHeaderActions />}
    >
      <VacancyList />
    </RecruiterLayout>
  );
}
