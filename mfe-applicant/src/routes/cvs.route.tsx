import type { PageHandle, RemoteHost } from '@cpa/shared/remote';
import { paths } from '@cpa/shared/routing';
import { LinkButton } from '@cpa/shared/ui';
import type { LoaderFunctionArgs } from 'react-router';
import { createCvsApi } from '../features/cvs/api/cvsApi.ts';
import { CvList } from '../features/cvs/components/CvList.tsx';
import { createCvsSaga } from '../features/cvs/state/cvsSaga.ts';
import { events } from '../features/cvs/state/cvsSlice.ts';
import { ApplicantLayout } from '../features/navigation/components/ApplicantLayout.tsx';
import { text, useText } from '../messages/texts.ts';

export function createRoute(host: RemoteHost) {
  host.store.runFeatureSaga('applicant/cvs', createCvsSaga(createCvsApi(host.api), host.toasts));

  return {
    handle: { title: () => text('cvs.title') } satisfies PageHandle,
    async loader({ request }: LoaderFunctionArgs) {
      await host.session.require(request, 'applicant');
      host.store.dispatch(events.cvsOpened());
      return null;
    },
    Component: CvsPage,
  };
}

function CvsPage() {
  const t = useText();
  return (
    <ApplicantLayout
      title={t('cvs.title')}
      actions={<LinkButton to={`${paths.cvBuilder}?new=1`}>{t('cvs.new')}</LinkButton>}
    >
      <CvList />
    </ApplicantLayout>
  );
}
