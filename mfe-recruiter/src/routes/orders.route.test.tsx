import type { Order, Orders } from '@cpa/shared/contracts';
import { aHost, aRecruiterProfile, renderRoutes, type FakeResponses } from '@cpa/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRoutes } from '../module.ts';
import { orderChanged } from '../realtime/realtimeEvents.ts';

const paid: Order = {
  id: 3,
  payment_status: 'paid',
  payment_method: 'cxpay',
  transaction: 'tx-3',
  company: { id: 1, name: 'Cas di Sabor' },
  items: [],
  total: 19_900,
  currency: 'USD',
  links: null,
  card: { brand: 'Visa', last_four: '1111' },
  invoice_number: 'CPA-2026-00003',
  receipt: '/recruiter/orders/3/receipt',
  refundable_until: null,
  refund: null,
  can_request_refund: false,
  refund_request: null,
  created_at: '2026-11-10T15:00:00.000Z',
  paid_at: '2026-11-10T15:00:00.000Z',
  expires_at: null,
  rejected_at: null,
  failure: null,
  billing: { name: 'Ana Croes', email: 'ana@example.aw', address: '' },
};
const unpaid = {
  ...paid,
  card: null,
  payment_method: 'sentoo',
  invoice_number: null,
  paid_at: null,
} as const;

const sponsorship = {
  package_id: 13,
  title: 'Sponsorship',
  price: 2900,
  vacancies: 0,
  start_date: null,
  template: null,
  customTemplate: null,
  plan: null,
  duration_days: 30,
  sponsored: true,
};

const pageOf = (orders: Order[]): Orders => ({
  orders,
  page: 1,
  per_page: 20,
  total: orders.length,
  last_page: 1,
});

function open(
  orders: FakeResponses[string],
  more: FakeResponses = {},
  query = '',
  profile = aRecruiterProfile(),
) {
  const host = aHost({
    links: { 'pay-again': '/checkout?again=:order' },
    profile,
    responses: { 'GET /recruiter/orders': orders, ...more },
  });
  return { host, ...renderRoutes(createRoutes(host), { host, at: `/recruiter-dashboard/orders${query}` }) };
}
const row = (id: number) => screen.findByRole('row', { name: new RegExp(`Order ${id}\\b`) });

