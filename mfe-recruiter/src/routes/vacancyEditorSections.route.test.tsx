import type { Postings, RecruiterVacancy, Vacancy } from '@cpa/shared/contracts';
import type { SlotContribution } from '@cpa/shared/remote';
import { aCompany, aHost, aPackage, aRecruiterProfile, renderRoutes, someOptions } from '@cpa/shared/testing';
import type { ComponentType } from 'react';
import { fireEvent, screen, within } from '@testing-library/react';
import { aRecruiterVacancy, somePostings } from '../features/vacancy-editor/testing/fakeEditorApi.ts';
import { createRoutes } from '../module.ts';

beforeEach(() => localStorage.clear());

/** Components of other remotes: they render their props. */
const Card = ({ vacancy }: { vacancy: Vacancy }) => <p>{`Card: ${vacancy.title}, ${vacancy.salary_min}`}</p>;
const Page = ({ vacancy, layout }: { vacancy: Vacancy; layout: string }) => (
  <p>{`Page as ${layout}: ${vacancy.title}, ${vacancy.sectors.map(({ name }) => name).join()}`}</p>
);
const contribution = (Contribution: ComponentType<never>): SlotContribution => ({
  key: Contribution.name,
  load: async () => ({ default: Contribution as ComponentType<Record<string, unknown>> }),
  reportFailure: (error) => {
    throw error;
  },
});
const SLOTS: Record<string, SlotContribution[]> = {
  'vacancy.card-preview': [contribution(Card)],
  'vacancy.page-preview': [contribution(Page)],
};

function open(
  draft: Partial<RecruiterVacancy> = {},
  companies: Postings = somePostings(),
  at = '/recruiter-dashboard/vacancies/7/edit',
  verified = true,
) {
  const host = aHost({
    profile: aRecruiterProfile({ verified }),
    slots: { contributionsTo: (slot) => SLOTS[slot] ?? [] },
    responses: {
      'GET /options': someOptions(),
      'GET /packages': {
        packages: [
          aPackage({ id: 13, name: 'Single', price: 4900, currency: 'USD', vacancies: 1 }),
          aPackage({ id: 70, sponsored: true, vacancies: 0, duration_days: 9 }),
        ],
      },
      'GET /recruiter/postings': companies,
      'GET /recruiter/company/3': { ...aCompany(), careers_url: null, membership: 'owner' },
      'GET /recruiter/vacancy/7': aRecruiterVacancy(draft),
      'POST /recruiter/vacancy/7': aRecruiterVacancy(draft),
    },
  });
  return { host, ...renderRoutes(createRoutes(host), { host, at }) };
}

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

describe('questions of the editor', () => {
  it('changes the kind, with the unwanted answers of that kind', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Add a question' }));
    const kind = screen.getByRole('combobox', { name: 'Answer' });
    expect(kind).toHaveValue('yes_no');
    const flag = () => screen.queryByRole('combobox', { name: 'Flag applicants who answer' });
    await user.selectOptions(flag()!, 'No');
    await user.selectOptions(kind, 'One of several choices');
    expect(flag()).not.toBeInTheDocument();
    expect(screen.getAllByRole('textbox', { name: /^Choice/ })).toHaveLength(2);
    await user.selectOptions(kind, 'Yes or no');
    expect(flag()).toHaveValue('');
    await user.selectOptions(kind, 'Short text');
    expect(flag()).not.toBeInTheDocument();
  });

  it('flags a choice, keeps the flag when it is renamed and drops it with the choice', async () => {
    const choices = ['Today', 'In May', 'Never'];
    const question = { id: 'q', question: 'When?', kind: 'choice' as const, choices, required: true };
    const { user } = open({ screening_questions: [{ ...question, knock_out: ['Never'] }] });
    const flags = () => screen.getAllByRole('checkbox', { name: 'Flag this answer' });
    const flagged = () => flags().map((each) => (each as HTMLInputElement).checked);
    await screen.findByRole('textbox', { name: 'Choice 3' });
    expect(flagged()).toEqual([false, false, true]);
    type(screen.getByRole('textbox', { name: 'Choice 3' }), 'Later');
    await user.click(flags()[0]!);
    expect(flagged()).toEqual([true, false, true]);
    await user.click(screen.getByRole('button', { name: 'Delete choice 1' }));
    expect(flagged()).toEqual([false, true]);
    expect(screen.queryByRole('button', { name: /^Delete choice/ })).not.toBeInTheDocument();
  });
});

