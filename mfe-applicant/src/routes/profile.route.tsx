import type { PageHandle, RemoteHost } from '@cpa/shared/remote';
import { type ComponentProps, useState } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { ApplicantLayout } from '../features/navigation/components/ApplicantLayout.tsx';
import { createProfileApi } from '../features/profile/api/profileApi.ts';
import { FillProfile } from '../features/profile/components/filling/FillProfile.tsx';
import { ProfileEditor } from '../features/profile/components/ProfileEditor.tsx';
import { VisibilityNote } from '../features/profile/components/VisibilityNote.tsx';
import { createFillingSaga } from '../features/profile/state/fillingSaga.ts';
import { createPhotoSaga } from '../features/profile/state/photoSaga.ts';
import { createProfileSaga } from '../features/profile/state/profileSaga.ts';
import { events } from '../features/profile/state/profileSlice.ts';
import { createResumesSaga } from '../features/profile/state/resumesSaga.ts';
import { text, useText } from '../messages/texts.ts';

export function createRoute(host: RemoteHost) {
  const api = createProfileApi(host.api);
  host.store.runFeatureSaga('applicant/profile', createProfileSaga(api, host));
  host.store.runFeatureSaga('applicant/filling', createFillingSaga(api));
  host.store.runFeatureSaga('applicant/resumes', createResumesSaga(api, host.toasts));
  host.store.runFeatureSaga('applicant/photo', createPhotoSaga(api, host));

  return {
    handle: { title: () => text('profile.title') } satisfies PageHandle,
    async loader({ request }: LoaderFunctionArgs) {
      await host.session.require(request, 'applicant');
      host.store.dispatch(events.profileOpened());
      return null;
    },
    Component: () => <ProfilePage loadResume={api.resumeFile} />,
  };
}

function ProfilePage({ loadResume }: Pick<ComponentProps<typeof FillProfile>, 'loadResume'>) {
  const t = useText();
  const [fillings, setFillings] = useState(0);
  return (
    <ApplicantLayout
      title={t('profile.title')}
      subtitle={t('profile.subtitle')}
      actions={<FillProfile loadResume={loadResume} onFilled={() => setFillings(fillings + 1)} />}
      aside={<VisibilityNote />}
    >
      {/* A form that was opened before has the values from before. */}
      <ProfileEditor key={fillings} />
    </ApplicantLayout>
  );
}
