import type { PageHandle, RemoteHost } from '@cpa/shared/remote';
import { lazyComponent, LoadError, LoadingArea, Skeleton } from '@cpa/shared/ui';
import { Dialog } from '@cpa/shared/ui/dialog';
import { createCvBuilderApi } from '../features/cv-builder/api/cvBuilderApi.ts';
import { CvBuilder } from '../features/cv-builder/components/CvBuilder.tsx';
import type { ImportDialogProps } from '../features/cv-import/components/ImportDialog.tsx';
import { importProfile } from '../features/cv-import/model/importProfile.ts';
import { createCvBuilderSaga } from '../features/cv-builder/state/cvBuilderSaga.ts';
import { createMatchApi } from '../features/cv-match/api/matchApi.ts';
import { createMatchSaga } from '../features/cv-match/state/matchSaga.ts';
import { text, useText } from '../messages/texts.ts';

const importDialog = lazyComponent(
  () => import(/* webpackChunkName: "cv-import" */ '../features/cv-import/components/ImportDialog.tsx'),
);
const matchView = lazyComponent(
  () => import(/* webpackChunkName: "cv-match" */ '../features/cv-match/components/MatchView.tsx'),
);

/** Code that failed to load, for example without a connection. Opening the dialog or tab again retries. */
const CODE_MISSING = { kind: 'network', requestId: null } as const;

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
        ImportDialog={ImportDialog}
        MatchView={MatchView}
        readProfile={readProfile}
        addResume={addResume}
      />
    ),
  };
}

function ImportDialog(props: ImportDialogProps) {
  const t = useText();
  const { Component, isFailed } = importDialog.useComponent(true);
  if (Component) return <Component {...props} />;
  if (!isFailed) return null;
  return (
    <Dialog isOpen title={t('cv.import.title')} onClose={props.onClose}>
      <LoadError error={CODE_MISSING} />
    </Dialog>
  );
}

function MatchView() {
  const t = useText();
  const { Component, isFailed } = matchView.useComponent(true);
  if (Component) return <Component />;
  if (isFailed) return <LoadError error={CODE_MISSING} />;
  return (
    <LoadingArea label={t('cv.match.opening')}>
      <Skeleton shape="block" height={420} />
    </LoadingArea>
  );
}
