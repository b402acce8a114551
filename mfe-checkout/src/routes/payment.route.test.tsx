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
import { screen, waitFor, within } from '@testing-library/react';
import { waiting } from '../features/payment/testing/openPayment.ts';
import { createRoutes } from '../module.ts';

const REFUSED = 'Only test cards are accepted here.';
const draft = anOwnVacancy({ status: 'draft', title: 'Cook' });
const [item] = anOrder().items;
const aMembership = (id: number, membership: 'owner' | 'recruiter' | 'viewer') => ({
  ...aCompanyRef({ id, name: `Company ${id}` }),
  membership,
});

type Opened = { count?: number; profile?: Parameters<typeof aRecruiterProfile>[0] };

function open(at: string, more: FakeResponses, { count = 1, profile }: Opened = {}) {
  const items = Array.from({ length: count }, () => ({ package_id: 1, title: 'Starter', price: 4900 }));
  localStorage.setItem('cartState', JSON.stringify({ items }));
  const companies = [aMembership(draft.company.id, 'owner')];
  const responses: FakeResponses = {
    'GET /recruiter/payment-methods': {
      methods: [{ id: 'cxpay', available: true, sandbox: true, message: null }],
    },
    'GET /options': { status: 503, body: {} },
    'GET /recruiter/vacancies': { vacancies: [draft] },
    ...more,
  };
  const host = aHost({ profile: aRecruiterProfile({ companies, ...profile }), responses });
  responses[`GET /recruiter/checkouts/${host.idempotencyKeys.keyOf('checkout')}`] = { order: null };
  return { host, ...renderRoutes(createRoutes(host), { host, at }) };
}

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

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
    expect(screen.getByText(/This order has 10 postings\./)).toBeVisible();
    expect(screen.getByText('Uses one of the vacancies that you bought.')).toBeVisible();
  });

  it('shows what the company has left, from other orders and after some were used', async () => {
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
              expires_at: '2027-11-20T12:00:00.000Z',
            })),
            sponsorships_left: 2,
          },
        ],
      },
    });
    expect(await screen.findByText(/You can post 13 more vacancies\./)).toBeVisible();
    expect(screen.getByText('Your company has 2 sponsorships left.')).toBeVisible();
    expect(screen.getByText('13 of 20')).toBeVisible();
    expect(screen.getByText('Use them until 20 November 2027.')).toBeVisible();
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

describe('/payment/success of an order', () => {
  const sponsored = {
    ...item!,
    package_id: 13,
    title: 'Sponsorship',
    vacancies: 0,
    vacancy_id: 7,
    vacancy: { id: 7, title: 'Line Cook' },
  };

  it('names the sponsored vacancy, the card and the amount in florins', async () => {
    const company = { company: 'Cas di Sabor N.V.', registration_number: 'H12345.0', tax_number: '700' };
    const billing = { ...anOrder().billing, ...company };
    const { user } = open('/payment/success?order=3', {
      'GET /recruiter/orders/3': anOrder({ items: [sponsored], billing }),
    });
    expect(await screen.findByText('“Line Cook” is sponsored.')).toBeVisible();
    const receipt = within(screen.getByRole('region', { name: 'Receipt' }));
    expect(screen.getByText('Sent to').parentElement).toHaveTextContent('berta@example.aw');
    window.print = jest.fn();
    await user.click(receipt.getByRole('button', { name: 'Print the receipt' }));
    expect(window.print).toHaveBeenCalledTimes(1);
    expect(receipt.getByText('Visa ending in 1111')).toBeVisible();
    expect(receipt.getByText('Afl. 87.71')).toBeVisible();
    for (const text of ['Cas di Sabor N.V.', 'Registration number (KVK) H12345.0', 'Tax number 700'])
      expect(receipt.getByText(text)).toBeVisible();
    expect(receipt.getByText('CPA-2026-00003')).toBeVisible();
  });

  it('that was refunded thanks for nothing and offers no next steps', async () => {
    const refunded = anOrder({ payment_status: 'refunded', items: [sponsored] });
    open('/payment/success?order=3', { 'GET /recruiter/orders/3': refunded });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/refunded/i);
    expect(screen.queryByText('“Line Cook” is sponsored.')).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: /next/i })).not.toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Receipt' })).toBeVisible();
  });
});

describe('an order that is not paid', () => {
  it('still leads to the bank while it is pending', async () => {
    open('/payment/pending?order=3', { 'GET /recruiter/orders/3': waiting });
    expect(await screen.findByRole('link', { name: 'Open my bank' })).toHaveAttribute(
      'href',
      waiting.links!.payment_url,
    );
  });

  it.each([
    [{ payment_status: 'failed', failure: 'declined' }, 'Your card was declined'],
    [{ payment_status: 'cancelled' }, /cancelled/],
  ] as const)('says why it failed and can be ordered again', async (overrides, title) => {
    open('/payment/failed?order=3', { 'GET /recruiter/orders/3': anOrder(overrides) });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/checkout?again=3');
  });

  it.each(['/payment/success?order=0', '/payment/success?order=x', '/payment/success'])(
    'is not loaded at %s',
    async (at) => {
      const { host, address } = open(at, {});
      await waitFor(() => expect(address()).toBe('/recruiter-dashboard/orders'));
      expect(host.requests).toEqual([]);
    },
  );

  it.each(['/payment/success?order=3', '/checkout'])('is shown to recruiters only at %s', async (at) => {
    const { host } = open(at, {}, { profile: { role: 'applicant', companies: [] } });
    expect(await screen.findByText(/403/)).toBeVisible();
    expect(host.requests).toEqual([]);
  });
});

