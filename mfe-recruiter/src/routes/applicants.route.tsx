import type { PageHandle, RemoteHost } from '@cpa/shared/remote';
import type { LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import { createApplicantsApi } from '../features/applicants/api/applicantsApi.ts';
import { AllApplicants } from '../features/applicants/components/AllApplicants.tsx';
import { createApplicantsSaga } from '../features/applicants/state/applicantsSaga.ts';
import { allOpened } from '../features/applicants/state/applicantsSlice.ts';
import { RecruiterLayout } from '../features/navigation/components/RecruiterLayout.tsx';
import { text, useText } from '../messages/texts.ts';

export function createRoute(host: RemoteHost) {
  const api = createApplicantsApi(host.api);
  host.store.runFeatureSaga('recruiter/applicants', createApplicantsSaga(api, host.toasts));

  return {
    handle: { title: text('applicants.title'), isWide: true } satisfies PageHandle,
    async loader({ request }: LoaderFunctionArgs) {
      await host.session.require(request, 'recruiter');
      host.store.dispatch(allOpened());
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
    <RecruiterLayout title={t('applicants.title')}>
      <AllApplicants />
    </RecruiterLayout>
  );
}
