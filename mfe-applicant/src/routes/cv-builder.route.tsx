import type { PageHandle, RemoteHost } from '@cpa/shared/remote';
import { createCvBuilderApi } from '../features/cv-builder/api/cvBuilderApi.ts';
import { CvBuilder } from '../features/cv-builder/components/CvBuilder.tsx';
import { lazyComponent } from '@cpa/shared/ui';
import { importProfile } from '../features/cv-import/model/importProfile.ts';
import { createCvBuilderSaga } from '../features/cv-builder/state/cvBuilderSaga.ts';
import { createMatchApi } from '../features/cv-match/api/matchApi.ts';
import { createMatchSaga } from '../features/cv-match/state/matchSaga.ts';
import { text } from '../messages/texts.ts';

const importDialog = lazyComponent(
  () => import(/* webpackChunkName: "cv-import" */ '../features/cv-import/components/ImportDialog.tsx'),
);
const matchView = lazyComponent(
  () => import(/* webpackChunkName: "cv-match" */ '../features/cv-match/components/MatchView.tsx'),
);

export function createRoute(host: RemoteHost) {
  const api = createCvBuilderApi(host.api);
  host.store.runFeatureSaga('applicant/cv-builder', createCvBuilderSaga(api, host));
  host.store.runFeatureSaga('applicant/cv-match', createMatchSaga(createMatchApi(host.api)));
  const readProfile = async () => {
    const [profile, options] = await Promise.all([api.profile(), api.options()]);
    return importProfile(profile, options);
  };
  const addResume = async (file: File) => {
    await api.addResume(file);
  };

  return {
    handle: { title: () => text('cvBuilder.title'), isWide: true } satisfies PageHandle,
    Component: () => (
      <CvBuilder
        importDialog={importDialog}
        matchView={matchView}
        readProfile={readProfile}
        addResume={addResume}
      />
    ),
  };
}
