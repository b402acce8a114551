import type { PageHandle, RemoteHost } from '@cpa/shared/remote';
import { idFrom } from '@cpa/shared/routing';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { createApplicantsApi } from '../features/applicants/api/applicantsApi.ts';
import { ApplicantReview } from '../features/applicants/components/ApplicantReview.tsx';
import { ReviewBreadcrumbs } from '../features/applicants/components/ReviewBreadcrumbs.tsx';
import { createApplicantsSaga } from '../features/applicants/state/applicantsSaga.ts';
import { reviewOpened } from '../features/applicants/state/reviewSlice.ts';
import { RecruiterLayout } from '../features/navigation/components/RecruiterLayout.tsx';
import { text } from '../messages/texts.ts';

export function createRoute(host: RemoteHost) {
  const api = createApplicantsApi(host.api);
  host.store.runFeatureSaga('recruiter/applicants', createApplicantsSaga(api, host.toasts));

  return {
    handle: { title: text('review.title'), isWide: true } satisfies PageHandle,
    async loader({ request, params }: LoaderFunctionArgs) {
      const id = idFrom(params);
      await host.session.require(request, 'recruiter');
      host.store.dispatch(reviewOpened({ id }));
      return { id };
    },
    Component: ApplicantPage,
  };
}

function ApplicantPage() {
  const { id } = useLoaderData<{ id: number }>();
  return (
    <RecruiterLayout sidebar="rail" breadcrumbs={<ReviewBreadcrumbs />}>
      <ApplicantReview key={id} id={id} />
    </RecruiterLayout>
  );
}
