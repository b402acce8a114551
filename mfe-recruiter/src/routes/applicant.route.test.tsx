import {
  aHost,
  anApplicantListItem,
  anApplicantReview,
  anInterview,
  aRecruiterProfile,
  aStatusUpdated,
  type FakeResponses,
  renderRoutes,
} from '@cpa/shared/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { createRoutes } from '../module.ts';

const croes = anApplicantReview({
  id: 91,
  applicant_id: 71,
  vacancy_id: 7,
  vacancy_title: 'Kok',
  vacancy_language: 'nl',
  name: 'Xiomara Croes',
  status: 'viewed',
  resume: null,
  has_resume: false,
  cover_letter: 'I cook.\nI clean too.',
});
const STATUS = 'POST /recruiter/vacancy/7/applicants/71/status';

afterEach(() => sessionStorage.clear());

function open(review: FakeResponses[string], responses: FakeResponses = {}) {
  const others = [croes, { ...anApplicantListItem(), id: 92, name: 'Aisha Tromp' }];
  const host = aHost({
    profile: aRecruiterProfile({ name: 'Marlon Kock' }),
    responses: {
      'GET /recruiter/applicants/91': review,
      'GET /recruiter/applicants': { applicants: others },
      'GET /recruiter/applicants/91/interviews': { interviews: [] },
      'GET /recruiter/applicants/91/messages': { messages: [], closed: null },
      ...responses,
    },
  });
  return { host, ...renderRoutes(createRoutes(host), { host, at: '/recruiter-dashboard/applicants/91' }) };
}

const nextStep = async () => within(await screen.findByRole('region', { name: 'Next step' }));

