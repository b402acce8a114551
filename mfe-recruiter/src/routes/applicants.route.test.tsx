import type { ApplicantListItem } from '@cpa/shared/contracts';
import { aHost, anApplicantListItem, aRecruiterProfile, renderRoutes } from '@cpa/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createRoutes } from '../module.ts';
import { companySelected } from '../selected-company/selectedCompany.ts';

const PAGE = '/recruiter-dashboard/applicants';
const allApplicants = [
  anApplicantListItem({
    id: 1,
    name: 'Xiomara Núñez',
    status: 'new',
    vacancy_id: 7,
    vacancy_title: 'Line Cook',
    rating: 5,
    applied_at: '2026-11-03T10:00:00.000Z',
  }),
  anApplicantListItem({
    id: 2,
    name: 'Aisha Tromp',
    status: 'offer',
    vacancy_id: 8,
    vacancy_title: 'Barista',
    tags: ['weekends'],
    applied_at: '2026-11-02T10:00:00.000Z',
  }),
  anApplicantListItem({
    id: 3,
    name: null,
    headline: '',
    status: 'new',
    vacancy_id: 8,
    vacancy_title: 'Barista',
    unwanted_answer: 'No permit',
    applied_at: '2026-11-01T10:00:00.000Z',
  }),
];

function open(at = PAGE, applicants = allApplicants, profile = aRecruiterProfile()) {
  const host = aHost({
    profile,
    responses: {
      'GET /recruiter/applicants': { applicants },
      'GET /recruiter/applicants/resume-matches': { ids: [] },
    },
  });
  return { host, ...renderRoutes(createRoutes(host), { host, at }) };
}

const table = () => screen.findByRole('table');
const names = () =>
  screen.getAllByRole('rowheader').map((header) => within(header).getByRole('link').textContent);

