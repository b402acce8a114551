import { aHost, anApplicantListItem, aRecruiterProfile, renderRoutes } from '@cpa/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createRoutes } from '../module.ts';

const applicants = [
  anApplicantListItem({ id: 1, name: 'Ana Kock', rating: 2 }),
  anApplicantListItem({ id: 2, name: 'Ben Maduro', rating: 5 }),
  anApplicantListItem({ id: 3, name: 'Eva Croes', has_resume: false }),
];
const ARCHIVE = 'POST /recruiter/applicants/resumes.zip';

async function open(listed = applicants) {
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:file';
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const host = aHost({
    profile: aRecruiterProfile(),
    responses: { 'GET /recruiter/applicants': { applicants: listed }, [ARCHIVE]: 'PK' },
  });
  const page = renderRoutes(createRoutes(host), { host, at: '/recruiter-dashboard/applicants' });
  await screen.findByRole('table');
  const archived = () => host.requests.filter(({ path }) => path.endsWith('.zip')).map(({ body }) => body);
  return { host, saved, archived, ...page };
}

describe('export of applicants', () => {
  it('saves the rows as CSV and the resumes as an archive, and says which applicants have none', async () => {
    const { user, saved, archived, host } = await open();
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { name: '3 applicants as CSV' }));
    expect(saved).toEqual(['Applicants.csv']);
    await user.click(screen.getByRole('button', { name: 'Export' }));
    await user.click(await screen.findByRole('menuitem', { name: '2 resumes as ZIP' }));
    await waitFor(() => expect(saved).toEqual(['Applicants.csv', 'Resumes.zip']));
    expect(archived()).toEqual([{ ids: [2, 1] }]);
    expect(host.toasts.shown).toEqual([
      { kind: 'info', title: '2 resumes saved', description: '1 applicant has no resume you can open.' },
    ]);
  });

  it('saves the resumes of the selected applicants', async () => {
    const { user, archived } = await open();
    await user.click(screen.getByRole('checkbox', { name: 'Select Ben Maduro' }));
    const bar = within(screen.getByRole('region', { name: 'Selected applicants' }));
    await user.click(bar.getByRole('button', { name: 'Resumes as ZIP' }));
    await waitFor(() => expect(archived()).toEqual([{ ids: [2] }]));
  });

  it('downloads nothing for selected applicants without a resume', async () => {
    const { user, archived } = await open();
    await user.click(screen.getByRole('checkbox', { name: 'Select Eva Croes' }));
    const bar = within(screen.getByRole('region', { name: 'Selected applicants' }));
    const button = bar.getByRole('button', { name: 'Resumes as ZIP' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.click(button);
    expect(archived()).toEqual([]);
  });
});

it('sorts by the select, as on boards and phones, and writes the order into the URL', async () => {
  const { user, address } = await open();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'Best rated');
  const names = screen.getAllByRole('rowheader').map((cell) => within(cell).getByRole('link').textContent);
  expect(names).toEqual(['Ben Maduro', 'Ana Kock', 'Eva Croes']);
  await waitFor(() => expect(address()).toContain('?sort=-rating'));
});
