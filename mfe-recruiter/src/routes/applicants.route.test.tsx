import { aHost, anApplicantListItem, aRecruiterProfile, renderRoutes } from '@cpa/shared/testing';
import { screen } from '@testing-library/react';
import { createRoutes } from '../module.ts';

const PAGE = '/recruiter-dashboard/applicants';
const allApplicants = [
  anApplicantListItem({
    id: 1,
    name: 'Xiomara Núñez',
    status: 'new',
    vacancy_id: 7,
    vacancy_title: 'Line Cook',
  }),
  anApplicantListItem({
    id: 2,
    name: 'Aisha Tromp',
    status: 'offer',
    vacancy_id: 8,
    vacancy_title: 'Barista',
  }),
  anApplicantListItem({
    id: 3,
    name: null,
    headline: '',
    status: 'new',
    vacancy_id: 8,
    vacancy_title: 'Barista',
  }),
];

function open(at = PAGE, applicants = allApplicants) {
  const host = aHost({
    profile: aRecruiterProfile(),
    responses: { 'GET /recruiter/applicants': { applicants } },
  });
  return { host, ...renderRoutes(createRoutes(host), { host, at }) };
}

const names = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

describe('/recruiter-dashboard/applicants', () => {
  it('filters by name while typing and updates the URL', async () => {
    const { user, address, host } = open();
    await screen.findByText('3 applicants');
    await user.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'nunez');
    expect(screen.getByText('1 of 3 applicants')).toBeVisible();
    expect(names()).toEqual(['Xiomara Núñez']);
    expect(address()).toBe(`${PAGE}?search=nunez`);
    expect(host.requests).toHaveLength(1);
  });

  it('filters by status and vacancy', async () => {
    const { user } = open();
    await screen.findByText('3 applicants');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Vacancy' }), 'Barista');
    expect(names()).toEqual(['Aisha Tromp', 'Applicant removed']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Offer');
    expect(names()).toEqual(['Aisha Tromp']);
  });

  it('applies the filter of the URL and clears it', async () => {
    const { user, address } = open(`${PAGE}?status=hired&search=x`);
    expect(await screen.findByText('No applicants match')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(screen.getByText('3 applicants')).toBeVisible();
    expect(address()).toBe(PAGE);
  });

  it('links to the vacancies when there are no applicants', async () => {
    open(PAGE, []);
    expect(await screen.findByText('No applicants yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to your vacancies' })).toBeVisible();
  });
});