describe('/recruiter-dashboard/applicants', () => {
  it('shows the applicants of the company chosen in the sidebar', async () => {
    const companies = [3, 4].map((id) => ({
      ...aRecruiterProfile().companies[0]!,
      id,
      name: `Company ${id}`,
    }));
    const applicants = [
      anApplicantListItem({ id: 1, name: 'Ana Kock', company_id: 3 }),
      anApplicantListItem({ id: 2, name: 'Ben Maduro', company_id: 4 }),
    ];
    const { host } = open(PAGE, applicants, aRecruiterProfile({ companies }));
    await table();
    expect(names()).toEqual(['Ana Kock']);
    expect(screen.getByText('1 active of 1 applicant')).toBeVisible();
    act(() => void host.store.dispatch(companySelected(4)));
    expect(names()).toEqual(['Ben Maduro']);
  });

  it('names the language of titles, and none for what applicants write', async () => {
    open(PAGE, [
      anApplicantListItem({ id: 1, vacancy_title: 'Kok', vacancy_language: 'nl', tags: ['snel'] }),
    ]);
    const [row] = within(await table())
      .getAllByRole('row')
      .slice(1);
    expect(within(row!).getByText('Kok')).toHaveAttribute('lang', 'nl');
    expect(screen.getByRole('option', { name: 'Kok' })).toHaveAttribute('lang', 'nl');
    for (const own of [anApplicantListItem().headline, 'snel'])
      expect(within(row!).getByText(own)).toHaveAttribute('lang', '');
  });

  it('filters by words while typing and updates the URL', async () => {
    const { user, address, host } = open();
    await table();
    await user.type(screen.getByRole('searchbox', { name: 'Search name, headline, tag or resume' }), 'nunez');
    expect(await screen.findByText('1 of 3 applicants')).toBeVisible();
    expect(names()).toEqual(['Xiomara Núñez']);
    expect(address()).toBe(`${PAGE}?search=nunez`);
    expect(host.requests.filter(({ path }) => path === '/recruiter/applicants')).toHaveLength(1);
  });

  it('lets browsers translate all but the names', async () => {
    open();
    await table();
    const untranslated = document.querySelectorAll('tr [translate="no"]');
    expect([...untranslated].map(({ textContent }) => textContent)).toEqual(['Xiomara Núñez', 'Aisha Tromp']);
  });

  it('filters by vacancy, status, rating, tag and answers', async () => {
    const { user, address } = open();
    await table();
    const choose = async (name: string, option: string) =>
      await user.selectOptions(screen.getByRole('combobox', { name }), option);
    await choose('Vacancy', 'Barista');
    expect(names()).toEqual(['Aisha Tromp', 'Applicant removed']);
    await choose('Status', 'Offer');
    expect(names()).toEqual(['Aisha Tromp']);
    expect(address()).toBe(`${PAGE}?status=offer&vacancy=8`);
    await choose('Status', 'Any status');
    await choose('Tag', 'weekends');
    expect(names()).toEqual(['Aisha Tromp']);
    await choose('Tag', 'Any tag');
    await choose('Answers', 'Unwanted answer');
    expect(names()).toEqual(['Applicant removed']);
    await choose('Answers', 'Any answers');
    await choose('Vacancy', 'All vacancies');
    await choose('Rating', '4 stars or more');
    expect(names()).toEqual(['Xiomara Núñez']);
  });

  it('filters the applicants of a vacancy by the answer to a question', async () => {
    const answers = (weekends: string, why: string): ApplicantListItem['screening_answers'] => [
      { question: 'Weekends?', kind: 'yes_no', answer: weekends },
      { question: 'Why?', kind: 'text', answer: why },
    ];
    const { user, address } = open(PAGE, [
      anApplicantListItem({ id: 1, name: 'Ana Kock', screening_answers: answers('yes', 'I like café work') }),
      anApplicantListItem({ id: 2, name: 'Ben Maduro', screening_answers: answers('no', 'The pay') }),
      anApplicantListItem({ id: 3, name: 'Eva Croes', vacancy_id: 99, vacancy_title: 'Barista' }),
    ]);
    await table();
    const choose = async (name: string, option: string) =>
      await user.selectOptions(screen.getByRole('combobox', { name }), option);
    expect(screen.queryByRole('combobox', { name: 'Question' })).not.toBeInTheDocument();
    await choose('Vacancy', anApplicantListItem().vacancy_title);
    await choose('Question', 'Weekends?');
    await choose('Answer', 'No');
    expect(names()).toEqual(['Ben Maduro']);
    expect(new URL(address(), 'https://x').searchParams.get('answer')).toBe('no');
    const chips = within(screen.getByRole('list', { name: 'Active filters' }));
    await user.click(chips.getByRole('button', { name: 'Remove Weekends? No' }));
    expect(names()).toEqual(['Ben Maduro', 'Ana Kock']);
    expect(chips.getByRole('button', { name: 'Remove Line Cook' })).toHaveFocus();
    await choose('Question', 'Why?');
    await user.type(screen.getByRole('searchbox', { name: 'Answer contains' }), 'cafe');
    expect(await screen.findByText('1 of 3 applicants')).toBeVisible();
    await waitFor(() => expect(names()).toEqual(['Ana Kock']));
    await user.type(screen.getByRole('searchbox', { name: 'Answer contains' }), ' xyz');
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(names()).toHaveLength(3);
    expect(screen.queryByRole('list', { name: 'Active filters' })).not.toBeInTheDocument();
  });

  it('sorts by a click on a column header and hands the order to the page of the applicant', async () => {
    const { user, address } = open();
    await table();
    await user.click(screen.getByRole('button', { name: 'Name' }));
    expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
    expect(names()).toEqual(['Applicant removed', 'Aisha Tromp', 'Xiomara Núñez']);
    await user.click(screen.getByRole('button', { name: 'Name' }));
    expect(address()).toBe(`${PAGE}?sort=-name`);
    expect(screen.getByRole('link', { name: 'Aisha Tromp' })).toHaveAttribute(
      'href',
      '/recruiter-dashboard/applicants/2?sort=-name',
    );
  });

  it('applies the filter of the URL and clears it', async () => {
    const { user, address } = open(`${PAGE}?status=hired&search=x`);
    expect(await screen.findByText('No applicants match')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(names()).toHaveLength(3);
    expect(address()).toBe(PAGE);
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });

  it('selects a range with Shift and all applicants of the filter', async () => {
    const { user } = open();
    await table();
    await user.click(screen.getByRole('checkbox', { name: 'Select Xiomara Núñez' }));
    await user.keyboard('{Shift>}');
    await user.click(screen.getByRole('checkbox', { name: 'Select Applicant removed' }));
    await user.keyboard('{/Shift}');
    const bar = within(screen.getByRole('region', { name: 'Selected applicants' }));
    expect(bar.getByText('3 selected')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Select all 3' }));
    expect(screen.queryByRole('region', { name: 'Selected applicants' })).not.toBeInTheDocument();
  });

  it('keeps the focused row and the height of the table while it scrolls out of view', async () => {
    const count = 300;
    const rowHeight = 26;
    const many = Array.from({ length: count }, (_, index) =>
      anApplicantListItem({ id: count - index, name: `Applicant ${index}` }),
    );
    open(PAGE, many);
    const rows = within(await table());
    const link = screen.getByRole('link', { name: 'Applicant 0' });
    act(() => link.focus());
    const scroller = screen.getByRole('region', { name: 'Applicants' });
    scroller.scrollTop = 150 * rowHeight;
    fireEvent.scroll(scroller);
    expect(await screen.findByRole('link', { name: 'Applicant 150' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Applicant 1' })).not.toBeInTheDocument());
    expect(link).toHaveFocus();
    const gaps = rows.getAllByRole('row', { hidden: true }).filter((row) => row.hasAttribute('aria-hidden'));
    const hidden = gaps.reduce((sum, row) => sum + Number.parseInt(row.style.height), 0);
    expect(hidden + names().length * rowHeight).toBe(count * rowHeight);
  });

  it('links to the vacancies when there are no applicants', async () => {
    open(PAGE, []);
    expect(await screen.findByText('No applicants yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to your vacancies' })).toBeVisible();
  });
});
