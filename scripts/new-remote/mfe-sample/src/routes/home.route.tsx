import type { PageHandle, RemoteHost } from '@cpa/shared/remote';
import { createSectorsApi } from '../features/sectors/api/sectorsApi.ts';
import { SectorList } from '../features/sectors/components/SectorList.tsx';
import { createSectorsSaga } from '../features/sectors/state/sectorsSaga.ts';
import { sectorsOpened } from '../features/sectors/state/sectorsSlice.ts';
import { text } from '../messages/texts.ts';

/** Starts the saga once; the loader dispatches `sectorsOpened` on every visit. */
export function createRoute({ store, api }: RemoteHost) {
  store.runFeatureSaga('sample/sectors', createSectorsSaga(createSectorsApi(api)));

  return {
    handle: { title: () => text('sectors.title') } satisfies PageHandle,
    loader() {
      store.dispatch(sectorsOpened());
      return null;
    },
    Component: SectorList,
  };
}
