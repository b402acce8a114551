import { dayInAruba } from '@cpa/shared/contracts';
import {
  aCompanyRef,
  aHost,
  anOrder,
  anOwnVacancy,
  aRecruiterProfile,
  type FakeResponses,
  renderRoutes,
} from '@cpa/shared/testing';
import { formatDay } from '@cpa/shared/i18n';
import { screen, waitFor } from '@testing-library/react';
import { createRoutes } from '../module.ts';

const REFUSED = 'Only test cards are accepted here.';
const draft = anOwnVacancy({ status: 'draft', title: 'Cook' });
const [item] = anOrder().items;

function open(at: string, more: FakeResponses) {
  localStorage.setItem(
    'cartState',
    JSON.stringify({ items: [{ package_id: 1, title: 'Starter', price: 4900 }] }),
  );
  const companies = [{ ...aCompanyRef({ id: draft.company.id }), membership: 'owner' as const }];
  const responses: FakeResponses = {
    'GET /recruiter/payment-methods': {
      methods: [{ id: 'cxpay', available: true, sandbox: true, message: null }],
    },
    'GET /options': { status: 503, body: {} },
    'GET /recruiter/vacancies': { vacancies: [draft] },
    ...more,
  };
  const host = aHost({ profile: aRecruiterProfile({ companies }), responses });
  responses[`GET /recruiter/checkouts/${host.idempotencyKeys.keyOf('checkout')}`] = { order: null };
  return { host, ...renderRoutes(createRoutes(host), { host, at }) };
}

afterEach(() => localStorage.clear());

describe('/payment/success', () => {
  const inDays = (days: number) => dayInAruba(new Date(Date.now() + days * 24 * 3_600_000));
  const company = { id: draft.company.id, name: draft.company.name };
  const openPaid = (starts: (string | null)[], more: FakeResponses = {}) =>
    open('/payment/success?order=3', {
      ...more,
      'GET /recruiter/orders/3': anOrder({
        company,
        items: starts.map((start_date) => ({ ...item!, vacancies: 5, start_date })),
      }),
    });

  it('offers to publish a draft with postings that can be used at once', async () => {
    openPaid([null, inDays(-1)]);
    expect(await screen.findByText('Publish “Cook”')).toBeVisible();
    expect(screen.getByText(/You can post 10 more vacancies\./)).toBeVisible();
    expect(screen.getByText('Uses one of the vacancies that you bought.')).toBeVisible();
  });

  it('knows what the company has left, from other orders and after some were used', async () => {
    openPaid([null], {
      'GET /recruiter/postings': {
        companies: [
          {
            company_id: company.id,
            free: { duration_days: 30, used_by: null },
            packages: [4, 9].map((left, place) => ({
              entitlement_id: place + 1,
              name: 'Team',
              left,
              postings: 10,
              duration_days: 45,
              expires_at: null,
            })),
            sponsorships_left: 2,
          },
        ],
      },
    });
    expect(await screen.findByText(/You can post 13 more vacancies\./)).toBeVisible();
    expect(screen.getByText('Your company has 2 sponsorships left.')).toBeVisible();
  });

  it('offers the other steps when drafts and postings cannot be read', async () => {
    const failed = { status: 503, body: {} };
    openPaid([null], { 'GET /recruiter/vacancies': failed, 'GET /recruiter/postings': failed });
    expect(await screen.findByText('Uses one of the vacancies that you bought.')).toBeVisible();
    expect(screen.queryByText('Publish “Cook”')).not.toBeInTheDocument();
  });

  it('says from which day postings can be used and does not offer to publish before', async () => {
    const day = inDays(6);
    openPaid([day, day]);
    expect(await screen.findByText('Finish “Cook”')).toBeVisible();
    expect(screen.getByText(`10 postings from ${formatDay(day)}.`)).toBeVisible();
    expect(screen.getByText(`Your new postings can be used from ${formatDay(day)}.`)).toBeVisible();
    expect(screen.queryByText(/You can post|Uses one of|Publish “/)).not.toBeInTheDocument();
  });
});

test('/payment/failed does not tell what is in the cart of this browser', async () => {
  const order = anOrder({ payment_status: 'failed', failure: 'not_taken' });
  open('/payment/failed?order=3', { 'GET /recruiter/orders/3': order });
  expect(await screen.findByText('You were not charged.')).toBeVisible();
});

describe('the page of an order that the company did not place', () => {
  it.each(['/payment/success', '/payment/pending', '/payment/failed'])(
    '%s leads to the orders',
    async (path) => {
      open(`${path}?order=3`, {
        'GET /recruiter/orders/3': { status: 404, body: { message: 'This order does not exist.' } },
      });
      expect(
        await screen.findByRole('heading', { level: 1, name: 'We cannot find this order' }),
      ).toBeVisible();
      expect(screen.getByRole('link', { name: 'Go to your orders' })).toHaveAttribute(
        'href',
        '/recruiter-dashboard/orders',
      );
      expect(screen.queryByText(/went wrong/)).not.toBeInTheDocument();
    },
  );

  it('can be loaded again when the server failed', async () => {
    open('/payment/success?order=3', { 'GET /recruiter/orders/3': { status: 503, body: {} } });
    expect(await screen.findByRole('button', { name: /try again/i })).toBeVisible();
  });
});

describe('paying by card', () => {
  async function pay(response: FakeResponses[string]) {
    const opened = open('/checkout', { 'POST /recruiter/order-cxpay': response });
    const { user } = opened;
    await user.click(await screen.findByRole('button', { name: 'Fill in test card' }));
    await user.type(screen.getByRole('textbox', { name: /Street/ }), 'Caya Mañana 14');
    await user.type(screen.getByRole('textbox', { name: /Town/ }), 'Noord');
    await user.click(screen.getByRole('button', { name: 'Pay US$ 49' }));
    return opened;
  }

  it('shows why a card is refused once, at its field, beside the toast', async () => {
    const { host } = await pay({
      status: 422,
      body: { message: REFUSED, code: 'invalid', errors: { card_number: [REFUSED] } },
    });
    const number = screen.getByRole('textbox', { name: 'Card number' });
    await waitFor(() => expect(number).toHaveAccessibleDescription(REFUSED));
    expect(screen.getAllByText(REFUSED)).toHaveLength(1);
    expect(number).toHaveFocus();
    expect(screen.queryByText(/Check 1 field/)).not.toBeInTheDocument();
    expect(screen.getByText('The order was not accepted. Nothing was charged.')).toBeVisible();
    expect(host.toasts.shown.at(-1)).toMatchObject({ kind: 'error', title: REFUSED });
  });

  it('names the earlier order of which nobody knows yet whether it was charged', async () => {
    const message = 'We are still finding out about the payment of order 3.';
    await pay({ status: 409, body: { message, code: 'payment_pending', params: { order: 3 } } });
    expect(await screen.findByRole('link', { name: 'Go to your orders' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('payment of order 3');
    expect(screen.queryByText(/Nothing was charged/)).not.toBeInTheDocument();
  });

  it('says that it creates the payment on the button', async () => {
    await pay(() => new Promise<never>(() => {}));
    const button = await screen.findByRole('button', { name: 'Creating payment…' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('Creating payment…').closest('[data-hidden]')).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Card number' })).toHaveValue('');
  });
});
