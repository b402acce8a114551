import { createPortalStore } from '@cpa/shared/store';
import { aPackage, flushPromises } from '@cpa/shared/testing';
import { plans } from './plans.ts';

it('keeps the order of the server', async () => {
  const packages = [aPackage({ id: 2, name: 'Five vacancies' }), aPackage({ id: 1 })];
  const store = createPortalStore();
  store.runFeatureSaga('checkout/plans', plans.saga({ packages: async () => ({ packages }) }));
  store.dispatch(plans.opened());
  await flushPromises();
  expect(plans.select(store.getState()).data).toEqual(packages);
});
