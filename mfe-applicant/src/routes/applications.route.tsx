import type { PageHandle, RemoteHost } from '@cpa/shared/remote';
import type { LoaderFunctionArgs } from 'react-router';
import { createApplicationsApi } from '../features/applications/api/applicationsApi.ts';
import { ApplicationList } from '../features/applications/components/ApplicationList.tsx';
import { createApplicationsSaga } from '../features/applications/state/applicationsSaga.ts';
import { events } from '../features/applications/state/applicationsSlice.ts';
import { ApplicantLayout } from '../features/navigation/components/ApplicantLayout.tsx';
import { text, useText } from '../messages/texts.ts';

export function createRoute(host: RemoteHost) {
  const api = createApplicationsApi(host.api);
  const saga = createApplicationsSaga(api, host.toasts);
  host.store.runFeatureSaga('applicant/applications', saga);

  return {
    handle: { title: () => text('applications.title') } satisfies PageHandle,
    async loader({ request }: LoaderFunctionArgs) {
      const user = await host.session.require(request, 'applicant');
      host.store.dispatch(events.applicationsOpened({ userId: user.id }));
      return null;
    },
    Component: ApplicationsPage,
  };
}

function ApplicationsPage() {
  const t = useText();
  return (
    <ApplicantLayout title={t('applications.title')}>
      <ApplicationList />
    </ApplicantLayout>
  );
}
