import {
  aHost,
  anApiError,
  anApplicantApplication,
  anInterview,
  aProfile,
  type FakeResponses,
  renderRoutes,
} from '@cpa/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createRoutes } from '../module.ts';

const cook = anApplicantApplication({
  vacancy_id: 11,
  status: 'interview',
  cover_letter: 'Dear chef,\nI cook.',
  history: [
    { status: 'new', at: '2026-11-01T12:00:00.000Z', note: null },
    { status: 'interview', at: '2026-11-03T12:00:00.000Z', note: 'Tuesday at ten, at the back door.' },
  ],
});

const PAGE = '/applicant/applications/11';

function open(at: string, application: FakeResponses[string] = [cook], responses: FakeResponses = {}) {
  const host = aHost({
    profile: aProfile(),
    responses: {
      'GET /applicant/applications': application,
      'GET /applicant/applications/11/messages': { messages: [], closed: null },
      ...responses,
    },
  });
  return { host, ...renderRoutes(createRoutes(host), { host, at }) };
}

describe('/applicant/applications/:vacancyId', () => {
  it('shows the cover letter, the history with notes and the next step', async () => {
    open('/applicant/applications/11');
    expect(await screen.findByText(/Dear chef,\s+I cook\./)).toBeVisible();
    const history = within(screen.getByRole('region', { name: 'Timeline' }));
    expect(history.getAllByRole('listitem').map((entry) => entry.textContent)).toEqual([
      expect.stringMatching(/^Interview .*Tuesday at ten, at the back door\.\d+ days in this stage$/),
      expect.stringMatching(/^Sent .*2 days in this stage$/),
    ]);
    const next = within(screen.getByRole('region', { name: 'What happens next' }));
    expect(next.getByText(/Cas di Sabor wants to meet you/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Line Cook' })).toHaveAttribute('href', '/vacancies/11');
  });

  it.each([
    ['vacancy_closed', 'Cas di Sabor closed this vacancy.'],
    ['company_gone', 'Nobody of Cas di Sabor can answer on Career Portal Aruba any more.'],
  ] as const)('says that %s ended the application and called off the interview', async (cause, title) => {
    const interview = anInterview({
      status: 'cancelled',
      cancelled_by: 'company',
      starts_at: '2099-11-24T14:00:00.000Z',
      updated_at: '2026-11-20T14:01:00.000Z',
    });
    const ended = { cause, at: '2026-11-20T14:00:00.000Z' };
    open(PAGE, [{ ...cook, ended, interviews: [interview] }]);
    const timeline = within(await screen.findByRole('region', { name: 'Timeline' }));
    const [off, end] = timeline.getAllByRole('listitem');
    expect(off).toHaveTextContent(/^Interview called off/);
    expect(end!.textContent).toContain(title);
    expect(await screen.findByRole('region', { name: title })).toHaveTextContent('10:00');
    const panel = within(screen.getByRole('region', { name: 'Interview cancelled' }));
    expect(panel.getByText(/24.*10:00/)).toBeVisible();
    expect(panel.getByText(new RegExp(`^${title} Called off `))).toBeVisible();
    expect(screen.queryByText(/wants to meet you/)).not.toBeInTheDocument();
  });

  it('marks the news that an interview was called off as read', async () => {
    const { host } = open(PAGE, [{ ...cook, off_notification_id: 8 }], {
      'POST /notifications/read': { unread: 0 },
    });
    await screen.findByRole('region', { name: 'Timeline' });
    await waitFor(() =>
      expect(host.requests.filter(({ path }) => path === '/notifications/read')).toMatchObject([
        { body: { ids: [8] } },
      ]),
    );
  });

  it('says that retention has removed what was sent', async () => {
    open(PAGE, [{ ...cook, cover_letter: '', ended: { cause: 'cleared', at: null } }]);
    expect(
      await screen.findByText('What you sent has been removed after the retention period.'),
    ).toBeVisible();
    expect(screen.queryByText('You did not send a cover letter.')).not.toBeInTheDocument();
  });

  it('links to the vacancy when no application was sent', async () => {
    open('/applicant/applications/12');
    expect(await screen.findByText('You have not applied to this vacancy')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View vacancy' })).toHaveAttribute('href', '/vacancies/12');
  });

  it('shows a 404 error for an invalid vacancy ID', async () => {
    open('/applicant/applications/none');
    expect(await screen.findByRole('alert')).toHaveTextContent('404');
  });

  it('shows the answers and the resume that were sent', async () => {
    const resume = { id: 5, file_name: 'cook.pdf', media_type: 'application/pdf', size: 90_000 };
    const sent_answers = [{ question: 'Can you work until 23:00?', answer: 'Yes' }];
    const { user } = open(PAGE, [{ ...cook, resume, sent_answers }]);
    await user.click(await screen.findByRole('tab', { name: /Answers/ }));
    expect(screen.getByText('Can you work until 23:00?')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Resume' }));
    expect(screen.getByRole('button', { name: 'Open cook.pdf' })).toBeVisible();
  });

  it('withdraws after a confirmation and offers to undo it', async () => {
    let application: object = cook;
    const { user, host } = open(PAGE, () => [application], {
      'POST /applicant/applications/11/withdraw': () => {
        const undo_until = new Date(Date.now() + 10_000).toISOString();
        application = { ...cook, status: 'withdrawn', withdrawal_undo_until: undo_until };
        return { status: 'withdrawn', undo_until };
      },
      'POST /applicant/applications/11/withdraw/undo': () => {
        application = cook;
        return { status: 'interview', undo_until: null };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Withdraw…' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Withdraw this application?' }));
    expect(dialog.getByText(/Cas di Sabor is notified and can no longer open/)).toBeVisible();
    await user.selectOptions(dialog.getByRole('combobox'), 'Personal reasons');
    await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    const message = undo.closest('[data-dock="undo"]')!;
    expect(message).toHaveTextContent('Application withdrawn Cas di Sabor is notified in 10 s.');
    await waitFor(() => expect(message).toContainElement(document.activeElement as HTMLElement));
    expect(host.toasts.shown).toEqual([]);
    await user.click(undo);
    expect(await screen.findByRole('button', { name: 'Withdraw…' })).toBeVisible();
    const withdrawal = host.requests.find(({ path }) => path.endsWith('/withdraw'));
    expect(withdrawal?.body).toEqual({ reason: 'Personal reasons' });
    expect(screen.getByRole('heading', { name: 'What happens next' })).toHaveFocus();
  });

  it('says that a withdrawal was not undone', async () => {
    const undo_until = new Date(Date.now() + 10_000).toISOString();
    const withdrawn = { ...cook, status: 'withdrawn' as const, withdrawal_undo_until: undo_until };
    const { user, host } = open(PAGE, [withdrawn], {
      'POST /applicant/applications/11/withdraw/undo': () => {
        throw anApiError(409, { message: 'The company was notified already.' });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(host.toasts.shown).toHaveLength(1));
    expect(host.toasts.shown[0]).toMatchObject({
      kind: 'error',
      title: 'Not undone',
      description: 'The company was notified already.',
    });
  });

  it('confirms a proposed time; a taken one cannot be chosen', async () => {
    const interview = anInterview({
      slots: [
        { id: 1, starts_at: '2099-11-24T14:00:00.000Z', is_taken: false },
        { id: 2, starts_at: '2099-11-25T19:30:00.000Z', is_taken: true },
      ],
    });
    let interviews = [interview];
    const { user, host } = open(PAGE, () => [{ ...cook, interviews }], {
      'POST /applicant/interviews/31/confirm': () => {
        const confirmed = {
          ...interview,
          status: 'confirmed' as const,
          starts_at: interview.slots[0]!.starts_at,
        };
        interviews = [confirmed];
        return confirmed;
      },
    });
    const panel = within(await screen.findByRole('region', { name: 'Choose a time for the interview' }));
    expect(panel.getByRole('radio', { name: /15:30/ })).toBeDisabled();
    await user.click(panel.getByRole('radio', { name: '10:00' }));
    await user.click(panel.getByRole('button', { name: 'Confirm Tuesday 24 November, 10:00' }));
    expect(await screen.findByText('Tuesday 24 November, 10:00 (Aruba time)')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Your interview' })).toHaveFocus());
    expect(host.requests.find(({ path }) => path.endsWith('/confirm'))?.body).toEqual({ slot_id: 1 });
  });

  it('says that a time was taken and shows the times again', async () => {
    const interview = anInterview();
    let interviews = [interview];
    const { user } = open(PAGE, () => [{ ...cook, interviews }], {
      'POST /applicant/interviews/31/confirm': () => {
        interviews = [
          { ...interview, slots: interview.slots.map((slot) => ({ ...slot, is_taken: slot.id === 1 })) },
        ];
        const message = 'This time was taken meanwhile. Choose another one.';
        return { status: 409, body: { message, code: 'slot_taken' } };
      },
    });
    await user.click(await screen.findByRole('radio', { name: '10:00' }));
    await user.click(screen.getByRole('button', { name: /^Confirm/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This time was taken meanwhile.');
    expect(screen.getByRole('radio', { name: /10:00/ })).toBeDisabled();
  });

  it('asks for other times only with a message, which a failure keeps', async () => {
    const { user, host } = open(PAGE, [{ ...cook, interviews: [anInterview()] }], {
      'POST /applicant/interviews/31/decline': { status: 422, body: { message: 'Later.', code: 'x' } },
    });
    await user.click(await screen.findByRole('button', { name: 'None suits me…' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Ask for other times' }));
    expect(host.requests.some(({ path }) => path.endsWith('/decline'))).toBe(false);
    await user.type(dialog.getByRole('textbox'), 'Mornings');
    await user.click(dialog.getByRole('button', { name: 'Ask for other times' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Later.');
    expect(dialog.getByRole('textbox')).toHaveValue('Mornings');
  });
});
