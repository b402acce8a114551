import {
  aHost,
  aMessage,
  anApplicantReview,
  aRecruiterProfile,
  type FakeResponses,
  renderRoutes,
} from '@cpa/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createRoutes } from '../module.ts';

const MESSAGES = 'GET /recruiter/applicants/91/messages';
const SEND = 'POST /recruiter/applicants/91/messages';
const READ = 'POST /recruiter/applicants/91/messages/read';
const question = aMessage({ id: 4 });
const review = anApplicantReview({
  id: 91,
  name: 'Xiomara Croes',
  status: 'interview',
  resume: null,
  unread_messages: 1,
  history: [
    { status: 'new', at: '2026-11-19T15:30:00.000Z', by: 'Xiomara Croes', note: null, notified: false },
    {
      status: 'interview',
      at: '2026-11-20T12:00:00.000Z',
      by: 'Berta Kock',
      note: 'Please bring your diploma.',
      notified: true,
    },
  ],
});

afterEach(() => {
  sessionStorage.clear();
  jest.restoreAllMocks();
});

function open(responses: FakeResponses = {}) {
  const host = aHost({
    profile: aRecruiterProfile(),
    responses: {
      'GET /recruiter/applicants/91': review,
      'GET /recruiter/applicants': { applicants: [] },
      'GET /recruiter/applicants/91/interviews': { interviews: [] },
      [MESSAGES]: { messages: [question], closed: null },
      [READ]: { message: 'Messages read' },
      ...responses,
    },
  });
  return { host, ...renderRoutes(createRoutes(host), { host, at: '/recruiter-dashboard/applicants/91' }) };
}

const card = async () => within(await screen.findByRole('region', { name: 'Messages' }));
const log = async () =>
  within(await (await card()).findByRole('log', { name: 'Messages with Xiomara Croes' }));
const field = async () => await (await card()).findByLabelText('Message to Xiomara Croes');