describe('/recruiter-dashboard/applicants/:id', () => {
  const AT = '2026-11-20T14:00:00.000Z';

  it.each([
    ['erased', false, 'The applicant has deleted their data, with everything that was sent.'],
    ['cleared', false, 'What was sent with this application has been removed after the retention period.'],
    ['withdrawn', true, 'The applicant has withdrawn, so the resume can no longer be read.'],
    ['withdrawn', false, 'This application was sent without a resume.'],
    ['vacancy_closed', false, 'This application was sent without a resume.'],
    [null, true, 'The resume of this application is not available to your company.'],
    [null, false, 'This application was sent without a resume.'],
  ] as const)('says why there is no resume: end %s, hidden %s', async (cause, is_resume_hidden, text) => {
    const ended = cause && { cause, at: AT };
    open({ ...croes, resume: null, is_resume_hidden, ended });
    expect(await screen.findByText(text)).toBeVisible();
  });

  it.each([
    ['erased', 'The applicant deleted their data'],
    ['withdrawn', 'The applicant withdrew the application'],
    ['vacancy_closed', 'Your company closed this vacancy'],
  ] as const)('says what ended the application and when: %s', async (cause, title) => {
    open({ ...croes, name: null, ended: { cause, at: AT } });
    const notice = await screen.findByRole('region', { name: title });
    expect(notice).toHaveTextContent('20');
    expect(notice).toHaveTextContent('10:00');
  });

  it('lists the end and the interview that was called off, and leads to the others in the stage', async () => {
    const interview = {
      ...anInterview(),
      status: 'cancelled',
      cancelled_by: 'applicant',
      starts_at: '2026-12-01T18:30:00.000Z',
      updated_at: '2026-11-20T14:01:00.000Z',
    };
    const end = { ended: { cause: 'erased', at: AT }, others_in_stage: { status: 'interview', count: 3 } };
    const interviews = { interviews: [interview] };
    open({ ...croes, name: null, ...end }, { 'GET /recruiter/applicants/91/interviews': interviews });
    const timeline = within(await screen.findByRole('region', { name: 'Timeline' }));
    await timeline.findByText('Interview called off');
    const entries = timeline.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(entries[0]).toMatch(/^Interview called off.*1 December.*14:30/);
    expect(entries[1]).toMatch(/^The applicant deleted their data/);
    expect(screen.getByRole('link', { name: 'See 3 others in “Interview”' })).toHaveAttribute(
      'href',
      '/recruiter-dashboard/vacancies/7/applicants?status=interview',
    );
  });

  it('offers no other status once the applicant has deleted the data', async () => {
    open({ ...croes, name: null, ended: { cause: 'erased', at: AT } });
    expect((await nextStep()).queryByRole('combobox')).not.toBeInTheDocument();
    expect((await nextStep()).getByText(/The status can no longer change/)).toBeVisible();
  });

  it('shows contact details, cover letter and timeline', async () => {
    const { user } = open(croes);
    expect(await screen.findByRole('heading', { level: 1, name: 'Xiomara Croes' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'E-mail' })).toHaveAttribute('href', 'mailto:xiomara@example.aw');
    expect(await screen.findByText('This application was sent without a resume.')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Cover letter' }));
    expect(screen.getByText('Kok')).toHaveAttribute('lang', 'nl');
    expect(screen.getByText(croes.headline)).toHaveAttribute('lang', '');
    expect(screen.getByText(/I cook\.\s+I clean too\./)).toBeVisible();
  });

  it('shows the answers with the unwanted one, and who changed the status', async () => {
    const question = { kind: 'yes_no' as const, choices: [], required: true };
    const { user } = open({
      ...croes,
      screening_questions: [
        { ...question, id: 'a', question: 'Weekends?', knock_out: ['no'] },
        { ...question, id: 'b', question: 'A licence?' },
        { ...question, id: 'c', question: 'Why?', kind: 'text' as const },
      ],
      answers: [
        { question_id: 'a', answer: 'no' },
        { question_id: 'b', answer: 'yes' },
      ],
      history: [
        { status: 'new', at: croes.applied_at, by: 'Xiomara', note: null, notified: false },
        { status: 'viewed', at: croes.applied_at, by: 'Marlon', note: 'Call her', notified: true },
      ],
    });
    await user.click(await screen.findByRole('tab', { name: /^Answers/ }));
    const answers = within(screen.getByRole('region', { name: 'Answers to your questions' }));
    expect(answers.getAllByRole('definition').map(({ textContent }) => textContent.trim())).toEqual([
      'No Unwanted',
      'Yes',
      'Not answered',
    ]);
    const history = within(screen.getByRole('region', { name: 'Timeline' })).getAllByRole('listitem');
    expect(history.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Viewed.*Marlon.*Call her.*Applicant notified by e-mail/),
      expect.stringMatching(/^New.*Xiomara/),
    ]);
    expect(history[1]).not.toHaveTextContent('notified');
  });

  it('changes the status with the status it shows, and offers to undo it', async () => {
    const { user, host } = open(croes, {
      [STATUS]: aStatusUpdated({ current_status: 'interview', change_id: 51 }),
      'POST /recruiter/status-changes/51/undo': { current_status: 'viewed' },
    });
    const card = await nextStep();
    await user.selectOptions(card.getByRole('combobox', { name: 'Move to' }), 'Interview');
    await user.type(card.getByRole('textbox', { name: /^Note to Xiomara/ }), 'Tuesday at ten');
    await user.click(card.getByRole('button', { name: 'Move and send mail' }));
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
    expect(host.requests.find(({ path }) => path.endsWith('/status'))?.body).toEqual({
      status: 'interview',
      should_notify: true,
      recruiter_note: 'Tuesday at ten',
      known_status: 'viewed',
    });
    expect(host.toasts.shown.map(({ kind }) => kind)).toEqual(['progress', 'dismissed']);
    expect(screen.getByText('Application status updated').closest('[role=status]')).toHaveTextContent(
      'Moved to Interview.',
    );
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await card.findByRole('textbox', { name: /^Note/ })).toHaveValue('');
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(host.toasts.shown.at(-1)?.title).toBe('The change was undone. Nothing was sent.');
  });

  it('keeps the input when the server rejects the change', async () => {
    const { user, host } = open(croes, {
      [STATUS]: { status: 422, body: { message: 'Later.', code: 'x' } },
    });
    const card = await nextStep();
    await user.type(card.getByRole('textbox', { name: /^Note/ }), 'Well done');
    await user.click(card.getByRole('button', { name: 'Move and send mail' }));
    await card.findByRole('button', { name: 'Move and send mail', busy: false });
    expect(host.toasts.shown.at(-1)).toEqual({
      kind: 'error',
      title: 'Failed to update status',
      description: 'Later.',
    });
    expect(card.getByRole('textbox', { name: /^Note/ })).toHaveValue('Well done');
  });

  it('sends no mail with the switch off', async () => {
    const { user, host } = open(croes, { [STATUS]: aStatusUpdated() });
    const card = await nextStep();
    await user.click(card.getByRole('switch', { name: 'Tell Xiomara by e-mail' }));
    await user.click(card.getByRole('button', { name: 'Move without mail' }));
    expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
    expect(host.requests.find(({ path }) => path.endsWith('/status'))?.body).toMatchObject({
      should_notify: false,
    });
  });

  it('rates with a key, except while typing', async () => {
    const { user, host } = open(croes, { 'PUT /recruiter/applicants/91/rating': { rating: 4 } });
    await screen.findByRole('heading', { level: 1, name: 'Xiomara Croes' });
    await user.keyboard('4');
    expect(screen.getByRole('radio', { name: '4 stars' })).toBeChecked();
    await user.type(screen.getByRole('textbox', { name: 'Add a note' }), '2');
    expect(host.requests.filter(({ path }) => path.endsWith('/rating'))).toHaveLength(1);
  });

  it('adds and removes a tag, and keeps the focus in the field', async () => {
    const { user, host } = open(
      { ...croes, tags: ['Day shift'] },
      { 'PUT /recruiter/applicants/91/tags': { tags: ['Day shift', 'Papiamento'] } },
    );
    await user.click(await screen.findByRole('button', { name: 'Add a tag' }));
    const field = screen.getByRole('textbox', { name: 'Add a tag' });
    expect(field).toHaveFocus();
    await user.type(field, 'Papiamento{Enter}');
    expect(await screen.findByText('Papiamento')).toBeVisible();
    expect(field).toHaveValue('');
    await user.click(screen.getByRole('button', { name: /Day shift/ }));
    expect(field).toHaveFocus();
    const sent = host.requests.filter(({ path }) => path.endsWith('/tags')).map(({ body }) => body);
    expect(sent).toEqual([
      { tags: ['Day shift', 'Papiamento'], known_tags: ['Day shift'] },
      { tags: ['Papiamento'], known_tags: ['Day shift', 'Papiamento'] },
    ]);
  });

  it('keeps a typed tag and restores a removed one when they cannot be saved', async () => {
    const { user } = open(
      { ...croes, tags: ['Day shift'] },
      { 'PUT /recruiter/applicants/91/tags': { status: 503, body: { message: 'Later.', code: 'x' } } },
    );
    await user.click(await screen.findByRole('button', { name: 'Add a tag' }));
    const field = screen.getByRole('textbox', { name: 'Add a tag' });
    expect(field).toHaveFocus();
    await user.type(field, 'Papiamento{Enter}');
    expect(
      await screen.findByText(
        'No confirmation that the tag was saved. Reload the page to see it, then try again.',
      ),
    ).toBeVisible();
    expect(field).toHaveValue('Papiamento');
    await user.clear(field);
    await user.click(screen.getByRole('button', { name: /Day shift/ }));
    expect(await screen.findByRole('button', { name: /Day shift/ })).toBeVisible();
    await user.type(field, 'Grill');
    expect(
      screen.queryByText(
        'No confirmation that the tag was saved. Reload the page to see it, then try again.',
      ),
    ).not.toBeInTheDocument();
  });

  it('keeps a note that is typed while another one is being saved', async () => {
    const saved = { id: 3, by: 'Marlon', is_own: true, text: 'Calm', at: croes.applied_at, edited_at: null };
    const { user } = open(croes, { 'POST /recruiter/applicants/91/notes': saved });
    const field = await screen.findByRole('textbox', { name: 'Add a note' });
    await user.type(field, 'Calm');
    fireEvent.click(screen.getByRole('button', { name: 'Save note' }));
    fireEvent.change(field, { target: { value: 'Calm. Asks for' } });
    expect(await screen.findByText('Calm')).toBeVisible();
    expect(field).toHaveValue('Calm. Asks for');
  });

  it('opens with the resume on a phone, with the facts in a tab', async () => {
    const { matchMedia } = window;
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => Object.assign(matchMedia(query), { matches: query.includes('767px') }));
    const { user } = open(croes);
    expect(await screen.findByRole('tab', { name: 'Resume', selected: true })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'About' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Rating' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Notes' }));
    await user.type(screen.getByRole('textbox', { name: 'Add a note' }), 'Calm');
    await user.click(screen.getByRole('tab', { name: 'Facts' }));
    expect(screen.getByRole('tabpanel', { name: 'Facts' })).toHaveTextContent(
      /Rating.*Timeline.*Answers.*Cover letter.*I cook/,
    );
    await user.click(screen.getByRole('tab', { name: 'Notes' }));
    expect(screen.getByRole('textbox', { name: 'Add a note' })).toHaveValue('Calm');
    await user.click(screen.getByRole('tab', { name: 'Facts' }));
    await user.keyboard('m');
    expect(screen.getByRole('heading', { name: 'Messages' })).toHaveFocus();
  });

  it('shows an erased applicant without contact details or notification', async () => {
    open({ ...croes, name: null, headline: '', email: null, phone: null });
    expect(await screen.findByRole('heading', { level: 1, name: 'Applicant removed' })).toBeVisible();
    expect(screen.getByText('No contact details available.')).toBeVisible();
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  });

  it.each([
    ['Aisha Tromp', 'Aisha Tromp', 'no'],
    [null, 'Applicant removed', null],
  ])(
    'lets browsers translate the placeholder of a removed name in the steps (%s)',
    async (name, shown, translate) => {
      const others = [croes, { ...anApplicantListItem(), id: 92, name }];
      open(croes, { 'GET /recruiter/applicants': { applicants: others } });
      expect((await screen.findByText(shown)).getAttribute('translate')).toBe(translate);
    },
  );

  it('shows a not-found notice for an applicant of another company', async () => {
    open({ status: 404, body: { message: 'No.', code: 'not_found' } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Not found');
  });

  it('shows a failed resume with retry', async () => {
    const resume = { file_name: 'croes.docx', media_type: 'application/octet-stream', size: 1000 };
    const { user } = open(
      { ...croes, resume, has_resume: true },
      { 'GET /recruiter/applicants/91/resume': { status: 404, body: { message: 'Gone.', code: 'x' } } },
    );
    expect(await screen.findByText('Failed to load resume')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /again/i }));
    expect(await screen.findByText('Failed to load resume')).toBeVisible();
  });
});
