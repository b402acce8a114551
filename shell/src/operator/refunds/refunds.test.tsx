import type { ReceivedRefundRequest } from '@cpa/shared/contracts';
import { aReceivedRefundRequest, aRecruiterProfile, type FakeResponses } from '@cpa/shared/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../testing/renderPage.tsx';

const open = aReceivedRefundRequest();
const AT = '2026-11-25T15:00:00.000Z';
const decided = (
  changes: Partial<ReceivedRefundRequest>,
  order: Partial<ReceivedRefundRequest['order']> = {},
) =>
  aReceivedRefundRequest({
    decided_at: AT,
    decided_by: 'Joan',
    ...changes,
    order: { ...open.order, ...order },
  });
const approved = decided({ status: 'approved' }, { payment_status: 'refunded', refund: 'done' });

async function openPage(responses: FakeResponses = {}) {
  const { host } = await renderPage({
    at: '/operator/refunds',
    profile: aRecruiterProfile(),
    responses: { 'GET /operator/refund-requests': { open: [open], decided: [] }, ...responses },
  });
  return {
    bodies: () =>
      host.requests.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]),
    toasts: () => host.toasts.shown.map(({ title }) => title),
  };
}
const approve = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Approve the refund of order 3' }));
  return within(await screen.findByRole('dialog', { name: 'Refund order 3?' }));
};
const refuse = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Refuse the refund of order 3' }));
  return within(await screen.findByRole('dialog', { name: 'Refuse the refund of order 3?' }));
};

describe('the refund requests', () => {
  test('are the 404 page to an account that is not an operator', async () => {
    await openPage({ 'GET /operator/refund-requests': { status: 404, body: { message: 'No such page.' } } });
    expect(await screen.findByRole('heading', { name: 'We could not find this page' })).toBeVisible();
  });

  test('can be loaded again after a failure', async () => {
    await openPage({ 'GET /operator/refund-requests': { status: 503, body: {} } });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });

  test('say that operators need a second step', async () => {
    const message = 'Operators need a second step. Turn it on in your account.';
    await openPage({
      'GET /operator/refund-requests': { status: 403, body: { code: 'second_step_for_operators', message } },
    });
    expect(await screen.findByText(message)).toBeVisible();
  });

  test('show the reason, the order and who asked', async () => {
    await openPage();
    const request = await screen.findByRole('article', { name: 'Order 3' });
    expect(request).toHaveTextContent(
      /We bought the package twice\..*US\$ 49.*Cas di Sabor.*Starter.*1 posting/,
    );
    expect(within(request).getByRole('link', { name: 'berta@example.aw' })).toBeVisible();
  });

  test('say when there is nothing to decide', async () => {
    await openPage({ 'GET /operator/refund-requests': { open: [], decided: [] } });
    expect(await screen.findByText('Nothing to decide')).toBeVisible();
  });

  test('are approved after a confirmation', async () => {
    const { bodies, toasts } = await openPage({ 'POST /operator/refund-requests/8/approve': approved });
    const dialog = await approve();
    expect(dialog.getByText(/US\$ 49\.00 goes back to Cas di Sabor/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Refund order' }));
    expect(await screen.findByText(/Approved by Joan/)).toBeVisible();
    expect(screen.getByText('Refunded')).toBeVisible();
    expect(bodies()).toHaveLength(1);
    expect(toasts()).toEqual(['Order 3 is refunded']);
  });

  test.each([
    ['requested', 'The provider has not confirmed the refund yet. A job repeats it.'],
    ['refused', 'The provider did not accept the refund. The order is still paid.'],
  ] as const)('state no refund while the one of the order is %s', async (refund, sentence) => {
    const response = decided({ status: 'approved' }, { refund });
    const { toasts } = await openPage({ 'POST /operator/refund-requests/8/approve': response });
    await userEvent.click((await approve()).getByRole('button', { name: 'Refund order' }));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByText('Refunded')).not.toBeInTheDocument();
    expect(toasts()[0]).toMatch(/^Approved[.,]/);
  });

  test('are refused with an answer, which is required', async () => {
    const refused = decided({ status: 'refused', answer: 'Three were used.' });
    const { bodies } = await openPage({ 'POST /operator/refund-requests/8/refuse': refused });
    const dialog = await refuse();
    await userEvent.click(dialog.getByRole('button', { name: 'Refuse and send' }));
    const answer = dialog.getByRole('textbox', { name: 'Answer to the owner' });
    expect(answer).toHaveAccessibleDescription('Write why the order is not refunded.');
    await userEvent.type(answer, 'Three were used.');
    await userEvent.click(dialog.getByRole('button', { name: 'Refuse and send' }));
    expect(await screen.findByText(/Refused by Joan/)).toBeVisible();
    expect(bodies()).toEqual([['/operator/refund-requests/8/refuse', { answer: 'Three were used.' }]]);
  });

  test('keep the answer, and show what was decided elsewhere, when a decision comes too late', async () => {
    let lists = { open: [open], decided: [] as ReceivedRefundRequest[] };
    await openPage({
      'GET /operator/refund-requests': () => lists,
      'POST /operator/refund-requests/8/refuse': () => {
        lists = { open: [], decided: [decided({ status: 'withdrawn' })] };
        return { status: 409, body: { message: 'This request is no longer open.' } };
      },
    });
    const dialog = await refuse();
    await userEvent.type(dialog.getByRole('textbox'), 'Too late');
    await userEvent.click(dialog.getByRole('button', { name: 'Refuse and send' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('This request is no longer open.');
    expect(dialog.getByRole('textbox')).toHaveValue('Too late');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('button', { name: 'Refuse the refund of order 3' })).not.toBeInTheDocument();
  });

  test('cannot be decided while a refund of the order is in progress', async () => {
    const request = aReceivedRefundRequest({ order: { ...open.order, refund: 'requested' } });
    await openPage({ 'GET /operator/refund-requests': { open: [request], decided: [] } });
    expect(await screen.findByText(/A refund of this order is in progress/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Approve the refund of order 3' })).not.toBeInTheDocument();
  });
});
