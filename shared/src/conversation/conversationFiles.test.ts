import { aMessage, anApiError, flushPromises } from '@cpa/shared/testing';
import { away, events, openConversation } from './testing/openConversation.ts';

const letter = new File(['%PDF-1.7'], 'letter.pdf', { type: 'application/pdf' });
const choose = (store: ReturnType<typeof openConversation>['store'], file = letter) =>
  void store.dispatch(events.fileChosen({ key: 'file-key', file }));

it('sends the chosen file as a message', async () => {
  const { store, calls, read } = openConversation();
  await flushPromises();
  choose(store);
  expect(read().file).toMatchObject({ name: 'letter.pdf', status: 'chosen', refused: null });
  store.dispatch(events.fileSubmitted());
  expect(read().file).toMatchObject({ status: 'sending' });
  await flushPromises();
  expect(calls).toEqual([['sendFile', 'file-key', 'letter.pdf']]);
  expect(read().file).toBeNull();
  expect(read().messages.at(-1)).toMatchObject({ text: 'letter.pdf', file: { size: letter.size } });
});

it.each([
  ['notADocument', new File(['x'], 'run.exe')],
  ['empty', new File([], 'empty.pdf')],
  ['tooLarge', new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'large.pdf')],
])('refuses a file before it is sent: %s', async (refused, file) => {
  const { store, calls, read } = openConversation();
  await flushPromises();
  choose(store, file);
  store.dispatch(events.fileSubmitted());
  await flushPromises();
  expect(read().file).toMatchObject({ refused, status: 'chosen' });
  expect(calls).toEqual([]);
});

it('keeps a file that was not sent, and sends it again with the same key', async () => {
  const keys: string[] = [];
  let isAway = true;
  const { store, read } = openConversation({
    sendFile: async (_, key) => {
      keys.push(key);
      return await (isAway ? away() : aMessage({ id: 70, side: 'company', text: 'letter.pdf' }));
    },
  });
  await flushPromises();
  choose(store);
  store.dispatch(events.fileSubmitted());
  await flushPromises();
  expect(read().file).toMatchObject({ status: 'failed', error: { status: 503 } });
  isAway = false;
  store.dispatch(events.fileSubmitted());
  await flushPromises();
  expect(keys).toEqual(['file-key', 'file-key']);
  expect(read().file).toBeNull();
});

it('does not mark a removed file as failed', async () => {
  const { store, read } = openConversation({ sendFile: away });
  await flushPromises();
  choose(store);
  store.dispatch(events.fileSubmitted());
  store.dispatch(events.fileRemoved());
  await flushPromises();
  expect(read().file).toBeNull();
});

it('sends the file after the text that was submitted with it', async () => {
  const { store, calls, write } = openConversation();
  await flushPromises();
  choose(store);
  write('My letter.');
  store.dispatch(events.fileSubmitted());
  await flushPromises();
  expect(calls.map(([call]) => call)).toEqual(['send', 'sendFile']);
});

it('sends a file to its end when another conversation opens, and never to that one', async () => {
  const sent: unknown[] = [];
  let finish = () => undefined as void;
  const { store, read } = openConversation({
    sendFile: async (id, key) => {
      sent.push([id, key]);
      await new Promise<void>((resolve) => (finish = resolve));
      return aMessage({ id: 70, text: 'letter.pdf' });
    },
  });
  await flushPromises();
  choose(store);
  store.dispatch(events.fileSubmitted());
  store.dispatch(events.opened({ id: 92 }));
  await flushPromises();
  store.dispatch(events.fileChosen({ key: 'other-key', file: letter }));
  finish();
  await flushPromises();
  expect(read()).toMatchObject({ id: 92, file: { key: 'other-key', status: 'chosen' } });
  expect(read().messages.map(({ text }) => text)).not.toContain('letter.pdf');
  store.dispatch(events.fileSubmitted());
  await flushPromises();
  expect(sent).toEqual([
    [91, 'file-key'],
    [92, 'other-key'],
  ]);
});

it('says when the file of a message cannot be opened', async () => {
  const { store, toasts } = openConversation({
    fileLink: async () => await Promise.reject(anApiError(404, { message: 'Gone.' })),
  });
  await flushPromises();
  store.dispatch(events.fileOpened({ messageId: 4 }));
  await flushPromises();
  expect(toasts.shown).toMatchObject([{ kind: 'error' }]);
});
