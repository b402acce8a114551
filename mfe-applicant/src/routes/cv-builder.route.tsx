import type { PageHandle, RemoteHost } from '@cpa/shared/remote';
import { createCvBuilderApi } from '../features/cv-builder/api/cvBuilderApi.ts';
import { CvBuilder } from '../features/cv-builder/components/CvBuilder.tsx';
import { importProfile } from '../features/cv-builder/model/importProfile.ts';
import { createCvBuilderSaga } from '../features/cv-builder/state/cvBuilderSaga.ts';
import { createMatchSaga } from '../features/cv-builder/state/matchSaga.ts';
import { text } from '../messages/texts.ts';

export function createRoute(host: RemoteHost) {
  const api = createCvBuilderApi(host.api);
  host.store.runFeatureSaga('applicant/cv-builder', createCvBuilderSaga(api, host));
  host.store.runFeatureSaga('applicant/cv-match', createMatchSaga(api));
  const readProfile = async () => {
    const [profile, options] = await Promise.all([api.profile(), api.options()]);
    return importProfile(profile, options);
  };
  const addResume = async (file: File) => {
    await api.addResume(file);
  };

  return {
    handle: { title: () => text('cvBuilder.title'), isWide: true } satisfies PageHandle,
    Component: () => <CvBuilder readProfile={readProfile} addResume={addResume} />,
  };
}
