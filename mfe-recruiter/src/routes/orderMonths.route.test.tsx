import type { OrderMonths } from '@cpa/shared/contracts';
import { aHost, aRecruiterProfile, type FakeResponses, renderRoutes } from '@cpa/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRoutes } from '../module.ts';

const [company] = aRecruiterProfile().companies;
const months: OrderMonths = {
  months: [
    { month: '2026-11', receipts: 2, credit_notes: 1 },
    { month: '2026-10', receipts: 0, credit_notes: 0 },
    { month: '2026-09', receipts: 1, credit_notes: 0 },
  ],
};
const noOrders = { orders: [], page: 1, per_page: 20, total: 0, last_page: 1 };

async function open(responses: FakeResponses, profile = aRecruiterProfile()) {
  const saved: string[] = [];
  URL.createObjectURL = (content) => `blob:${content as unknown as string}`;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(`${this.href} ${this.download}`);
  });
  const host = aHost({ profile, responses: { 'GET /recruiter/orders': noOrders, ...responses } });
  renderRoutes(createRoutes(host), { host, at: '/recruiter-dashboard/orders' });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Receipts by month' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Receipts by month' }));
  return { host, user, dialog, saved };
}

describe('receipts by month', () => {
  const path = `/recruiter/company/${company!.id}/receipts`;

  it('downloads the newest month as CSV and as PDF', async () => {
    const { user, dialog, saved } = await open({
      [`GET ${path}`]: months,
      [`GET ${path}/2026-11/csv`]: 'document',
      [`GET ${path}/2026-11/pdf`]: '%PDF-1.7',
    });
    expect(await dialog.findByText('2 receipts and 1 credit note.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Table (CSV)' }));
    await user.click(dialog.getByRole('button', { name: 'Receipts (PDF)' }));
    await waitFor(() =>
      expect(saved).toEqual([
        `blob:document receipts-${company!.id}-2026-11.csv`,
        `blob:%PDF-1.7 receipts-${company!.id}-2026-11.pdf`,
      ]),
    );
  });

  it('explains a month without documents and downloads nothing for it', async () => {
    const { user, dialog } = await open({ [`GET ${path}`]: months });
    await user.selectOptions(await dialog.findByLabelText('Month'), 'October 2026');
    expect(dialog.getByRole('status')).toHaveTextContent(
      'There is no receipt and no credit note in October 2026.',
    );
    expect(dialog.getByRole('button', { name: 'Table (CSV)' })).toBeDisabled();
    await user.selectOptions(dialog.getByLabelText('Month'), 'September 2026');
    expect(dialog.getByRole('status')).toHaveTextContent('1 receipt and no credit notes.');
    expect(dialog.getByRole('button', { name: 'Table (CSV)' })).toBeEnabled();
  });

  it('says so while there are no receipts', async () => {
    const { dialog } = await open({ [`GET ${path}`]: { months: [] } });
    expect(await dialog.findByText(/There are no receipts yet/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Receipts (PDF)' })).toBeDisabled();
  });

  it('lets a recruiter of several companies choose one', async () => {
    const companies = [company!, { ...company!, id: 99, name: 'Isla Work' }];
    const { user, dialog } = await open(
      {
        [`GET ${path}`]: months,
        'GET /recruiter/company/99/receipts': {
          months: [{ month: '2026-08', receipts: 5, credit_notes: 0 }],
        },
      },
      aRecruiterProfile({ companies }),
    );
    await user.selectOptions(dialog.getByLabelText('Company'), 'Isla Work');
    expect(await dialog.findByText(/^5 receipts/)).toBeVisible();
  });

  it('reports a file that could not be downloaded and retries months that could not be read', async () => {
    let isDown = true;
    const { host, user, dialog, saved } = await open({
      [`GET ${path}`]: () => (isDown ? { status: 503, body: {} } : months),
      [`GET ${path}/2026-11/csv`]: { status: 503, body: {} },
    });
    const retry = await dialog.findByRole('button', { name: 'Try again' });
    isDown = false;
    await user.click(retry);
    await dialog.findByText('2 receipts and 1 credit note.');
    await user.click(dialog.getByRole('button', { name: 'Table (CSV)' }));
    await waitFor(() =>
      expect(host.toasts.shown.map(({ title }) => title)).toEqual(['The file could not be downloaded']),
    );
    expect(saved).toEqual([]);
  });
});
