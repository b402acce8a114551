import { aCompany, aHost, aPackage, aRecruiterProfile, renderRoutes, someOptions } from '@cpa/shared/testing';
import { screen } from '@testing-library/react';
import { somePostings } from '../features/vacancy-editor/testing/fakeEditorApi.ts';
import { createRoutes } from '../module.ts';

beforeAll(() => {
  window.matchMedia ??= ((query: string) => ({
    matches: true,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  })) as unknown as typeof window.matchMedia;
});
beforeEach(() => localStorage.clear());

function open(profile = {}) {
  const host = aHost({
    profile: aRecruiterProfile(profile),
    responses: {
      'GET /options': someOptions(),
      'GET /packages': { packages: [aPackage()] },
      'GET /recruiter/postings': somePostings(),
      'GET /recruiter/company/3': { ...aCompany(), careers_url: null, membership: 'owner' },
    },
  });
  return renderRoutes(createRoutes(host), { host, at: '/recruiter-dashboard/vacancies/new' });
}

describe('/recruiter-dashboard/vacancies/new', () => {
  it('jumps to the first missing field on publishing and says what is missing', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Publish now' }));
    expect(screen.getByRole('textbox', { name: 'Job title' })).toHaveFocus();
    expect(screen.getByText('Give the vacancy a title.')).toBeVisible();
    expect(screen.getByText('Choose at least one sector.')).toBeVisible();
  });

  it('warns about pay below the minimum wage and offers the minimum', async () => {
    const { user } = open();
    await user.type(await screen.findByRole('textbox', { name: /Salary from/ }), '1,950');
    await user.click(await screen.findByRole('button', { name: 'Use 2,007.05' }));
    expect(screen.getByRole('textbox', { name: /Salary from/ })).toHaveValue('2,007.05');
    expect(screen.queryByRole('button', { name: /^Use/ })).not.toBeInTheDocument();
  });

  it('offers to create a company first', async () => {
    open({ companies: [] });
    expect(await screen.findByRole('link', { name: 'Create the company' })).toBeVisible();
  });
});
