import { createPaymentApi } from '../../../mfe-checkout/src/features/payment/api/paymentApi.ts';
import { createPlanSetupApi } from '../../../mfe-checkout/src/features/plan-setup/api/planSetupApi.ts';
import { createPlansApi } from '../../../mfe-checkout/src/features/plans/api/plansApi.ts';
import { createSponsoredApi } from '../../../mfe-checkout/src/sponsoring/sponsoredItems.ts';
import { SPONSORSHIP_PACKAGE_ID } from '../../src/domains/vacancies/posting/posting.rules.ts';
import { aVacancy } from '../support/aVacancy.ts';
import { anEntitlement } from '../support/anEntitlement.ts';
import { aBuyer, aCardOrder, aKey, openPaymentApp, type PaymentApp } from '../support/openPaymentApp.ts';
import { missingCalls } from './recordedCalls.ts';
import { clientsFor } from './clientsFor.ts';
import { failureOf } from './failureOf.ts';
import { LISTED } from './listedCalls.ts';

let portal: PaymentApp;
beforeAll(async () => {
  portal = await openPaymentApp();
});
afterAll(async () => await portal.close());

describe('checkout remote', () => {
  it('loads the packages without a session', async () => {
    const { packages } = await createPlansApi(clientsFor(portal)).packages();
    expect(packages.length).toBeGreaterThan(1);
    expect(packages.filter(({ recommended }) => recommended)).toHaveLength(1);
    const sponsorship = packages.filter(({ sponsored }) => sponsored).map(({ id }) => id);
    expect(sponsorship).toEqual([SPONSORSHIP_PACKAGE_ID]);
  });

  it('loads what the page of a plan shows to a recruiter', async () => {
    const buyer = await aBuyer(portal);
    const api = createPlanSetupApi(clientsFor(portal, buyer.token));
    expect(await api.vacancies()).toEqual({ vacancies: [] });
    const { companies } = await api.postings();
    expect(companies.map(({ company_id }) => company_id)).toEqual([buyer.companyId]);
    expect(await api.company(buyer.companyId)).toMatchObject({ name: 'Señor Ñapa Bòter N.V.' });
  });

  it('sponsors a vacancy with what its company has left', async () => {
    const buyer = await aBuyer(portal);
    const clients = clientsFor(portal, buyer.token);
    await anEntitlement(portal, buyer.companyId, { packageId: SPONSORSHIP_PACKAGE_ID });
    const id = await aVacancy(portal, buyer.companyId);
    expect(await createPlanSetupApi(clients).sponsor(id)).toMatchObject({ sponsored: true });
    const { vacancies } = await createSponsoredApi(clients).vacancies();
    expect(vacancies).toMatchObject([{ id, sponsored_until: expect.any(String) }]);
  });

  it('places a card order and reads its status', async () => {
    const api = await paymentApi();
    expect((await api.options()).districts.length).toBeGreaterThan(4);
    expect(await api.ownVacancies()).toEqual({ vacancies: [] });
    const { methods } = await api.methods();
    expect(methods.map(({ id, available, sandbox }) => [id, available, sandbox])).toEqual([
      ['cxpay', true, true],
      ['sentoo', true, true],
    ]);
    const order = { ...aCardOrder(), order_currency: 'USD', idempotency_key: aKey() } as const;
    const ordered = await api.orderByCard(order);
    expect(ordered).toMatchObject({ payment_status: 'paid', payment_method: 'cxpay' });
    expect(await api.orderByCard(order)).toEqual(ordered);
    expect(await api.checkout(order.idempotency_key)).toMatchObject({ order: { id: ordered.order_id } });
    expect(await api.checkout(aKey())).toEqual({ order: null });
    expect(await api.receipt(ordered.order_id)).toContain('%PDF');
    expect(await api.order(ordered.order_id)).toMatchObject({
      payment_status: 'paid',
      payment_method: 'cxpay',
      total: 19900,
    });
  });

  it('places a sentoo order as a form with the cross-site token', async () => {
    const api = await paymentApi();
    await api.methods();
    const { payment_data, transaction, order_status, order_id } = await api.orderBySentoo(aSentooOrder());
    expect(order_status).toBe('pending');
    expect(payment_data.payment_url).toContain(transaction);
    expect((await api.order(order_id)).links).toEqual(payment_data);
    expect(await api.cancel(order_id)).toMatchObject({ payment_status: 'cancelled' });
  });

  it('receives errors of rejected orders', async () => {
    const api = await paymentApi();
    const wrong = { ...aCardOrder({ order_total_amount: 1 }), idempotency_key: aKey() };
    expect(await failureOf(api.orderByCard(wrong as never))).toMatchObject({
      status: 422,
      errors: { order_total_amount: [expect.any(String)] },
    });
    const declined = { ...aCardOrder({ card_security_code: '900' }), idempotency_key: aKey() };
    expect(await failureOf(api.orderByCard(declined as never))).toMatchObject({
      status: 402,
      code: 'declined',
    });
    expect(await failureOf(api.orderBySentoo(aSentooOrder()))).toMatchObject({
      status: 403,
      code: 'token_missing',
    });
    expect(await failureOf(api.order(999_999))).toMatchObject({ status: 404 });
  });
});

it('covers every call listed for it', () => {
  expect(missingCalls(portal.app, LISTED.checkout)).toEqual([]);
});

const paymentApi = async () => createPaymentApi(clientsFor(portal, (await aBuyer(portal)).token));
const aSentooOrder = () => ({
  items: [{ package_id: 1 }],
  order_total_amount: 4900,
  order_currency: 'USD' as const,
  idempotency_key: aKey(),
});
