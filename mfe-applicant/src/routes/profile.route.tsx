import type { PageHandle, RemoteHost } from '@cpa/shared/remote';
import type { LoaderFunctionArgs } from 'react-router';
import { ApplicantFrame } from '../features/navigation/components/ApplicantFrame.tsx';
import { createProfileApi } from '../features/profile/api/profileApi.ts';
import { ProfileEditor } from '../features/profile/components/ProfileEditor.tsx';
import { createProfileSaga } from '../features/profile/state/profileSaga.ts';
import { profileOpened } from '../features/profile/state/profileSlice.ts';
import { text, useText } from '../messages/texts.ts';

export function createRoute(host: RemoteHost) {
  host.store.runFeatureSaga('applicant/profile', createProfileSaga(createProfileApi(host.api), host));

  return {
    handle: { title: text('profile.title') } satisfies PageHandle,
    async loader({ request }: LoaderFunctionArgs) {
      await host.session.require(request, 'applicant');
      host.store.dispatch(profileOpened());
      return null;
    },
    Component: ProfilePage,
  };
}

function ProfilePage() {
  const t = useText();
  return (
    <ApplicantFrame title={t('profile.title')}>
      <ProfileEditor />
    </ApplicantFrame>
  );
}
