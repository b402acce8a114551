import type { RemoteHost } from '@cpa/shared/remote';
import { ReleasesPage } from './components/ReleasesPage.tsx';
import { createReleasesApi } from './state/releasesApi.ts';
import { createReleasesSaga } from './state/releasesSaga.ts';

export function createRoute({ store, api, toasts, session }: RemoteHost) {
  store.runFeatureSaga('shell/operator-releases', createReleasesSaga(createReleasesApi(api), toasts));
  return {
    Component: ReleasesPage,
    loader: ({ request }: { request: Request }) => session.require(request),
  };
}