test('does not call a draft saved that was never sent', async () => {
  const { user } = open({}, somePostings(), '/recruiter-dashboard/vacancies/new', false);
  await user.click(await screen.findByRole('button', { name: 'Publish now' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('You can keep writing.');
  expect(dialog).not.toHaveTextContent(/saved/);
});

describe('cost of publishing', () => {
  const [company] = somePostings().companies;
  const used_by = { id: 9, title: 'Other', valid_through: null };
  const taken = { duration_days: 30, used_by };
  const team = { entitlement_id: 1, name: 'Team', left: 2, postings: 5, duration_days: 45, expires_at: null };

  it('is nothing with the free posting', async () => {
    open({ valid_through: '2099-12-24' });
    expect(await screen.findByText('Online until 24 December 2099')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Sponsor for 9 days' })).toBeVisible();
    expect(screen.getByText('Free posting for 30 days. Nothing to pay.')).toBeVisible();
  });

  it('is a posting of the package', async () => {
    open({}, { companies: [{ ...company!, free: taken, packages: [team] }] });
    expect(
      await screen.findByText('Uses 1 of 2 postings left (Team), 45 days. Nothing to pay.'),
    ).toBeVisible();
  });

  it('names the closest package when no posting is left', async () => {
    open({}, { companies: [{ ...company!, free: taken }] });
    expect(await screen.findByText('No posting left')).toBeVisible();
    expect(screen.getByText(/^Closest package: Single, US\$ 49\.00 · Afl\. 87\.71\./)).toBeVisible();
    const buy = screen.getByRole('link', { name: 'Buy a posting, US$ 49.00' });
    expect(buy).toHaveAttribute('href', '/plans?draft=7');
    expect(screen.queryByRole('button', { name: 'Publish now' })).not.toBeInTheDocument();
  });

  it('names the day from which bought postings can be used', async () => {
    const upcoming = { count: 10, starts_at: '2099-11-30T04:00:00.000Z' };
    open({}, { companies: [{ ...company!, free: taken, upcoming }] });
    expect(
      await screen.findByText(/^The 10 postings that you bought can be used from 30 November 2099 on\./),
    ).toBeVisible();
    expect(screen.queryByText(/^Closest package/)).not.toBeInTheDocument();
  });

  it('is nothing for changes of an open vacancy', async () => {
    open({ status: 'open', valid_through: '2099-12-24' });
    expect(await screen.findByText('Saving changes costs nothing.')).toBeVisible();
    expect(screen.queryByRole('radio', { name: 'On a date' })).not.toBeInTheDocument();
  });
});

describe('schedule of publication', () => {
  it('asks for the time in Aruba and returns to publishing now', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('radio', { name: 'On a date' }));
    type(screen.getByLabelText('Date and time in Aruba'), '2099-12-01T08:00');
    expect(screen.getByRole('button', { name: 'Schedule' })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'When I press Publish now' }));
    expect(screen.queryByLabelText('Date and time in Aruba')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Publish now' })).toBeVisible();
  });

  it('shows the time of a scheduled draft', async () => {
    open({ opens_at: '2099-12-01T12:00:00.000Z' });
    expect(await screen.findByLabelText('Date and time in Aruba')).toHaveValue('2099-12-01T08:00');
    expect(screen.getByText(/^Opens on/)).toHaveTextContent(/1 December 2099.*8:00/);
  });
});

describe('previews of the editor', () => {
  it('show the draft as it is typed, as page, card and phone', async () => {
    const { user } = open();
    type(await screen.findByRole('textbox', { name: 'Job title' }), 'Head Baker');
    type(screen.getByRole('textbox', { name: /Salary from/ }), '2,500');
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Preview of the vacancy' }));
    expect(await dialog.findByText('Page as page: Head Baker, Food and beverage')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Card' }));
    expect(await dialog.findByText('Card: Head Baker, 250000')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Phone' }));
    expect(dialog.getByText('Page as panel: Head Baker, Food and beverage')).toBeVisible();
  });
});
