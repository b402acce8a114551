import { createPortalStore } from '@cpa/shared/store';
import { anApiError, flushPromises, someOptions } from '@cpa/shared/testing';
import type { SectorsApi } from '../api/sectorsApi.ts';
import { sectors } from './sectors.ts';

function open(options: SectorsApi['options']) {
  const store = createPortalStore();
  store.runFeatureSaga('sample/sectors', sectors.saga({ options }));
  return { store, read: () => sectors.select(store.getState()) };
}

describe('sectors', () => {
  it('sorts the sectors by name', async () => {
    const { store, read } = open(async () => someOptions());
    store.dispatch(sectors.opened());
    expect(read().status).toBe('loading');
    await flushPromises();
    expect(read().data?.map(({ name }) => name)).toEqual(['Food and beverage', 'Hospitality and tourism']);
  });

  it('stores the error and loads on retry', async () => {
    const options = jest.fn<ReturnType<SectorsApi['options']>, []>();
    options.mockRejectedValueOnce(anApiError(503)).mockResolvedValueOnce(someOptions());
    const { store, read } = open(options);
    store.dispatch(sectors.opened());
    await flushPromises();
    expect(read().error?.status).toBe(503);
    store.dispatch(sectors.opened());
    await flushPromises();
    expect(read().status).toBe('loaded');
  });
});
