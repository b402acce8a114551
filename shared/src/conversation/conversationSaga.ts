import { failureNotice, toApiErrorData } from '@cpa/shared/http';
import type { Toasts } from '@cpa/shared/remote';
import { openInNewTab } from '@cpa/shared/routing';
import { signedOut } from '@cpa/shared/session';
import { failWith, whileSignedIn } from '@cpa/shared/store';
import { call, put, select, take, takeEvery, takeLatest, takeLeading } from 'typed-redux-saga';
import type { ConversationApi } from './conversationApi.ts';
import type { ConversationSlice } from './conversationSlice.ts';
import { text } from './texts.ts';
import { readDraft, writeDraft } from './draftStorage.ts';

const ignore = () => undefined;

/** Reads a conversation, sends messages in their order and keeps unsent ones. */
export function createConversationSaga(
  { events, selectConversation, selectIsSending }: ConversationSlice,
  api: ConversationApi,
  toasts: Toasts,
) {
  /** Files by their keys. Not in the store, which holds data that can be written down. */
  const contents = new Map<string, File>();

  return function* conversationSaga() {
    yield* takeEvery(events.opened, restoreDraft);
    yield* takeLatest(events.opened, whileSignedIn(reload, failWith(events.loadFailed)));
    yield* takeLatest(events.outdated, whileSignedIn(refresh, ignore));
    yield* takeEvery([events.typed, events.submitted, events.discarded], storeDraft);
    yield* takeEvery([events.submitted, events.retried, events.discarded], whileSignedIn(sendUnsent, ignore));
    yield* takeEvery(events.fileChosen, keepContent);
    yield* takeEvery(events.fileSubmitted, whileSignedIn(sendFile, ignore));
    yield* takeEvery([events.fileRemoved, events.opened, signedOut], forgetFiles);
    yield* takeLeading(events.fileOpened, whileSignedIn(openFile, openFailed));
    yield* takeEvery(events.seen, whileSignedIn(markRead, ignore));
    yield* takeLeading(events.reportSubmitted, whileSignedIn(report, failWith(events.safetyFailed)));
    yield* takeEvery(events.muteRequested, whileSignedIn(mute, muteFailed));
    yield* takeLeading(events.blockSubmitted, whileSignedIn(block, failWith(events.safetyFailed)));
  };

  function* restoreDraft({ payload: { id } }: ReturnType<typeof events.opened>) {
    yield* put(events.draftRestored(readDraft(id)));
  }

  function* storeDraft() {
    const { id, draft, unsent } = yield* select(selectConversation);
    if (id !== null) writeDraft(id, { draft, unsent });
  }

  function* refresh() {
    const { status } = yield* select(selectConversation);
    if (status === 'loaded') yield* reload();
  }

  function* reload() {
    const { id } = yield* select(selectConversation);
    if (id !== null) yield* put(events.loaded({ id, ...(yield* call(api.read, id)) }));
  }

  /** Sends the unsent messages of a conversation one after the other, until one fails, also after it was left. */
  function* sendUnsent() {
    const { id } = yield* select(selectConversation);
    if (id === null || (yield* select(selectIsSending))) return;
    for (;;) {
      const open = yield* select(selectConversation);
      const [message] = open.id === id ? open.unsent : readDraft(id).unsent;
      if (!message) return;
      yield* put(events.sendStarted({ id }));
      try {
        const sent = yield* call(api.send, id, message);
        const stored = readDraft(id);
        writeDraft(id, { ...stored, unsent: stored.unsent.filter(({ key }) => key !== message.key) });
        yield* put(events.sent({ id, key: message.key, message: sent }));
      } catch (error) {
        const failure = toApiErrorData(error);
        yield* put(events.sendFailed({ id, error: failure }));
        // The application has ended or the messages were blocked in the meantime.
        if (failure.status === 409) yield* put(events.outdated());
        return;
      }
    }
  }

  // oxlint-disable-next-line require-yield -- `takeEvery` expects a generator
  function* keepContent({ payload: { key, file } }: ReturnType<typeof events.fileChosen>) {
    contents.set(key, file);
  }

  /** Keeps only the file that is shown. One that is being sent is sent to its end. */
  function* forgetFiles() {
    const { file } = yield* select(selectConversation);
    for (const key of contents.keys()) if (key !== file?.key) contents.delete(key);
  }

  /** Sends the chosen file after the text that was submitted with it. */
  function* sendFile() {
    const { id, file } = yield* select(selectConversation);
    const content = file && contents.get(file.key);
    if (id === null || !content || file.refused) return;
    const { key } = file;
    while (yield* isTextOnItsWay(id)) yield* take([events.sent, events.sendFailed]);
    try {
      const message = yield* call(api.sendFile, id, key, content);
      contents.delete(key);
      yield* put(events.fileSent({ id, key, message }));
    } catch (error) {
      const failure = toApiErrorData(error);
      yield* put(events.fileFailed({ key, error: failure }));
      // The application has ended or the messages were blocked in the meantime.
      if (failure.status === 409) yield* put(events.outdated());
    }
  }

  function* isTextOnItsWay(id: number) {
    const { sendingIds } = yield* select(selectConversation);
    return sendingIds.includes(id);
  }

  function* openFile({ payload: { messageId } }: ReturnType<typeof events.fileOpened>) {
    const { id } = yield* select(selectConversation);
    if (id !== null) openInNewTab((yield* call(api.fileLink, id, messageId)).url);
  }

  // oxlint-disable-next-line require-yield -- `whileSignedIn` expects a generator
  function* openFailed(error: unknown) {
    toasts.error(failureNotice(toApiErrorData(error), text('file.notOpened')));
  }

  function* markRead({ payload: { id, until } }: ReturnType<typeof events.seen>) {
    yield* call(api.markRead, id, until);
  }

  function* report({ payload: { messageId, reason } }: ReturnType<typeof events.reportSubmitted>) {
    const { id } = yield* select(selectConversation);
    if (id === null || !api.safety) return;
    yield* call(api.safety.report, id, messageId, { reason });
    yield* put(events.safetyDone());
    toasts.success({ title: text('report.sent') });
  }

  function* block({ payload: { shallBlock } }: ReturnType<typeof events.blockSubmitted>) {
    const { id } = yield* select(selectConversation);
    if (id === null || !api.safety) return;
    const conversation = yield* call(shallBlock ? api.safety.block : api.safety.unblock, id);
    yield* put(events.loaded({ id, ...conversation }));
    yield* put(events.safetyDone());
  }

  function* mute({ payload: { shallMute } }: ReturnType<typeof events.muteRequested>) {
    const { id } = yield* select(selectConversation);
    if (id !== null) yield* put(events.loaded({ id, ...(yield* call(api.mute, id, shallMute)) }));
    yield* put(events.muteDone());
  }

  function* muteFailed(error: unknown) {
    yield* put(events.muteDone());
    toasts.error(failureNotice(toApiErrorData(error), text('mute.failed')));
  }
}
