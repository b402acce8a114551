import {
  aHost,
  anApplicantListItem,
  anOwnVacancy,
  aRecruiterProfile,
  renderRoutes,
  type FakeResponses,
} from '@cpa/shared/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type Opened, recentlyOpened } from '../features/navigation/state/recentlyOpened.ts';
import { createRoutes } from '../module.ts';
import { start } from '../start.ts';

const lists = {
  'GET /recruiter/vacancies': {
    vacancies: [
      anOwnVacancy({ id: 7, title: 'Seafront Waiter', applicants_count: 1 }),
      anOwnVacancy({ id: 8, title: 'Front Office Supervisor', applicants_count: 12 }),
    ],
  },
  'GET /recruiter/applicants': {
    applicants: [
      anApplicantListItem({ id: 91, name: 'Xiomara Croes', vacancy_title: 'Front Office Supervisor' }),
      anApplicantListItem({ id: 92, name: null, vacancy_title: 'Front Office Supervisor' }),
    ],
  },
};

async function find(responses: FakeResponses = lists) {
  const host = aHost({
    profile: aRecruiterProfile(),
    responses: {
      'GET /recruiter/orders': { orders: [], page: 1, per_page: 20, total: 0, last_page: 1 },
      ...responses,
    },
  });
  const navigate = jest.spyOn(host.navigation, 'navigate').mockReturnValue(undefined);
  start(host);
  renderRoutes(createRoutes(host), { host, at: '/recruiter-dashboard/orders' });
  await screen.findByRole('heading', { name: 'Orders' });
  const user = userEvent.setup();
  await user.keyboard('{Control>}k{/Control}');
  return {
    navigate,
    user,
    field: await screen.findByRole('combobox', { name: 'Vacancy, applicant or page' }),
  };
}
const options = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

describe('finding', () => {
  it('offers the pages before anything is typed, and opens the chosen one', async () => {
    const { navigate, user, field } = await find();
    expect(field).toHaveFocus();
    expect(options('Pages')).toHaveLength(9);
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(navigate).toHaveBeenCalledWith('/recruiter-dashboard/applicants');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('offers what the account opened last on this device before the pages, with the present names', async () => {
    localStorage.clear();
    const opened = [
      { kind: 'applicant', id: 91 },
      { kind: 'applicant', id: 4711 },
      { kind: 'vacancy', id: 8 },
    ];
    recentlyOpened.write(opened as Opened[]);
    const { navigate, user } = await find();
    await screen.findByRole('group', { name: 'Recently opened' });
    expect(options('Recently opened')).toEqual([
      expect.stringContaining('Xiomara Croes Front Office Supervisor'),
      'Front Office Supervisor 12 applicants',
    ]);
    await user.keyboard('{ArrowDown}{Enter}');
    expect(navigate).toHaveBeenCalledWith('/recruiter-dashboard/vacancies/8/applicants');
    recentlyOpened.write(null);
  });

  it('finds vacancies and applicants by their words, the best first, and no erased applicant', async () => {
    const { navigate, user } = await find();
    await user.keyboard('front');
    expect(await screen.findByRole('group', { name: 'Applicants' })).toBeVisible();
    expect(options('Vacancies')).toEqual([
      'Front Office Supervisor 12 applicants',
      'Seafront Waiter 1 applicant',
    ]);
    expect(options('Applicants')).toEqual([expect.stringContaining('Xiomara Croes Front Office Supervisor')]);
    expect(await screen.findByText('3 results')).toBeInTheDocument();
    await user.keyboard('{ArrowUp}{Enter}');
    expect(navigate).toHaveBeenCalledWith('/recruiter-dashboard/applicants/91');
  });

  it('leads to all applicants when it does not show all that match', async () => {
    const applicants = Array.from({ length: 6 }, (_, index) =>
      anApplicantListItem({ id: 91 + index, name: 'Ana' }),
    );
    const { navigate, user } = await find({ ...lists, 'GET /recruiter/applicants': { applicants } });
    await user.keyboard('ana');
    await user.click(await screen.findByRole('option', { name: 'Search all applicants' }));
    expect(navigate).toHaveBeenCalledWith('/recruiter-dashboard/applicants?search=ana');
  });

  it('marks the languages of titles, and leaves names as they are', async () => {
    const { user } = await find({
      ...lists,
      'GET /recruiter/vacancies': {
        vacancies: [anOwnVacancy({ id: 7, title: 'Coki', text_language: 'pap' })],
      },
    });
    await user.keyboard('co');
    expect(await screen.findByText('Coki')).toHaveAttribute('lang', 'pap-AW');
    await user.clear(screen.getByRole('combobox'));
    await user.keyboard('xio');
    expect(await screen.findByText('Xiomara Croes')).toHaveAttribute('translate', 'no');
  });

  it('opens a draft in the editor, as it has no applicants', async () => {
    const draft = anOwnVacancy({ id: 7, title: 'Coki', status: 'draft' });
    const { navigate, user } = await find({ ...lists, 'GET /recruiter/vacancies': { vacancies: [draft] } });
    await user.keyboard('coki');
    await user.click(await screen.findByRole('option', { name: /Coki/ }));
    expect(navigate).toHaveBeenCalledWith('/recruiter-dashboard/vacancies/7/edit');
  });

  it('says that nothing was found', async () => {
    const { user } = await find();
    await user.keyboard('zzz');
    expect(await screen.findByText('Nothing for “zzz”.')).toBeVisible();
  });

  it('keeps the pages when the lists cannot be loaded, and tries again', async () => {
    let isDown = true;
    const { user } = await find({
      ...lists,
      'GET /recruiter/applicants': () => {
        if (isDown) throw new Error('offline');
        return lists['GET /recruiter/applicants'];
      },
    });
    expect(await screen.findByText('Vacancies or applicants could not be loaded.')).toBeVisible();
    expect(options('Pages')).toHaveLength(9);
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await user.type(screen.getByRole('combobox'), 'xiomara');
    expect(await screen.findByRole('option', { name: /Xiomara Croes/ })).toBeVisible();
    expect(screen.queryByText('Vacancies or applicants could not be loaded.')).not.toBeInTheDocument();
  });
});
