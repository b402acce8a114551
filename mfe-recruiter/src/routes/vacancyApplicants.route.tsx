import type { PageHandle, RemoteHost } from '@cpa/shared/remote';
import { idFrom } from '@cpa/shared/routing';
import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router';
import { createApplicantsApi } from '../features/applicants/api/applicantsApi.ts';
import { VacancyApplicants } from '../features/applicants/components/VacancyApplicants.tsx';
import { createApplicantsSaga } from '../features/applicants/state/applicantsSaga.ts';
import { vacancyOpened } from '../features/applicants/state/applicantsSlice.ts';
import { createVacanciesApi } from '../features/vacancies/api/vacanciesApi.ts';
import { VacancyBreadcrumbs } from '../features/vacancies/components/VacancyBreadcrumbs.tsx';
import { VacancyStatusBadge } from '../features/vacancies/components/VacancyStatusBadge.tsx';
import { createVacanciesSaga } from '../features/vacancies/state/vacanciesSaga.ts';
import { listOpened } from '../features/vacancies/state/vacanciesSlice.ts';
import { RecruiterLayout } from '../features/navigation/components/RecruiterLayout.tsx';
import { text, useText } from '../messages/texts.ts';

export function createRoute(host: RemoteHost) {
  const { store } = host;
  store.runFeatureSaga('recruiter/vacancies', createVacanciesSaga(createVacanciesApi(host.api)));
  store.runFeatureSaga(
    'recruiter/applicants',
    createApplicantsSaga(createApplicantsApi(host.api), host.toasts),
  );

  return {
    handle: { title: text('applicants.title'), isWide: true } satisfies PageHandle,
    async loader({ request, params }: LoaderFunctionArgs) {
      const vacancyId = idFrom(params);
      await host.session.require(request, 'recruiter');
      store.dispatch(vacancyOpened({ vacancyId }));
      store.dispatch(listOpened());
      return { vacancyId };
    },
    // The query only switches between list and board.
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
      defaultShouldRevalidate && currentUrl.search === nextUrl.search,
    Component: VacancyApplicantsPage,
  };
}

function VacancyApplicantsPage() {
  const t = useText();
  const { vacancyId } = useLoaderData<{ vacancyId: number }>();
  return (
    <RecruiterLayout
      sidebar="rail"
      breadcrumbs={<VacancyBreadcrumbs vacancyId={vacancyId} />}
      title={t('applicants.title')}
      titleAside={<VacancyStatusBadge vacancyId={vacancyId} />}
    >
      <VacancyApplicants key={vacancyId} vacancyId={vacancyId} />
    </RecruiterLayout>
  );
}
