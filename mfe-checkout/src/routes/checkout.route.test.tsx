import type { Order } from '@cpa/shared/contracts';
import {
  aCompanyRef,
  aHost,
  anOrder,
  anOwnVacancy,
  aRecruiterProfile,
  type FakeResponses,
  renderRoutes,
} from '@cpa/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { createRoutes } from '../module.ts';

const sponsorship: Order['items'][number] = {
  package_id: 13,
  title: 'Sponsorship',
  price: 2900,
  vacancies: 0,
  start_date: null,
  template: null,
  customTemplate: null,
  plan: null,
  vacancy_id: 7,
  vacancy: { id: 7, title: 'Line Cook' },
  duration_days: 30,
  sponsored: true,
};
const failed = anOrder({
  id: 5,
  payment_status: 'failed',
  failure: 'declined',
  company: { id: 4, name: 'Bahia Digital' },
  items: [sponsorship],
  total: 2900,
});
const starter = { package_id: 1, title: 'Starter', price: 4900 };
const readCart = () => JSON.parse(localStorage.getItem('cartState') ?? '{}') as { items: object[] };

function open(order: object, items: object[] = [], vacancies: object[] = []) {
  localStorage.setItem('cartState', JSON.stringify({ items }));
  const companies = [3, 4].map((id) => ({
    ...aCompanyRef({ id, name: `Company ${id}` }),
    membership: 'owner' as const,
  }));
  const responses: FakeResponses = {
    'GET /recruiter/orders/5': order,
    'GET /recruiter/vacancies': { vacancies },
    'GET /recruiter/payment-methods': {
      methods: [{ id: 'sentoo', available: true, sandbox: true, message: null }],
    },
    'GET /options': { status: 503, body: {} },
    'GET /recruiter/orders': { status: 503, body: {} },
  };
  const host = aHost({ profile: aRecruiterProfile({ companies }), responses });
  responses[`GET /recruiter/checkouts/${host.idempotencyKeys.keyOf('checkout')}`] = { order: null };
  return { host, ...renderRoutes(createRoutes(host), { host, at: '/checkout?again=5' }) };
}

afterEach(() => localStorage.clear());

describe('/checkout?again=', () => {
  it('fills the cart with the unpaid order, chooses its company and saves the rest for later', async () => {
    const { address } = open(failed, [starter]);
    await waitFor(() => expect(address()).toBe('/checkout?company=4'));
    expect(readCart().items).toMatchObject([{ package_id: 13, vacancy_id: 7, price: 2900 }]);
    expect(JSON.parse(localStorage.getItem('saveLaterItems') ?? '[]')).toEqual([starter]);
    expect(await screen.findByRole('combobox', { name: /company/i })).toHaveValue('4');
    expect(screen.getByText(/Line Cook/)).toBeVisible();
  });

  it('shows no payment form for a vacancy that is sponsored already', async () => {
    const until = '2099-12-20T16:00:00.000Z';
    open(failed, [], [anOwnVacancy({ id: 7, title: 'Line Cook', sponsored_until: until })]);
    expect(await screen.findByText('A vacancy in your cart is sponsored already')).toBeVisible();
    expect(screen.getByText(/“Line Cook” is sponsored until .*2099/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the cart' })).toHaveAttribute('href', '/cart');
    expect(screen.queryByRole('button', { name: /pay/i })).not.toBeInTheDocument();
  });

  it('keeps a cart that holds the same items', async () => {
    const { address } = open(failed, [{ package_id: 13, title: 'Sponsorship', price: 2500, vacancy_id: 7 }]);
    await waitFor(() => expect(address()).toBe('/checkout?company=4'));
    expect(readCart().items).toMatchObject([{ price: 2500 }]);
  });

  it('shows an order that was paid in the meantime instead of charging it twice', async () => {
    const { address } = open({ ...failed, payment_status: 'paid' }, [starter]);
    await waitFor(() => expect(address()).toBe('/payment/success?order=5'));
    expect(readCart().items).toEqual([starter]);
  });

  it('returns to the orders with an error when the order cannot be read', async () => {
    const { host, address } = open({ status: 503, body: { message: 'Busy.' } });
    await waitFor(() => expect(address()).toBe('/recruiter-dashboard/orders'));
    expect(host.toasts.shown).toMatchObject([{ kind: 'error', description: 'Busy.' }]);
  });
});
