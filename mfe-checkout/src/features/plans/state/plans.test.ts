import { createPortalStore } from '@cpa/shared/store';
import { aPackage, anApiError, flushPromises } from '@cpa/shared/testing';
import type { PlansApi } from '../api/plansApi.ts';
import { createPlansSaga } from './plansSaga.ts';
import {
  plansOpened,
  selectLatestPlansRequest,
  selectPackages,
  selectPlansError,
  selectPlansStatus,
} from './plansSlice.ts';

const single = aPackage({ id: 1 });
const five = aPackage({ id: 2, name: 'Five vacancies' });

function open(packages: PlansApi['packages']) {
  const store = createPortalStore();
  store.runFeatureSaga('checkout/plans', createPlansSaga({ packages }));
  const read = <T>(selector: (state: object) => T): T => selector(store.getState());
  return { store, read };
}

describe('plans', () => {
  it('keeps the order of the server', async () => {
    const { store, read } = open(async () => ({ packages: [five, single] }));
    store.dispatch(plansOpened());
    expect(read(selectPlansStatus)).toBe('loading');
    await flushPromises();
    expect(read(selectPackages)).toEqual([five, single]);
  });

  it('stores the error when loading fails and recovers on retry', async () => {
    const packages = jest.fn<ReturnType<PlansApi['packages']>, []>();
    packages.mockRejectedValueOnce(anApiError(503)).mockResolvedValueOnce({ packages: [single] });
    const { store, read } = open(packages);
    store.dispatch(plansOpened());
    await flushPromises();
    expect(read(selectPlansError)?.status).toBe(503);
    store.dispatch(plansOpened());
    await flushPromises();
    expect(read(selectPlansStatus)).toBe('loaded');
    expect(read(selectPlansError)).toBeNull();
  });

  it('keeps the plans when a later request fails', async () => {
    const packages = jest.fn<ReturnType<PlansApi['packages']>, []>();
    packages.mockResolvedValueOnce({ packages: [single] }).mockRejectedValueOnce(anApiError(503));
    const { store, read } = open(packages);
    store.dispatch(plansOpened());
    await flushPromises();
    store.dispatch(plansOpened());
    await flushPromises();
    expect(read(selectPlansError)?.status).toBe(503);
    expect(read(selectLatestPlansRequest)).toBe('failed');
    expect(read(selectPlansStatus)).toBe('loaded');
    expect(read(selectPackages)).toEqual([single]);
  });

  it('ignores a response that arrives after a newer request', async () => {
    const slow = Promise.withResolvers<{ packages: (typeof single)[] }>();
    const packages = jest.fn<ReturnType<PlansApi['packages']>, []>();
    packages.mockReturnValueOnce(slow.promise).mockResolvedValueOnce({ packages: [five] });
    const { store, read } = open(packages);
    store.dispatch(plansOpened());
    store.dispatch(plansOpened());
    await flushPromises();
    slow.resolve({ packages: [single] });
    await flushPromises();
    expect(read(selectPackages)).toEqual([five]);
  });
});
