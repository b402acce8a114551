import { aHost, anApplicantReview, aRecruiterProfile, renderRoutes } from '@cpa/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRoutes } from '../module.ts';

let isMissing = true;
const find = jest.requireActual<object>('../features/navigation/components/find/FindDialog.tsx');
const months = jest.requireActual<object>('../features/orders/components/OrderMonthsDialog.tsx');
const templates = jest.requireActual<object>('../features/message-templates/components/TemplatesDialog.tsx');
jest.mock('../features/navigation/components/find/FindDialog.tsx', () => loaded(find));
jest.mock('../features/orders/components/OrderMonthsDialog.tsx', () => loaded(months));
jest.mock('../features/message-templates/components/TemplatesDialog.tsx', () => loaded(templates));
function loaded(module: object): object {
  if (isMissing) throw new Error('Loading the chunk failed.');
  return module;
}

const { id: companyId } = aRecruiterProfile().companies[0]!;
function open(at: string) {
  const host = aHost({
    profile: aRecruiterProfile(),
    responses: {
      'GET /recruiter/orders': { orders: [], page: 1, per_page: 20, total: 0, last_page: 1 },
      [`GET /recruiter/company/${companyId}/receipts`]: { months: [] },
      'GET /recruiter/vacancies': { vacancies: [] },
      'GET /recruiter/applicants': { applicants: [] },
      'GET /recruiter/applicants/91': anApplicantReview({ id: 91, resume: null }),
      'GET /recruiter/applicants/91/interviews': { interviews: [] },
      'GET /recruiter/applicants/91/messages': { messages: [], closed: null },
      'GET /recruiter/applicants/91/message-templates': {
        templates: [],
        values: { first_name: null, vacancy: 'Cook', company: 'Divi Cove' },
      },
    },
  });
  renderRoutes(createRoutes(host), { host, at });
}
const retry = async () => await screen.findByRole('button', { name: 'Try again' });

beforeEach(() => {
  isMissing = true;
});

describe('a dialog whose code cannot be loaded', () => {
  it.each([
    ['the months', '/recruiter-dashboard/orders', 'Receipts by month', 'Receipts by month'],
    ['the templates', '/recruiter-dashboard/applicants/91', 'Templates…', 'Message templates'],
  ])('says so, and opens on retry: %s', async (_case, at, button, dialog) => {
    open(at);
    const opener = await screen.findByRole('button', { name: button });
    await userEvent.click(opener);
    expect(await screen.findByText('This part could not be loaded')).toBeVisible();
    expect(await retry()).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('This part could not be loaded')).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
    await userEvent.click(opener);
    isMissing = false;
    await userEvent.click(await retry());
    expect(await screen.findByRole('dialog', { name: dialog })).toBeVisible();
  });

  it('says so, and opens on retry: Find', async () => {
    open('/recruiter-dashboard/orders');
    await screen.findByRole('heading', { name: 'Orders' });
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.click(await retry());
    await waitFor(async () => expect(await retry()).toHaveFocus());
    isMissing = false;
    await userEvent.click(await retry());
    expect(await screen.findByRole('dialog', { name: 'Find' })).toBeVisible();
  });
});
