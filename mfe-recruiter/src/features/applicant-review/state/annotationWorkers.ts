import { errorText, toApiErrorData } from '@cpa/shared/http';
import type { Toasts } from '@cpa/shared/remote';
import { safely } from '@cpa/shared/store';
import { call, put } from 'typed-redux-saga';
import { text } from '../../../messages/texts.ts';
import type { ReviewApi } from '../api/reviewApi.ts';
import * as events from './reviewEvents.ts';
import { reviewLoaded } from './reviewSlice.ts';

/** Creates the workers that save rating, tags and private notes. Rating and tags show at once. */
export function createAnnotationWorkers(api: ReviewApi, toasts: Toasts) {
  return {
    rate: safely(rate, restore),
    tag: safely(tag, restore),
    saveNote: safely(saveNote, saveNoteFailed),
    deleteNote: safely(deleteNote, restore),
  };

  function* rate({ payload: { id, rating } }: ReturnType<typeof events.rated>) {
    yield* put(events.ratingSaved({ id, ...(yield* call(api.rate, id, rating)) }));
  }

  function* tag({ payload: { id, tags } }: ReturnType<typeof events.tagsChanged>) {
    yield* put(events.tagsSaved({ id, ...(yield* call(api.tag, id, tags)) }));
  }

  function* saveNote({ payload: { id, noteId, text: written } }: ReturnType<typeof events.noteSubmitted>) {
    const note =
      noteId === null
        ? yield* call(api.addNote, id, written)
        : yield* call(api.editNote, id, noteId, written);
    yield* put(events.noteSaved({ id, noteId, note }));
  }

  function* saveNoteFailed(
    _error: unknown,
    { payload: { id, noteId } }: ReturnType<typeof events.noteSubmitted>,
  ) {
    yield* put(events.noteSaveFailed({ id, noteId }));
  }

  function* deleteNote({ payload: { id, noteId } }: ReturnType<typeof events.noteDeleted>) {
    yield* call(api.deleteNote, id, noteId);
    yield* put(events.noteRemoved({ id, noteId }));
  }

  /** Shows what the server holds again. */
  function* restore(error: unknown, { payload: { id } }: { payload: { id: number } }) {
    toasts.error({ title: text('review.saveFailed'), description: errorText(toApiErrorData(error)) });
    yield* safely(reload, () => undefined)(id);
  }

  function* reload(id: number) {
    yield* put(reviewLoaded({ review: yield* call(api.review, id), draft: null }));
  }
}
