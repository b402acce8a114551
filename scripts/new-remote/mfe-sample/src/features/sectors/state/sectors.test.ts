import { createPortalStore } from '@cpa/shared/store';
import { anApiError, flushPromises, someOptions } from '@cpa/shared/testing';
import type { SectorsApi } from '../api/sectorsApi.ts';
import { createSectorsSaga } from './sectorsSaga.ts';
import { sectorsOpened, selectSectors, selectSectorsFailure, selectSectorsStatus } from './sectorsSlice.ts';

function open(options: SectorsApi['options']) {
  const store = createPortalStore();
  store.runFeatureSaga('sample/sectors', createSectorsSaga({ options }));
  const read = <T>(selector: (state: object) => T): T => selector(store.getState());
  return { store, read };
}

describe('sectorsSaga', () => {
  it('sorts the sectors by name', async () => {
    const { store, read } = open(async () => someOptions());
    store.dispatch(sectorsOpened());
    expect(read(selectSectorsStatus)).toBe('loading');
    await flushPromises();
    expect(read(selectSectors).map(({ name }) => name)).toEqual([
      'Food and beverage',
      'Hospitality and tourism',
    ]);
  });

  it('stores the failure and loads on retry', async () => {
    const options = jest.fn<ReturnType<SectorsApi['options']>, []>();
    options.mockRejectedValueOnce(anApiError(503)).mockResolvedValueOnce(someOptions());
    const { store, read } = open(options);
    store.dispatch(sectorsOpened());
    await flushPromises();
    expect(read(selectSectorsFailure)?.status).toBe(503);
    store.dispatch(sectorsOpened());
    await flushPromises();
    expect(read(selectSectorsStatus)).toBe('loaded');
  });

  it('ignores a response that arrives after a newer request', async () => {
    const slow = Promise.withResolvers<ReturnType<typeof someOptions>>();
    const options = jest.fn<ReturnType<SectorsApi['options']>, []>();
    options
      .mockReturnValueOnce(slow.promise)
      .mockResolvedValueOnce(someOptions({ sectors: [{ id: 3, name: 'Care' }] }));
    const { store, read } = open(options);
    store.dispatch(sectorsOpened());
    store.dispatch(sectorsOpened());
    await flushPromises();
    slow.resolve(someOptions());
    await flushPromises();
    expect(read(selectSectors)).toEqual([{ id: 3, name: 'Care' }]);
  });
});
