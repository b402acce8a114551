import type { RemoteHost } from '@cpa/shared/remote';
import { createCountsApi } from './features/navigation/api/countsApi.ts';
import { createFindApi } from './features/navigation/api/findApi.ts';
import { createCountsSaga } from './features/navigation/state/countsSaga.ts';
import { createFindSaga } from './features/navigation/state/find.ts';
import { createSavedViewsSaga } from './saved-views/savedViews.ts';
import { createSavedViewsApi } from './saved-views/savedViewsApi.ts';
import { createArrivalToasts } from './realtime/arrivalToasts.ts';
import { listenToEvents } from './realtime/realtimeEvents.ts';

/** Runs once when the remote has loaded. */
export function start(host: RemoteHost): void {
  listenToEvents(host);
  host.store.runFeatureSaga('recruiter/counts', createCountsSaga(createCountsApi(host.api), host.badges));
  host.store.runFeatureSaga('recruiter/find', createFindSaga(createFindApi(host.api)));
  host.store.runFeatureSaga(
    'recruiter/views',
    createSavedViewsSaga(createSavedViewsApi(host.api), host.toasts),
  );
  host.store.runFeatureSaga('recruiter/arrivals', createArrivalToasts(host.toasts));
}
