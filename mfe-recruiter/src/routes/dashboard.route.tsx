import type { PageHandle, RemoteHost } from '@cpa/shared/remote';
import { selectDisplayName } from '@cpa/shared/session';
import { useSelector } from 'react-redux';
import type { LoaderFunctionArgs } from 'react-router';
import { createApplicantsApi } from '../features/applicants/api/applicantsApi.ts';
import { LatestApplicants } from '../features/applicants/components/LatestApplicants.tsx';
import { createApplicantsSaga } from '../features/applicants/state/applicantsSaga.ts';
import { allOpened } from '../features/applicants/state/applicantsSlice.ts';
import { RecruiterLayout } from '../features/navigation/components/RecruiterLayout.tsx';
import { createVacanciesApi } from '../features/vacancies/api/vacanciesApi.ts';
import { VacancyFigures } from '../features/vacancies/components/VacancyFigures.tsx';
import { LatestVacancies } from '../features/vacancies/components/LatestVacancies.tsx';
import { createVacanciesSaga } from '../features/vacancies/state/vacanciesSaga.ts';
import { listOpened } from '../features/vacancies/state/vacanciesSlice.ts';
import { text, useText } from '../messages/texts.ts';

export function createRoute(host: RemoteHost) {
  const { store } = host;
  store.runFeatureSaga('recruiter/vacancies', createVacanciesSaga(createVacanciesApi(host.api)));
  store.runFeatureSaga(
    'recruiter/applicants',
    createApplicantsSaga(createApplicantsApi(host.api), host.toasts),
  );

  return {
    handle: { title: text('dashboard.title'), isWide: true, offersSignUp: true } satisfies PageHandle,
    async loader({ request }: LoaderFunctionArgs) {
      await host.session.require(request, 'recruiter');
      store.dispatch(listOpened());
      store.dispatch(allOpened());
      return null;
    },
    Component: DashboardPage,
  };
}

function DashboardPage() {
  const t = useText();
  const name = useSelector(selectDisplayName);
  return (
    <RecruiterLayout title={t('dashboard.greeting', { name })}>
      <VacancyFigures />
      <LatestVacancies />
      <LatestApplicants />
    </RecruiterLayout>
  );
}
