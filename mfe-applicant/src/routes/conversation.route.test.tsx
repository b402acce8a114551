import {
  aHost,
  aMessage,
  anApplicantApplication,
  aProfile,
  type FakeResponses,
  renderRoutes,
} from '@cpa/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { createRoutes } from '../module.ts';
import { conversationChanged } from '../realtime/realtimeEvents.ts';

const application = anApplicantApplication({ vacancy_id: 11, status: 'interview', unread_messages: 2 });
const MESSAGES = 'GET /applicant/applications/11/messages';
const invitation = aMessage({ id: 4, side: 'company', by: 'Berta Kock', text: 'Can you come on Thursday?' });

afterEach(() => sessionStorage.clear());

function open(responses: FakeResponses = {}, at = '/applicant/applications/11') {
  const host = aHost({
    profile: aProfile(),
    responses: {
      'GET /applicant/applications': [application],
      [MESSAGES]: { messages: [invitation], closed: null },
      'POST /applicant/applications/11/messages/read': { message: 'Messages read' },
      ...responses,
    },
  });
  return { host, ...renderRoutes(createRoutes(host), { host, at }) };
}

const card = async () => within(await screen.findByRole('region', { name: 'Messages' }));

describe('the messages on /applicant/applications/:vacancyId', () => {
  it('shows what the company wrote and sends an answer', async () => {
    const { user, host } = open({
      'POST /applicant/applications/11/messages': {
        status: 201,
        body: aMessage({ id: 5, is_own: true, text: 'Yes, gladly.' }),
      },
    });
    const log = within(await (await card()).findByRole('log', { name: 'Messages with Cas di Sabor' }));
    expect(log.getByText('Can you come on Thursday?').closest('li')).toHaveTextContent(/^Berta Kock: /);
    expect(log.getByText('Can you come on Thursday?')).toHaveAttribute('lang', '');
    await user.type((await card()).getByLabelText('Message to Cas di Sabor'), 'Yes, gladly.');
    await user.click((await card()).getByRole('button', { name: 'Send' }));
    expect(await log.findByText('Yes, gladly.')).toBeVisible();
    expect(host.requests.at(-1)).toMatchObject({
      path: '/applicant/applications/11/messages',
      body: { text: 'Yes, gladly.' },
    });
  });

  it('keeps what was typed after a reload', async () => {
    const { user, unmount } = open();
    await user.type(await (await card()).findByLabelText('Message to Cas di Sabor'), 'Half a sen');
    unmount();
    open();
    expect(await (await card()).findByLabelText('Message to Cas di Sabor')).toHaveValue('Half a sen');
  });

  it('says that an ended application takes no messages', async () => {
    open({ [MESSAGES]: { messages: [invitation], closed: 'ended' } });
    expect(await (await card()).findByText(/^This conversation has ended/)).toBeVisible();
    expect((await card()).queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('reports a message of the company', async () => {
    const { user, host } = open({
      'POST /applicant/applications/11/messages/4/report': { message: 'Thank you.' },
    });
    await user.click(await (await card()).findByRole('button', { name: 'Report…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this message' }));
    expect(dialog.getByText(/Cas di Sabor is not told\.$/)).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: 'It is insulting or threatening' }));
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    await waitFor(() => expect(host.toasts.shown).toMatchObject([{ kind: 'success' }]));
    expect(host.requests.find(({ path }) => path.endsWith('/report'))?.body).toEqual({ reason: 'offensive' });
  });

  it('blocks the messages after a question, and allows them again', async () => {
    const blocked = { messages: [invitation], closed: 'blocked' };
    const { user } = open({
      'PUT /applicant/applications/11/messages/block': blocked,
      'DELETE /applicant/applications/11/messages/block': { ...blocked, closed: null },
    });
    await user.click(await (await card()).findByRole('button', { name: 'Block messages…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Block messages from Cas di Sabor?' }));
    await user.click(dialog.getByRole('button', { name: 'Block messages' }));
    expect(await (await card()).findByText(/^You have blocked Cas di Sabor/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Messages' })).toHaveFocus());
    await user.click((await card()).getByRole('button', { name: 'Allow messages again' }));
    expect(await (await card()).findByRole('textbox')).toBeVisible();
  });

  it('scrolls to the messages for the link of a mail', async () => {
    const scroll = jest.fn();
    Element.prototype.scrollIntoView = scroll;
    open({}, '/applicant/applications/11#messages');
    await (await card()).findByRole('log');
    expect(scroll.mock.contexts).toContain(screen.getByRole('heading', { name: 'Messages' }));
  });

  it('counts unread messages in the list, live', async () => {
    let unread_messages = 2;
    const { host } = open(
      { 'GET /applicant/applications': () => [{ ...application, unread_messages }] },
      '/applicant/applications',
    );
    expect(await screen.findByText('2 new')).toBeVisible();
    unread_messages = 3;
    host.store.dispatch(conversationChanged());
    expect(await screen.findByText('3 new')).toBeVisible();
  });
});
