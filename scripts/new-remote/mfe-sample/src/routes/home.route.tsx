import type { PageHandle, RemoteHost } from '@cpa/shared/remote';
import { createSectorsApi } from '../features/sectors/api/sectorsApi.ts';
import { SectorList } from '../features/sectors/components/SectorList.tsx';
import { sectors } from '../features/sectors/state/sectors.ts';
import { text } from '../messages/texts.ts';

/** Starts the saga once; the loader dispatches `opened` on every visit. */
export function createRoute({ store, api }: RemoteHost) {
  store.runFeatureSaga('sample/sectors', sectors.saga(createSectorsApi(api)));

  return {
    handle: { title: () => text('sectors.title') } satisfies PageHandle,
    loader() {
      store.dispatch(sectors.opened());
      return null;
    },
    Component: SectorList,
  };
}