describe('/recruiter-dashboard/orders', () => {
  it('downloads the receipt under the number of the invoice', async () => {
    const saved: string[] = [];
    URL.createObjectURL = (content) => `blob:${content as unknown as string}`;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(`${this.href} ${this.download}`);
    });
    open(pageOf([paid]), { 'GET /recruiter/orders/3/receipt': '%PDF-1.7' });
    const order = within(await row(3));
    await userEvent.click(order.getByRole('button', { name: 'Receipt CPA-2026-00003, PDF' }));
    await waitFor(() => expect(saved).toEqual(['blob:%PDF-1.7 receipt-CPA-2026-00003.pdf']));
  });

  it('explains a receipt that could not be downloaded', async () => {
    const { host } = open(pageOf([paid]), { 'GET /recruiter/orders/3/receipt': { status: 503 } });
    const order = within(await row(3));
    await userEvent.click(order.getByRole('button', { name: 'Receipt CPA-2026-00003, PDF' }));
    await waitFor(() => expect(host.toasts.shown).toMatchObject([{ kind: 'error' }]));
  });

  it('shows total, method, status and invoice of a paid order, and marks the one of the URL', async () => {
    open(pageOf([paid]), {}, '?order=3');
    const order = await row(3);
    expect(order).toHaveTextContent(
      /10 November 2026.*US\$ 199.*Afl\. 356\.21.*Visa ending in 1111.*Paid.*CPA-2026-00003/,
    );
    expect(order).toHaveAttribute('aria-current', 'true');
  });

  it('explains an order that is waiting and links to the payment', async () => {
    const links = { payment_url: 'https://pay.example/1', payment_qr_code: '' };
    open(pageOf([{ ...unpaid, id: 4, payment_status: 'pending', links }]));
    const order = within(await row(4));
    expect(order.getByText('Waiting for payment')).toBeVisible();
    expect(order.getByRole('link', { name: 'Continue the payment' })).toHaveAttribute(
      'href',
      links.payment_url,
    );
  });

  it.each(['failed', 'expired', 'cancelled'] as const)(
    'leads to the checkout with the same items after a %s payment',
    async (status) => {
      open(pageOf([{ ...unpaid, id: 5, payment_status: status }]));
      const order = within(await row(5));
      expect(order.getByText(/Nothing was charged/)).toBeVisible();
      expect(order.getByRole('link', { name: 'Pay again (Order 5)' })).toHaveAttribute(
        'href',
        '/checkout?again=5',
      );
    },
  );

  it('offers the plans when the vacancy of an unpaid sponsorship is gone', async () => {
    const items = [{ ...sponsorship, vacancy_id: 7, vacancy: null }];
    open(pageOf([{ ...unpaid, id: 5, payment_status: 'failed', items }]));
    const order = within(await row(5));
    expect(order.getByRole('link', { name: /^Choose a plan again/ })).toHaveAttribute('href', '/plans');
  });

  it('shows an error when the receipt cannot be downloaded', async () => {
    const { host } = open(pageOf([paid]), { 'GET /recruiter/orders/3/receipt': { status: 503, body: {} } });
    await userEvent.click(await screen.findByRole('button', { name: 'Receipt CPA-2026-00003, PDF' }));
    await screen.findByRole('button', { name: 'Receipt CPA-2026-00003, PDF' });
    expect(host.toasts.shown.map(({ title }) => title)).toEqual(['The receipt could not be downloaded']);
  });

  describe('refund', () => {
    const refundable: Order = { ...paid, refundable_until: '2026-11-11T15:00:00.000Z' };
    const refunded: Order = {
      ...paid,
      payment_status: 'refunded',
      refund: {
        status: 'done',
        requested_at: '2026-11-10T16:00:00.000Z',
        done_at: '2026-11-10T16:00:00.000Z',
        credit_note_number: 'CPA-C-2026-00001',
        credit_note: '/recruiter/orders/3/credit-note',
      },
    };
    const ask = async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Refund order 3' }));
      return within(await screen.findByRole('dialog', { name: 'Refund order 3?' }));
    };

    it('asks once, refunds and shows the credit note', async () => {
      const { host } = open(pageOf([refundable]), { 'POST /recruiter/orders/3/refund': refunded });
      const dialog = await ask();
      expect(dialog.getByText(/You get US\$ 199\.00 back by Visa ending in 1111/)).toBeVisible();
      await userEvent.click(dialog.getByRole('button', { name: 'Refund order' }));
      expect(await screen.findByText('CPA-C-2026-00001')).toBeVisible();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(document.activeElement).toHaveTextContent('Refunded');
      expect(host.toasts.shown.map(({ title }) => title)).toEqual(['Order refunded']);
      expect(screen.queryByRole('button', { name: 'Refund order 3' })).not.toBeInTheDocument();
    });

    it.each(['owner', 'recruiter'] as const)(
      'tells who may refund, to a member with the role %s',
      async (membership) => {
        const companies = aRecruiterProfile().companies.map((company) => ({ ...company, membership }));
        const company = { id: companies[0]!.id, name: companies[0]!.name };
        open(pageOf([{ ...paid, company }]), {}, '', aRecruiterProfile({ companies }));
        await row(3);
        const note = screen.queryByText('Only an owner of the company can refund an order.');
        expect(note !== null).toBe(membership !== 'owner');
      },
    );

    it('says that a refund is under way while the bank has not confirmed it', async () => {
      const refund = {
        ...refunded.refund!,
        status: 'requested' as const,
        done_at: null,
        credit_note_number: null,
      };
      open(pageOf([refundable]), { 'POST /recruiter/orders/3/refund': { ...paid, refund } });
      const dialog = await ask();
      await userEvent.click(dialog.getByRole('button', { name: 'Refund order' }));
      expect(await screen.findByText(/The refund is under way/)).toBeVisible();
    });

    it('keeps the dialog open with the reason when the refund is not possible', async () => {
      let list = pageOf([refundable]);
      open(() => list, {
        'POST /recruiter/orders/3/refund': () => {
          list = pageOf([paid]);
          return { status: 409, body: { message: 'Part of this order was already used.' } };
        },
      });
      const dialog = await ask();
      await userEvent.click(dialog.getByRole('button', { name: 'Refund order' }));
      expect(await dialog.findByRole('alert')).toHaveTextContent('Part of this order was already used.');
      await userEvent.click(dialog.getByRole('button', { name: 'Keep the order' }));
      expect(screen.queryByRole('button', { name: 'Refund order 3' })).not.toBeInTheDocument();
    });
  });

  describe('request for a refund', () => {
    const path = '/recruiter/orders/3/refund-request';
    const request = {
      status: 'open' as const,
      reason: 'Bought twice',
      requested_at: '2026-11-20T15:00:00.000Z',
      decided_at: null,
      answer: null,
    };
    const requestable: Order = { ...paid, can_request_refund: true };
    const asked: Order = { ...paid, refund_request: request };
    const openDialog = async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Ask for a refund of order 3' }));
      return within(await screen.findByRole('dialog', { name: 'Ask for a refund of order 3?' }));
    };

    it('requires a reason, sends it and shows since when the request is open', async () => {
      const sent: unknown[] = [];
      open(pageOf([requestable]), {
        [`POST ${path}`]: ({ body }) => {
          sent.push(body);
          return asked;
        },
      });
      const dialog = await openDialog();
      await userEvent.click(dialog.getByRole('button', { name: 'Send request' }));
      const reason = dialog.getByRole('textbox', { name: 'Why should this order be refunded?' });
      expect(reason).toHaveFocus();
      expect(reason).toHaveAccessibleDescription('Write why the order should be refunded.');
      await userEvent.type(reason, ' Bought twice ');
      await userEvent.click(dialog.getByRole('button', { name: 'Send request' }));
      expect(await screen.findByText(/A refund was requested on 20 November 2026/)).toBeVisible();
      expect(sent).toEqual([{ reason: 'Bought twice' }]);
      expect(document.activeElement).toHaveTextContent('Paid');
    });

    it('keeps the reason when it cannot be sent', async () => {
      open(pageOf([requestable]), {
        [`POST ${path}`]: { status: 409, body: { message: 'This order can be refunded at once.' } },
      });
      const dialog = await openDialog();
      await userEvent.type(dialog.getByRole('textbox'), 'Bought twice');
      await userEvent.click(dialog.getByRole('button', { name: 'Send request' }));
      expect(await dialog.findByRole('alert')).toHaveTextContent('This order can be refunded at once.');
      expect(dialog.getByRole('textbox')).toHaveValue('Bought twice');
    });

    it('takes an open request back', async () => {
      open(pageOf([asked]), { [`DELETE ${path}`]: requestable });
      await userEvent.click(
        await screen.findByRole('button', { name: 'Take back the request to refund order 3' }),
      );
      const dialog = within(await screen.findByRole('dialog'));
      await userEvent.click(dialog.getByRole('button', { name: 'Take back the request' }));
      expect(await screen.findByRole('button', { name: 'Ask for a refund of order 3' })).toBeVisible();
      expect(screen.queryByText(/A refund was requested/)).not.toBeInTheDocument();
    });

    it('shows why a request was refused', async () => {
      const decided_at = '2026-11-21T15:00:00.000Z';
      const refund_request = { ...request, status: 'refused' as const, decided_at, answer: 'Used up.' };
      open(pageOf([{ ...paid, refund_request }]));
      expect(await screen.findByText('The refund was refused on 21 November 2026: Used up.')).toBeVisible();
    });
  });

  it('updates the list when an order changes elsewhere', async () => {
    let list = pageOf([paid]);
    const { host } = open(() => list);
    await row(3);
    list = pageOf([{ ...paid, payment_status: 'refunded' }]);
    host.store.dispatch(orderChanged({ id: 3 }));
    expect(await screen.findByText('Refunded')).toBeVisible();
  });

  it('says what appears here while there are no orders', async () => {
    open(pageOf([]));
    expect(await screen.findByRole('link', { name: 'See plans' })).toBeVisible();
  });

  it('retries a list that failed to load', async () => {
    let isDown = true;
    open(() => (isDown ? { status: 503, body: {} } : pageOf([paid])));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await userEvent.click(retry);
    expect(await row(3)).toBeVisible();
  });
});
