import {
  aCompany,
  aHost,
  anApplicantListItem,
  anApplicantReview,
  anInterview,
  aRecruiterProfile,
  type FakeResponses,
  aSecondStep,
  renderRoutes,
  someOptions,
} from '@cpa/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aFoundList, aFoundVacancy } from '../features/import/testing/foundVacancies.ts';
import { createRoutes } from '../module.ts';

const DASHBOARD = '/recruiter-dashboard';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** `writes` are the requests that fail without a response. */
function open(at: string, writes: string[], responses: FakeResponses) {
  const lose = () => {
    throw new Error('The network is lost.');
  };
  const host = aHost({
    profile: aRecruiterProfile(),
    responses: { ...responses, ...Object.fromEntries(writes.map((write) => [write, lose])) },
  });
  const lost = async () =>
    await waitFor(() => {
      const sent = host.requests.map(({ method, path }) => `${method} ${path}`);
      expect(sent).toEqual(expect.arrayContaining(writes));
    });
  return { host, lost, ...renderRoutes(createRoutes(host), { host, at: `${DASHBOARD}${at}` }) };
}

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

describe('network loss', () => {
  it('keeps both passwords', async () => {
    const { user, lost } = open('/profile', ['PUT /recruiter/user/'], {
      'GET /account/passkeys': { passkeys: [] },
      'GET /account/second-step': aSecondStep(),
      'GET /account/sessions': { sessions: [] },
      'GET /account/notification-settings': { settings: [], quiet_hours: null },
      'GET /account/identities': { identities: [], can_unlink: true },
      'GET /recruiter/user/deletion': { companies: [] },
    });
    type(await screen.findByLabelText('Current password'), 'bon-bini-2026');
    type(screen.getByLabelText('New password'), 'tambe-bon-2027');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    await lost();
    await screen.findByRole('button', { name: 'Change password', busy: false });
    expect(screen.getByLabelText('Current password')).toHaveValue('bon-bini-2026');
    expect(screen.getByLabelText('New password')).toHaveValue('tambe-bon-2027');
  });

  it('keeps a new company', async () => {
    const { user, lost } = open('/company/new', ['POST /recruiter/company'], {
      'GET /options': someOptions(),
    });
    type(await screen.findByRole('textbox', { name: /^Name/ }), 'Cas di Sabor');
    type(screen.getByLabelText(/What you do/), 'We bake bolo since 1962.');
    await user.click(screen.getByRole('button', { name: 'Create company' }));
    await lost();
    await screen.findByRole('button', { name: 'Create company', busy: false });
    expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Cas di Sabor');
    expect(screen.getByLabelText(/What you do/)).toHaveValue('We bake bolo since 1962.');
  });

  it('keeps the reason for which an interview is cancelled', async () => {
    const { user, lost } = open('/applicants/91', ['POST /recruiter/interviews/31/cancel'], {
      'GET /recruiter/applicants/91': anApplicantReview({ id: 91, resume: null }),
      'GET /recruiter/applicants': { applicants: [] },
      'GET /recruiter/applicants/91/interviews': { interviews: [anInterview()] },
    });
    await user.click(await screen.findByRole('button', { name: 'Cancel…' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Cancel the interview?' }));
    type(dialog.getByRole('textbox'), 'Ill');
    await user.click(dialog.getByRole('button', { name: 'Cancel interview' }));
    await lost();
    expect(await dialog.findByRole('alert')).toBeVisible();
    expect(dialog.getByRole('textbox')).toHaveValue('Ill');
  });

  it('keeps the note of a move for the next attempt', async () => {
    const applicant = anApplicantListItem({ id: 91, applicant_id: 71, vacancy_id: 7, name: 'Xiomara Croes' });
    const list = { vacancy_id: 7, vacancy_title: 'Line Cook', applicants: [applicant] };
    const { user, lost, host } = open(
      '/vacancies/7/applicants?view=board',
      ['POST /recruiter/vacancy/7/applicants/71/status'],
      { 'GET /recruiter/vacancy/7/applicants': list },
    );
    const reject = async () => {
      await user.click(await screen.findByRole('button', { name: 'Move Xiomara Croes' }));
      await user.click(await screen.findByRole('menuitemradio', { name: 'Rejected…' }));
      return within(await screen.findByRole('dialog', { name: 'Move Xiomara Croes' }));
    };
    const dialog = await reject();
    type(dialog.getByRole('textbox', { name: /Note/ }), 'Thank you');
    await user.click(dialog.getByRole('button', { name: 'Move to Rejected' }));
    await lost();
    await waitFor(() => expect(host.toasts.shown.at(-1)?.kind).toBe('error'));
    expect((await reject()).getByRole('textbox', { name: /Note/ })).toHaveValue('Thank you');
  });

  it('keeps the edits of found vacancies', async () => {
    const { user, lost } = open('/import', ['POST /recruiter/scraped-vacancies/3/import'], {
      'GET /options': someOptions(),
      'GET /recruiter/company/3': { ...aCompany(), membership: 'owner', careers_url: 'https://a.example/' },
      'GET /recruiter/scraped-vacancies/3': aFoundList(aFoundVacancy({ id: 31 })),
    });
    await user.click(await screen.findByText('Edit before saving'));
    type(screen.getByRole('textbox', { name: 'Title' }), 'Baker');
    await user.click(screen.getByRole('button', { name: 'Save 1 as draft' }));
    await lost();
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Baker');
    expect(screen.getByRole('button', { name: 'Save 1 as draft' })).toBeEnabled();
  });
});
