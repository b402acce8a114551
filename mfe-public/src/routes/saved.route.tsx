import type { PageHandle, RemoteHost } from '@cpa/shared/remote';
import { createOwnAlertsApi } from '../features/own-alerts/api/ownAlertsApi.ts';
import { OwnAlerts } from '../features/own-alerts/components/OwnAlerts.tsx';
import { createOwnAlertsSaga } from '../features/own-alerts/state/ownAlertsSaga.ts';
import { ownAlertsOpened } from '../features/own-alerts/state/ownAlertsSlice.ts';
import { SavedList } from '../features/saved-list/components/SavedList.tsx';
import { createSavedListSaga } from '../features/saved-list/state/savedListSaga.ts';
import { savedListOpened } from '../features/saved-list/state/savedListSlice.ts';
import { Page } from '../layout/Page.tsx';
import { text } from '../messages/texts.ts';
import { createSavedApi } from '../saved/savedApi.ts';
import { startSaving } from '../saved/startSaving.ts';
import { hintVacancy } from './vacancyChunk.ts';

export function createRoute(host: RemoteHost) {
  startSaving(host);
  host.store.runFeatureSaga('public/saved-list', createSavedListSaga(createSavedApi(host.api)));
  host.store.runFeatureSaga(
    'public/own-alerts',
    createOwnAlertsSaga(createOwnAlertsApi(host.api), host.toasts),
  );
  const hint = (id: number) => hintVacancy(host, id);

  function SavedPage() {
    return (
      <Page isNarrow>
        <SavedList onHint={hint} />
        <OwnAlerts />
      </Page>
    );
  }

  return {
    handle: { title: text('saved.title') } satisfies PageHandle,
    loader() {
      host.store.dispatch(savedListOpened());
      host.store.dispatch(ownAlertsOpened());
      return null;
    },
    Component: SavedPage,
  };
}
