import type { RecruiterVacancy, Vacancy } from '@cpa/shared/contracts';
import { aBuyer, openPaymentApp, payByCard, type PaymentApp } from '../support/openPaymentApp.ts';

let portal: PaymentApp;
beforeAll(async () => {
  portal = await openPaymentApp();
});
afterAll(async () => await portal.close());

test('a vacancy has the template of the order that paid for its posting', async () => {
  const buyer = await aBuyer(portal);
  const selection = { package_id: 3, template: 'Custom', customTemplate: 'Make the desserts.' };
  const paid = await payByCard(portal, buyer, { items: [selection], order_total_amount: 34_900 });
  expect(paid.statusCode).toBe(201);
  const publish = async () => {
    const body = {
      company_id: buyer.companyId,
      title: 'Cook',
      description: 'You cook.',
      sectors: [2],
      location_district_id: 401,
      status: 'open',
    };
    const created = await portal.call('POST', '/recruiter/vacancy', { token: buyer.token, body });
    const { id, posting } = created.json<RecruiterVacancy>();
    const { template } = (await portal.call('GET', `/vacancies/${id}`)).json<Vacancy>();
    return { posting, template };
  };
  expect(await publish()).toEqual({ posting: 'free', template: null });
  expect(await publish()).toEqual({
    posting: 'package',
    template: { name: 'Custom', text: 'Make the desserts.' },
  });
});
