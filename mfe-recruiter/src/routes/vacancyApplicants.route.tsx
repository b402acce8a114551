import type { PageHandle, RemoteHost } from '@cpa/shared/remote';
import { idFrom } from '@cpa/shared/routing';
import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router';
import { ApplicantCount } from '../features/applicants/components/ApplicantCount.tsx';
import { VacancyApplicants } from '../features/applicants/components/VacancyApplicants.tsx';
import { VacancyHeading } from '../features/applicants/components/VacancyHeading.tsx';
import { runApplicantSagas } from '../features/applicants/state/runApplicantSagas.ts';
import { events } from '../features/applicants/state/applicantsSlice.ts';
import { createVacanciesApi } from '../features/vacancies/api/vacanciesApi.ts';
import { VacancyBreadcrumbs } from '../features/vacancies/components/VacancyBreadcrumbs.tsx';
import { VacancyStatusBadge } from '../features/vacancies/components/VacancyStatusBadge.tsx';
import { createVacanciesSaga, ownVacancies } from '../features/vacancies/state/ownVacancies.ts';
import { RecruiterLayout } from '../features/navigation/components/RecruiterLayout.tsx';
import { text } from '../messages/texts.ts';

export function createRoute(host: RemoteHost) {
  const { store } = host;
  store.runFeatureSaga('recruiter/vacancies', createVacanciesSaga(createVacanciesApi(host.api)));
  runApplicantSagas(host);

  return {
    handle: { title: () => text('applicants.title'), isWide: true } satisfies PageHandle,
    async loader({ request, params }: LoaderFunctionArgs) {
      const vacancyId = idFrom(params);
      await host.session.require(request, 'recruiter');
      store.dispatch(events.vacancyOpened({ vacancyId }));
      store.dispatch(ownVacancies.opened());
      return { vacancyId };
    },
    // The query only selects among applicants that are already loaded.
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
      defaultShouldRevalidate && currentUrl.search === nextUrl.search,
    Component: VacancyApplicantsPage,
  };
}

function VacancyApplicantsPage() {
  const { vacancyId } = useLoaderData<{ vacancyId: number }>();
  return (
    <RecruiterLayout
      sidebar="rail"
      breadcrumbs={<VacancyBreadcrumbs vacancyId={vacancyId} />}
      title={<VacancyHeading vacancyId={vacancyId} />}
      titleAside={
        <>
          <VacancyStatusBadge vacancyId={vacancyId} />
          <ApplicantCount vacancyId={vacancyId} />
        </>
      }
      width="window"
    >
      <VacancyApplicants key={vacancyId} vacancyId={vacancyId} />
    </RecruiterLayout>
  );
}
