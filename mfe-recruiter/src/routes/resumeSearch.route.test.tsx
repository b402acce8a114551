import { aHost, anApplicantListItem, aRecruiterProfile, renderRoutes } from '@cpa/shared/testing';
import { screen, within } from '@testing-library/react';
import { createRoutes } from '../module.ts';

const PAGE = '/recruiter-dashboard/applicants';
const MATCHES = 'GET /recruiter/applicants/resume-matches';
const applicants = [
  anApplicantListItem({ id: 1, name: 'Xiomara Croes', headline: 'Diving' }),
  anApplicantListItem({ id: 2, name: 'Aisha Tromp', headline: 'Cook' }),
  anApplicantListItem({ id: 3, name: 'Rudy Kock', headline: 'Waiter' }),
];

function open(search: string, matches: object) {
  const host = aHost({
    profile: aRecruiterProfile(),
    responses: { 'GET /recruiter/applicants': { applicants }, [MATCHES]: matches },
  });
  return { host, ...renderRoutes(createRoutes(host), { host, at: `${PAGE}?search=${search}` }) };
}

const searches = ({ host }: ReturnType<typeof open>) =>
  host.requests.filter(({ path }) => path.endsWith('/resume-matches'));
const row = async (name: string) => within((await screen.findByText(name)).closest('tr')!);

describe('search inside resumes', () => {
  it('shows applicants found in their resume, and marks those found only there', async () => {
    const page = open('diving', { ids: [1, 2] });
    expect((await row('Aisha Tromp')).getByRole('img', { name: 'Found in the resume' })).toBeVisible();
    expect((await row('Xiomara Croes')).queryByRole('img', { name: 'Found in the resume' })).toBeNull();
    expect(screen.queryByText('Rudy Kock')).toBeNull();
    await page.user.clear(screen.getByRole('searchbox'));
    expect(await screen.findByText('Rudy Kock')).toBeVisible();
    expect(screen.queryByRole('img', { name: 'Found in the resume' })).toBeNull();
    expect(searches(page)).toHaveLength(1);
  });

  it('shows no empty list before resumes have been searched', async () => {
    const response = Promise.withResolvers<object>();
    open('snorkel', async () => await response.promise);
    expect(await screen.findByText('Loading applicants')).toBeInTheDocument();
    expect(screen.queryByText('No applicants match')).toBeNull();
    response.resolve({ ids: [] });
    expect(await screen.findByText('No applicants match')).toBeVisible();
  });

  it('keeps the other matches when the search fails, and says so', async () => {
    open('diving', { status: 503 });
    expect(await screen.findByText(/Resumes could not be searched\. Change the search/)).toBeVisible();
    expect(screen.getByText('Xiomara Croes')).toBeVisible();
  });

  it('searches resumes from two letters', async () => {
    const page = open('c', { ids: [3] });
    await screen.findByText('Aisha Tromp');
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(searches(page)).toEqual([]);
  });
});
