import { aMessage, anApiError, flushPromises } from '@cpa/shared/testing';
import type { Conversation, NewMessage } from '../contracts/index.ts';
import { readDraft, writeDraft } from './draftStorage.ts';
import { away, events, openConversation } from './testing/openConversation.ts';

afterEach(() => {
  for (const id of [91, 92]) writeDraft(id, { draft: '', unsent: [] });
});

const texts = ({ messages }: Pick<Conversation, 'messages'>) => messages.map(({ text }) => text);
const unsentTexts = ({ unsent }: { unsent: NewMessage[] }) => unsent.map(({ text }) => text);

describe('a conversation', () => {
  it('loads the messages and remembers the first new one after it was read', async () => {
    let message = aMessage({ id: 5 });
    const { store, read } = openConversation({ read: async () => ({ messages: [message], closed: null }) });
    expect(read().status).toBe('loading');
    await flushPromises();
    expect(read()).toMatchObject({ status: 'loaded', firstNewId: 5, closed: null });
    message = { ...message, read_at: message.at };
    store.dispatch(events.outdated());
    await flushPromises();
    expect(read()).toMatchObject({ firstNewId: 5, messages: [{ read_at: message.at }] });
  });

  it('shows an error and loads again on retry', async () => {
    let isAway = true;
    const { store, read } = openConversation({
      read: async () => (isAway ? await away() : { messages: [], closed: null }),
    });
    await flushPromises();
    expect(read()).toMatchObject({ status: 'failed', error: { status: 503 } });
    isAway = false;
    store.dispatch(events.opened({ id: 91 }));
    await flushPromises();
    expect(read().status).toBe('loaded');
  });

  it('keeps the messages when a refresh fails', async () => {
    let isAway = false;
    const { store, read } = openConversation({
      read: async () => (isAway ? await away() : { messages: [aMessage()], closed: null }),
    });
    await flushPromises();
    isAway = true;
    store.dispatch(events.outdated());
    await flushPromises();
    expect(read()).toMatchObject({ status: 'loaded', messages: [{ id: 1 }] });
  });

  it('ignores a response for a conversation that was left', async () => {
    let respond: (conversation: Conversation) => void = () => {};
    const { store, read } = openConversation({
      read: (id) =>
        id === 91
          ? new Promise((resolve) => void (respond = resolve))
          : Promise.resolve({ messages: [], closed: 'ended' }),
    });
    store.dispatch(events.opened({ id: 92 }));
    await flushPromises();
    respond({ messages: [aMessage()], closed: null });
    await flushPromises();
    expect(read()).toMatchObject({ id: 92, messages: [], closed: 'ended' });
  });

  it('sends the messages in the order in which they were written', async () => {
    const { calls, read, write } = openConversation();
    await flushPromises();
    write('First');
    write('Second');
    expect(read()).toMatchObject({ draft: '', sendingIds: [91] });
    await flushPromises();
    expect(calls).toEqual([
      ['send', 91, 'First'],
      ['send', 91, 'Second'],
    ]);
    expect(texts(read()).slice(1)).toEqual(['First', 'Second']);
    expect(read()).toMatchObject({ unsent: [], sendingIds: [] });
  });

  it('does not send spaces', async () => {
    const { calls, write } = openConversation();
    write(' \n ');
    await flushPromises();
    expect(calls).toEqual([]);
  });

  it('keeps a message that failed, lets the others wait and sends all on retry with the same keys', async () => {
    let isAway = true;
    const keys: string[] = [];
    const { store, read, write } = openConversation({
      send: async (_, { key, text }) => {
        keys.push(key);
        return isAway ? await away() : aMessage({ id: keys.length, side: 'company', text });
      },
    });
    await flushPromises();
    write('First');
    await flushPromises();
    write('Second');
    await flushPromises();
    expect(unsentTexts(read())).toEqual(['First', 'Second']);
    expect(read()).toMatchObject({ sendingIds: [], sendError: { status: 503 } });
    isAway = false;
    store.dispatch(events.retried());
    await flushPromises();
    expect(texts(read()).slice(-2)).toEqual(['First', 'Second']);
    expect(new Set(keys).size).toBe(2);
    expect(readDraft(91)).toEqual({ draft: '', unsent: [] });
  });

  it('deletes the message that failed and goes on with the next', async () => {
    const { store, read, write } = openConversation({
      send: async (_, { text }) =>
        text === 'First' ? await away() : aMessage({ id: 2, side: 'company', text }),
    });
    await flushPromises();
    write('First');
    write('Second');
    await flushPromises();
    store.dispatch(events.discarded(read().unsent[0]!));
    await flushPromises();
    expect(texts(read()).slice(1)).toEqual(['Second']);
    expect(read().unsent).toEqual([]);
  });

  it('restores what was typed and what was not sent, in its own conversation only', async () => {
    const first = openConversation({ send: away });
    await flushPromises();
    first.write('Not sent');
    first.store.dispatch(events.typed('Not finished'));
    await flushPromises();
    const { store, read } = openConversation();
    expect(read()).toMatchObject({ draft: 'Not finished', unsent: [{ text: 'Not sent' }] });
    store.dispatch(events.opened({ id: 92 }));
    expect(read()).toMatchObject({ draft: '', unsent: [] });
  });

  it('stores a message as sent although another conversation was opened in the meantime', async () => {
    let respond = () => {};
    const { store, read, write } = openConversation({
      send: () => new Promise((resolve) => void (respond = () => resolve(aMessage({ side: 'company' })))),
    });
    await flushPromises();
    write('On its way');
    store.dispatch(events.opened({ id: 92 }));
    respond();
    await flushPromises();
    expect(read()).toMatchObject({ id: 92, messages: [{ side: 'applicant' }] });
    expect(readDraft(91).unsent).toEqual([]);
  });

  it('sends in the open conversation while another one still waits for its response', async () => {
    let respond = () => {};
    const { store, calls, read, write } = openConversation({
      send: (id, { text }) =>
        id === 91 && text === 'Slow'
          ? new Promise((resolve) => void (respond = () => resolve(aMessage({ id: 2, side: 'company' }))))
          : Promise.resolve(aMessage({ id: 3, side: 'company', text })),
    });
    await flushPromises();
    write('Slow');
    write('After it');
    store.dispatch(events.opened({ id: 92 }));
    await flushPromises();
    write('Elsewhere');
    await flushPromises();
    expect(read()).toMatchObject({ id: 92, unsent: [], sendingIds: [91] });
    expect(texts(read())).toContain('Elsewhere');
    store.dispatch(events.opened({ id: 91 }));
    await flushPromises();
    store.dispatch(events.retried());
    expect(read()).toMatchObject({ id: 91, unsent: [{ text: 'Slow' }, { text: 'After it' }] });
    store.dispatch(events.opened({ id: 92 }));
    respond();
    await flushPromises();
    expect(calls).toEqual([
      ['send', 91, 'Slow'],
      ['send', 92, 'Elsewhere'],
      ['send', 91, 'After it'],
    ]);
    expect(readDraft(91).unsent).toEqual([]);
    expect(read().sendingIds).toEqual([]);
  });

  it('keeps the failure of a conversation that was left out of the open one', async () => {
    let fail = () => {};
    const { store, read, write } = openConversation({
      send: () =>
        new Promise((_, reject) => void (fail = () => reject(anApiError(503, { message: 'Away.' })))),
    });
    await flushPromises();
    write('First');
    const failFirst = fail;
    store.dispatch(events.opened({ id: 92 }));
    await flushPromises();
    write('Second');
    failFirst();
    await flushPromises();
    expect(read()).toMatchObject({ id: 92, sendError: null, sendingIds: [92] });
    expect(readDraft(91).unsent).toMatchObject([{ text: 'First' }]);
  });

  it('reads the conversation again when the server refuses a message', async () => {
    let closed: Conversation['closed'] = null;
    const { read, write } = openConversation({
      read: async () => ({ messages: [], closed }),
      send: () => Promise.reject(anApiError(409, { message: 'Ended.' })),
    });
    await flushPromises();
    closed = 'ended';
    write('Too late');
    await flushPromises();
    expect(read()).toMatchObject({ closed: 'ended', unsent: [{ text: 'Too late' }] });
  });

  it('marks messages as read, and ignores a failure', async () => {
    const { store, calls } = openConversation();
    store.dispatch(events.seen({ id: 91, until: 7 }));
    await flushPromises();
    expect(calls).toEqual([['markRead', 91, 7]]);
    const failing = openConversation({ markRead: away });
    failing.store.dispatch(events.seen({ id: 91, until: 7 }));
    await flushPromises();
    expect(failing.read().status).toBe('loaded');
  });

  it('draws no line above messages that were answered', async () => {
    const answered = [aMessage({ id: 5 }), aMessage({ id: 6, side: 'company' })];
    const { read } = openConversation({ read: async () => ({ messages: answered, closed: null }) });
    await flushPromises();
    expect(read().firstNewId).toBeNull();
  });
});
