import { SPONSORSHIP_PACKAGE_ID } from '@cpa/shared/contracts';
import { createPlansApi } from '../../../mfe-checkout/src/features/plans/api/plansApi.ts';
import { openTestApp, type TestApp } from '../openTestApp.ts';
import { clientsFor } from './clientsFor.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await openTestApp();
});
afterAll(async () => await portal.close());

describe('the checkout remote and the API', () => {
  it('agree on the packages, which anyone may see', async () => {
    const { packages } = await createPlansApi(clientsFor(portal)).packages();
    expect(packages.length).toBeGreaterThan(1);
    expect(packages.filter(({ recommended }) => recommended)).toHaveLength(1);
    const sponsorship = packages.filter(({ sponsored }) => sponsored).map(({ id }) => id);
    expect(sponsorship).toEqual([SPONSORSHIP_PACKAGE_ID]);
  });
});