describe('who can pay', () => {
  it('only companies that the recruiter may buy for are offered', async () => {
    const companies = [aMembership(2, 'viewer'), aMembership(3, 'recruiter'), aMembership(4, 'owner')];
    open('/checkout?company=2', {}, { profile: { companies } });
    const choice = await screen.findByRole('combobox', { name: /company/i });
    expect(choice).toHaveValue('3');
    expect(within(choice).getAllByRole('option')).toHaveLength(2);
  });

  it.each<[string, Opened]>([
    ['Confirm your e-mail address first', { profile: { verified: false } }],
    ['Create your company first', { profile: { companies: [] } }],
    ['Create your company first', { profile: { companies: [aMembership(2, 'viewer')] } }],
    ['Your cart has more than 20 items', { count: 21 }],
  ])('says %s instead of a payment form', async (title, opened) => {
    open('/checkout', {}, opened);
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.queryByRole('button', { name: /pay/i })).not.toBeInTheDocument();
  });

  it('pays by bank while cards are not available', async () => {
    const methods = [
      { id: 'cxpay', available: false, sandbox: true, message: null },
      { id: 'sentoo', available: true, sandbox: true, message: null },
    ];
    open('/checkout', { 'GET /recruiter/payment-methods': { methods } });
    expect(await screen.findByRole('button', { name: 'Pay US$ 49.00 with your bank' })).toBeVisible();
    expect(screen.getByRole('radio', { name: /^Card/ })).toBeDisabled();
  });
});

describe('paying by bank', () => {
  it('says that the bank rejected an attempt, how long the link is valid, and cancels', async () => {
    const expires_at = new Date(Date.now() + 65_000).toISOString();
    const rejected_at = '2026-11-20T15:01:00.000Z';
    let order = anOrder({ ...waiting, expires_at, rejected_at });
    const { user, host } = open('/checkout', {
      'GET /recruiter/payment-methods': {
        methods: [{ id: 'sentoo', available: true, sandbox: true, message: null }],
      },
      'POST /recruiter/order-sentoo/': {
        order_id: 3,
        order_status: 'pending',
        transaction: 'tx-3',
        payment_data: waiting.links,
      },
      'GET /recruiter/orders/3': () => order,
      'POST /recruiter/orders/3/cancel': () =>
        (order = { ...order, payment_status: 'cancelled', links: null }),
    });
    await user.click(await screen.findByRole('button', { name: 'Pay US$ 49.00 with your bank' }));
    expect(await screen.findByText(/Your bank did not approve the attempt/)).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent(/1:0\d/);
    await user.click(screen.getByRole('button', { name: 'Cancel payment' }));
    expect(await screen.findByRole('heading', { level: 1, name: /cancelled/ })).toHaveFocus();
    expect(host.requests.filter(({ path }) => path.endsWith('/cancel'))).toHaveLength(1);
  });
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
  let paid = anOrder();
  async function pay(response: FakeResponses[string]) {
    const opened = open('/checkout', {
      'POST /recruiter/order-cxpay': response,
      'GET /recruiter/orders/3': () => paid,
    });
    const { user } = opened;
    await user.click(await screen.findByRole('button', { name: 'Fill in test card' }));
    await user.type(screen.getByRole('textbox', { name: /Street/ }), 'Caya Mañana 14');
    await user.type(screen.getByRole('textbox', { name: /Town/ }), 'Noord');
    await user.click(screen.getByRole('button', { name: 'Pay US$ 49.00' }));
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

  it('offers the form again after a card was declined', async () => {
    const { user } = await pay(() => {
      paid = anOrder({ payment_status: 'failed', failure: 'declined', paid_at: null });
      return {
        order_id: 3,
        payment_status: 'failed',
        payment_method: 'cxpay',
        transaction: 't',
        message: 'No.',
      };
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Your card was declined' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Try another card' }));
    expect(await screen.findByRole('button', { name: 'Pay US$ 49.00' })).toBeEnabled();
    expect(screen.getByRole('textbox', { name: /Street/ })).toHaveValue('Caya Mañana 14');
  });

  it('says that it creates the payment on the button', async () => {
    await pay(() => new Promise<never>(() => {}));
    const button = await screen.findByRole('button', { name: 'Creating payment…' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('Creating payment…').closest('[data-hidden]')).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Card number' })).toHaveValue('');
  });
});
