import {
  aHost,
  aStatusUpdated,
  anApplicantReview,
  aRecruiterProfile,
  renderRoutes,
  type FakeResponses,
} from '@cpa/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createRoutes } from '../module.ts';

const croes = anApplicantReview({
  id: 91,
  applicant_id: 71,
  vacancy_id: 7,
  name: 'Xiomara Croes',
  status: 'viewed',
  cover_letter: 'I cook.\nI clean too.',
  screening_questions: [
    { id: 'q', question: 'Can you start in January?', kind: 'yes_no', choices: [], required: true },
  ],
  answers: [{ question_id: 'q', answer: 'yes' }],
});

function open(review: FakeResponses[string], responses: FakeResponses = {}) {
  const host = aHost({
    profile: aRecruiterProfile({ name: 'Marlon Kock' }),
    responses: { 'GET /recruiter/applicants/91': review, ...responses },
  });
  return { host, ...renderRoutes(createRoutes(host), { host, at: '/recruiter-dashboard/applicants/91' }) };
}

describe('/recruiter-dashboard/applicants/:id', () => {
  it('shows cover letter, answers and contact details', async () => {
    open(croes);
    expect(await screen.findByRole('heading', { level: 1, name: 'Xiomara Croes' })).toBeVisible();
    expect(screen.getByText(/I cook\.\s+I clean too\./)).toBeVisible();
    expect(screen.getByText('Can you start in January?')).toBeVisible();
    expect(screen.getByText('Yes')).toBeVisible();
    expect(screen.getByRole('link', { name: 'xiomara@example.aw' })).toHaveAttribute(
      'href',
      'mailto:xiomara@example.aw',
    );
  });

  it('changes the status with a note and an e-mail and shows both in the history', async () => {
    const { user, host } = open(croes, {
      'POST /recruiter/vacancy/7/applicants/71/status': aStatusUpdated({ current_status: 'interview' }),
    });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'New status' }), 'Interview');
    await user.type(screen.getByRole('textbox', { name: /^Note/ }), 'Tuesday at ten');
    await user.click(screen.getByRole('checkbox', { name: 'Notify the applicant by e-mail' }));
    await user.click(screen.getByRole('button', { name: 'Update status' }));
    expect(await screen.findByText('Applicant notified by e-mail')).toBeVisible();
    expect(screen.getByText('Tuesday at ten')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^Note/ })).toHaveValue('');
    expect(host.requests.at(-1)?.body).toEqual({
      status: 'interview',
      should_notify: true,
      recruiter_note: 'Tuesday at ten',
    });
    expect(host.toasts.shown).toEqual([
      { kind: 'progress', title: 'Updating status...' },
      {
        kind: 'success',
        title: 'Application status updated',
        description: 'Xiomara Croes will be notified by e-mail.',
      },
    ]);
  });

  it('keeps the input when the server rejects the change', async () => {
    const { user, host } = open(croes, {
      'POST /recruiter/vacancy/7/applicants/71/status': {
        status: 503,
        body: { message: 'Later.', code: 'x' },
      },
    });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'New status' }), 'Offer');
    await user.type(screen.getByRole('textbox', { name: /^Note/ }), 'Well done');
    await user.click(screen.getByRole('button', { name: 'Update status' }));
    await screen.findByRole('button', { name: 'Update status', busy: false });
    expect(host.toasts.shown.at(-1)).toEqual({
      kind: 'error',
      title: 'Failed to update status',
      description: 'Later.',
    });
    expect(screen.getByRole('textbox', { name: /^Note/ })).toHaveValue('Well done');
    expect(screen.getByRole('combobox', { name: 'New status' })).toHaveValue('offer');
  });

  it('shows an erased applicant without contact details or notification', async () => {
    open({ ...croes, name: null, headline: '', email: null, phone: null, about: '', skills: [] });
    expect(await screen.findByRole('heading', { level: 1, name: 'Applicant removed' })).toBeVisible();
    expect(screen.getByText('No contact details available.')).toBeVisible();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('shows the history with authors, newest first', async () => {
    open({
      ...croes,
      history: [
        { status: 'new', at: '2026-11-01T12:00:00.000Z', note: null, by: 'Xiomara Croes', notified: false },
        { status: 'viewed', at: '2026-11-02T12:00:00.000Z', note: null, by: 'Marlon Kock', notified: false },
      ],
    });
    const heading = await screen.findByRole('heading', { name: 'History' });
    const entries = within(heading.parentElement!).getAllByRole('listitem');
    expect(entries.map((entry) => entry.textContent)).toEqual([
      expect.stringMatching(/^Viewed Marlon Kock/),
      expect.stringMatching(/^New Xiomara Croes/),
    ]);
  });

  it('shows a not-found notice for an applicant of another company', async () => {
    open({ status: 404, body: { message: 'No.', code: 'not_found' } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Not found');
  });

  it('opens the resume in a new tab', async () => {
    const tab = { opener: window };
    const openWindow = jest.spyOn(window, 'open').mockReturnValue(tab as Window);
    const link = { url: '/api/files/resumes/5?token=t', expires_at: '2026-11-01T14:05:00.000Z' };
    const { user } = open(croes, { 'GET /recruiter/applicants/91/resume': link });
    await user.click(await screen.findByRole('button', { name: 'Open resume' }));
    await waitFor(() => expect(openWindow).toHaveBeenCalledWith(link.url, '_blank'));
    expect(tab.opener).toBeNull();
    expect(screen.getByRole('button', { name: 'Open resume', busy: false })).toBeVisible();
    openWindow.mockRestore();
  });

  it('shows a toast when the resume cannot be loaded', async () => {
    const { user, host } = open(croes, {
      'GET /recruiter/applicants/91/resume': { status: 404, body: { message: 'It is gone.', code: 'x' } },
    });
    await user.click(await screen.findByRole('button', { name: 'Open resume' }));
    await screen.findByRole('button', { name: 'Open resume', busy: false });
    expect(host.toasts.shown).toEqual([
      { kind: 'error', title: 'Failed to load resume', description: 'It is gone.' },
    ]);
  });

  it('shows no resume button without a resume', async () => {
    open({ ...croes, has_resume: false });
    expect(await screen.findByRole('heading', { level: 1, name: 'Xiomara Croes' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Open resume' })).not.toBeInTheDocument();
  });
});