describe('the messages on /recruiter-dashboard/applicants/:id', () => {
  it('sends a file with the message, and opens the files of the thread', async () => {
    const letter = new File(['%PDF-1.7'], 'letter.pdf', { type: 'application/pdf' });
    const sent = aMessage({ id: 9, side: 'company', is_own: true, text: 'letter.pdf', file: { size: 2000 } });
    const opened = jest.spyOn(window, 'open').mockReturnValue({ opener: null } as Window);
    const { user, host } = open({
      [SEND]: aMessage({ id: 8, side: 'company', is_own: true, text: 'As promised.' }),
      [`${SEND}/files`]: sent,
      [`${MESSAGES}/9/file`]: {
        url: '/api/files/messages/9?token=t',
        expires_at: '2026-11-20T14:00:00.000Z',
      },
    });
    await user.type(await field(), 'As promised.');
    await user.upload((await card()).getByLabelText('Attach a file', { selector: 'input' }), letter);
    expect((await card()).getByText('letter.pdf')).toBeVisible();
    await user.click((await card()).getByRole('button', { name: 'Send' }));
    const file = await (await log()).findByRole('button', { name: 'letter.pdf 2 KB' });
    const form = host.requests.find(({ body }) => body instanceof FormData)!.body as FormData;
    expect([...form.keys()]).toEqual(['key', 'file']);
    expect((await card()).queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument();
    await user.click(file);
    await waitFor(() => expect(opened).toHaveBeenCalledWith('/api/files/messages/9?token=t', '_blank'));
  });

  it('shows status changes and messages in one order, with a line above the new one', async () => {
    open();
    const lines = (await log()).getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines).toEqual([
      'Thursday 19 November',
      expect.stringMatching(/^NewXiomara Croes/),
      'Friday 20 November',
      expect.stringMatching(/^InterviewBerta Kock · Mail sent08:00Please bring your diploma\.$/),
      '1 new',
      expect.stringMatching(/^Xiomara Croes: May I park at the hotel\?/),
    ]);
    expect((await card()).getByText('1 new', { selector: 'h2 ~ *' })).toBeVisible();
  });

  it('sends with Ctrl and Enter, keeps the focus and shows the message as sent', async () => {
    const { user, host } = open({
      [SEND]: { status: 201, body: aMessage({ id: 5, side: 'company', is_own: true, text: 'Gate B.' }) },
    });
    await user.type(await field(), 'Gate B.{Control>}{Enter}{/Control}');
    const sent = await (await log()).findByText('Gate B.');
    expect(sent.closest('li')).toHaveTextContent(/^You: Gate B\./);
    expect(sent.closest('li')).toHaveTextContent(/Sent$/);
    expect(await field()).toHaveValue('');
    expect(await field()).toHaveFocus();
    expect(
      host.requests.find(({ path, method }) => method === 'POST' && path.endsWith('/messages'))?.body,
    ).toEqual({
      key: expect.any(String),
      text: 'Gate B.',
    });
  });

  it.each([
    ['2026-11-20T15:00:00.000Z', /· Read 11:00$/],
    ['2026-11-21T03:30:00.000Z', /· Read 23:30$/],
    ['2026-11-21T13:00:00.000Z', /· Read November 21 at 09:00$/],
  ])(
    'says when a message was read, with the day if it is another one in Aruba: %s',
    async (read_at, text) => {
      const ours = aMessage({ side: 'company', is_own: true, at: '2026-11-20T14:00:00.000Z', read_at });
      open({ [MESSAGES]: { messages: [ours], closed: null } });
      const message = await (await log()).findByText(ours.text);
      expect(message.closest('li')).toHaveTextContent(text);
    },
  );

  it('keeps a message that was not sent, also after a reload, and sends it again with its key', async () => {
    const away = { status: 503, body: { message: 'Please try again later.', code: 'unavailable' } };
    const { user, host, unmount } = open({ [SEND]: away });
    await user.type(await field(), 'Gate B.');
    await user.click((await card()).getByRole('button', { name: 'Send' }));
    expect(await (await card()).findByRole('alert')).toHaveTextContent(
      /^The server did not confirm this message\./,
    );
    const first = host.requests.find(({ path, method }) => method === 'POST' && path.endsWith('/messages'));
    unmount();
    const again = open({
      [SEND]: { status: 201, body: aMessage({ id: 5, side: 'company', is_own: true, text: 'Gate B.' }) },
    });
    await again.user.click(await (await card()).findByRole('button', { name: 'Try again' }));
    await waitFor(async () => expect((await card()).queryByRole('alert')).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { name: 'Messages' })).toHaveFocus();
    expect(
      again.host.requests.find(({ path, method }) => method === 'POST' && path.endsWith('/messages'))?.body,
    ).toEqual(first?.body);
  });

  it('says why the server refused a message', async () => {
    const refused = { status: 429, body: { message: 'Too many messages.', code: 'too_many' } };
    const { user } = open({ [SEND]: refused });
    await user.type(await field(), 'Gate B.');
    await user.click((await card()).getByRole('button', { name: 'Send' }));
    expect(await (await card()).findByRole('alert')).toHaveTextContent('Not sent. Too many messages.');
  });

  it('deletes a message that was not sent', async () => {
    const away = { status: 503, body: { message: 'Away.', code: 'unavailable' } };
    const { user } = open({ [SEND]: away });
    await user.type(await field(), 'Gate B.');
    await user.click((await card()).getByRole('button', { name: 'Send' }));
    await user.click(await (await card()).findByRole('button', { name: 'Delete' }));
    expect(screen.getByRole('heading', { name: 'Messages' })).toHaveFocus();
    expect((await card()).queryByText('Gate B.')).not.toBeInTheDocument();
  });

  it('shows a new message live, and ignores events of other applications', async () => {
    let messages = [question];
    let reads = 0;
    const { host } = open({
      [MESSAGES]: () => {
        reads += 1;
        return { messages, closed: null };
      },
    });
    await (await log()).findByText('May I park at the hotel?');
    messages = [...messages, aMessage({ id: 6, text: 'And my sister?' })];
    host.events.emit('conversation-changed', { application_id: 92 });
    host.events.emit('conversation-changed', 'nonsense');
    expect(reads).toBe(1);
    host.events.emit('conversation-changed', { application_id: 91 });
    expect(await (await log()).findByText('And my sister?')).toBeVisible();
    host.events.reconnect();
    await waitFor(() => expect(reads).toBe(3));
  });

  it('opens at the new line, follows new messages at the end only, and shows an own message', async () => {
    jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(900);
    jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400);
    jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockReturnValue(300);
    let messages = [question];
    const { host, user } = open({ [MESSAGES]: () => ({ messages, closed: null }), [SEND]: { status: 503 } });
    await (await log()).findByText('May I park at the hotel?');
    const box = screen.getByRole('log', { name: 'Messages with Xiomara Croes' });
    const receive = async (id: number) => {
      messages = [...messages, aMessage({ id, text: `Message ${id}` })];
      host.events.emit('conversation-changed', { application_id: 91 });
      await within(box).findByText(`Message ${id}`);
    };
    expect(box.scrollTop).toBe(300);
    fireEvent.scroll(box, { target: { scrollTop: 120 } });
    await receive(6);
    expect(box.scrollTop).toBe(120);
    fireEvent.scroll(box, { target: { scrollTop: 500 } });
    await receive(7);
    expect(box.scrollTop).toBe(900);
    fireEvent.scroll(box, { target: { scrollTop: 120 } });
    await user.type(await field(), 'Gate B.{Control>}{Enter}{/Control}');
    expect(box.scrollTop).toBe(900);
  });

  it('marks messages as read after they were on screen for a second', async () => {
    const { host } = open();
    await (await log()).findByText('May I park at the hotel?');
    const reads = () => host.requests.filter(({ path }) => path.endsWith('/messages/read'));
    expect(reads()).toEqual([]);
    await waitFor(() => expect(reads()).toMatchObject([{ body: { until: 4 } }]), { timeout: 3000 });
  });

  it('marks messages as read once the hidden tab is visible, and again if they stay unread', async () => {
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const { host } = open({ [MESSAGES]: () => ({ messages: [aMessage({ id: 4 })], closed: null }) });
    await (await log()).findByText('May I park at the hotel?');
    const reads = () => host.requests.filter(({ path }) => path.endsWith('/messages/read'));
    await new Promise((resolve) => void setTimeout(resolve, 1200));
    expect(reads()).toEqual([]);
    visibility.mockReturnValue('visible');
    fireEvent(document, new Event('visibilitychange'));
    await waitFor(() => expect(reads()).toHaveLength(1), { timeout: 3000 });
    host.events.emit('conversation-changed', { application_id: 91 });
    await waitFor(() => expect(reads()).toHaveLength(2), { timeout: 3000 });
  });

  it.each([
    ['ended', /^This conversation has ended/],
    ['viewer', /^You can read this conversation\./],
    ['blocked', /^You cannot write here: Xiomara Croes does not accept messages/],
  ] as const)('says why the user cannot write: %s', async (closed, text) => {
    open({ [MESSAGES]: { messages: [question], closed } });
    expect(await (await card()).findByText(text)).toBeVisible();
    expect((await card()).queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('announces that the conversation closes, and keeps the focus in the field', async () => {
    let closed: 'ended' | null = null;
    const { host, user } = open({ [MESSAGES]: () => ({ messages: [question], closed }) });
    await user.type(await field(), 'Gate');
    const status = (await card()).getByRole('status');
    expect(status).toBeEmptyDOMElement();
    closed = 'ended';
    host.events.emit('conversation-changed', { application_id: 91 });
    await waitFor(() => expect(status).toHaveTextContent(/^This conversation has ended/));
    expect(screen.getByRole('heading', { name: 'Messages' })).toHaveFocus();
  });

  it('says that there are no messages yet', async () => {
    open({ [MESSAGES]: { messages: [], closed: null } });
    expect(await (await card()).findByText('No messages with Xiomara Croes yet.')).toBeVisible();
  });

  it('shows an error with a retry', async () => {
    let isAway = true;
    const { user } = open({
      [MESSAGES]: () =>
        isAway
          ? { status: 503, body: { message: 'Away.', code: 'unavailable' } }
          : { messages: [question], closed: null },
    });
    const retry = await (await card()).findByRole('button', { name: 'Try again' });
    isAway = false;
    await user.click(retry);
    expect(await (await log()).findByText('May I park at the hotel?')).toBeVisible();
  });

  it('moves the focus to the messages with M', async () => {
    const { user } = open();
    await log();
    await user.keyboard('m');
    expect(screen.getByRole('heading', { name: 'Messages' })).toHaveFocus();
  });

  it('mutes the conversation and says what that means', async () => {
    const { user } = open({
      'PUT /recruiter/applicants/91/messages/mute': { messages: [question], closed: null, is_muted: true },
      'DELETE /recruiter/applicants/91/messages/mute': { messages: [question], closed: null },
    });
    await user.click(await (await card()).findByRole('button', { name: 'Mute' }));
    expect(await (await card()).findByText(/^Muted: you get no e-mails/)).toBeVisible();
    await user.click((await card()).getByRole('button', { name: 'Unmute' }));
    expect(await (await card()).findByRole('button', { name: 'Mute' })).toBeVisible();
  });

  it('saves the messages as a text file', async () => {
    let saved: Blob | undefined;
    URL.createObjectURL = (file) => {
      saved = file as Blob;
      return 'blob:conversation';
    };
    const { user } = open();
    await user.click(await (await card()).findByRole('button', { name: 'Download as text' }));
    expect(saved?.type).toBe('text/plain;charset=utf-8');
    expect(saved?.size).toBeGreaterThan(question.text.length);
  });
});
