import type { PageHandle, RemoteHost } from '@cpa/shared/remote';
import { createCvBuilderApi } from '../features/cv-builder/api/cvBuilderApi.ts';
import { CvBuilder } from '../features/cv-builder/components/CvBuilder.tsx';
import { createCvBuilderSaga } from '../features/cv-builder/state/cvBuilderSaga.ts';
import { text } from '../messages/texts.ts';

export function createRoute(host: RemoteHost) {
  const api = createCvBuilderApi(host.api);
  host.store.runFeatureSaga('applicant/cv-builder', createCvBuilderSaga(api, host));

  return {
    handle: { title: text('cvBuilder.title'), isWide: true } satisfies PageHandle,
    Component: () => <CvBuilder api={api} />,
  };
}
