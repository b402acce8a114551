import type { PageHandle, RemoteHost } from '@cpa/shared/remote';
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { AllApplicants } from '../features/applicants/components/AllApplicants.tsx';
import { ApplicantCount } from '../features/applicants/components/ApplicantCount.tsx';
import { runApplicantSagas } from '../features/applicants/state/runApplicantSagas.ts';
import { events } from '../features/applicants/state/applicantsSlice.ts';
import { RecruiterLayout } from '../features/navigation/components/RecruiterLayout.tsx';
import { text, useText } from '../messages/texts.ts';

export function createRoute(host: RemoteHost) {
  runApplicantSagas(host);

  return {
    handle: { title: () => text('applicants.title'), isWide: true } satisfies PageHandle,
    async loader({ request }: LoaderFunctionArgs) {
      await host.session.require(request, 'recruiter');
      host.store.dispatch(events.allOpened());
      return null;
    },
    // The query only filters applicants that are already loaded.
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
      defaultShouldRevalidate && currentUrl.search === nextUrl.search,
    Component: ApplicantsPage,
  };
}

function ApplicantsPage() {
  const t = useText();
  return (
    <RecruiterLayout
      sidebar="rail"
      title={t('applicants.title')}
      titleAside={<ApplicantCount vacancyId={null} />}
      width="window"
    >
      <AllApplicants />
    </RecruiterLayout>
  );
}
