import type { PageHandle, RemoteHost } from '@cpa/shared/remote';
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
  const hint = (id: number) => hintVacancy(host, id);

  function SavedPage() {
    return (
      <Page isNarrow>
        <SavedList onHint={hint} />
      </Page>
    );
  }

  return {
    handle: { title: text('saved.title') } satisfies PageHandle,
    loader() {
      host.store.dispatch(savedListOpened());
      return null;
    },
    Component: SavedPage,
  };
}
