import { failureNotice, toApiErrorData } from '@cpa/shared/http';
import type { Toasts } from '@cpa/shared/remote';
import { whileSignedIn } from '@cpa/shared/store';
import { actionChannel, call, put, select, take } from 'typed-redux-saga';
import { text } from '../../../messages/texts.ts';
import type { ReviewApi } from '../api/reviewApi.ts';
import { mayMention, mentionedIn } from '../model/mentions.ts';
import { colleagues } from './colleagues.ts';
import * as events from './reviewEvents.ts';
import { selectReview } from './reviewSlice.ts';

type Rated = ReturnType<typeof events.rated>;
type TagsChanged = ReturnType<typeof events.tagsChanged>;
type NoteSubmitted = ReturnType<typeof events.noteSubmitted>;

/** Creates the workers that save rating, tags and private notes. */
export function createAnnotationWorkers(api: ReviewApi, toasts: Toasts) {
  return {
    saveAnnotations,
    saveNote: whileSignedIn(saveNote, saveNoteFailed),
    deleteNote: whileSignedIn(deleteNote, restore),
  };

  /** Saves ratings and tags one after another: each change is based on the one before it. */
  function* saveAnnotations() {
    const changes = yield* actionChannel<Rated | TagsChanged>([events.rated, events.tagsChanged]);
    for (;;) {
      const change = yield* take(changes);
      if (events.rated.match(change)) yield* whileSignedIn(rate, rateFailed)(change);
      else yield* whileSignedIn(tag, tagFailed)(change);
    }
  }

  function* rate({ payload: { id, rating, known } }: Rated) {
    const saved = yield* call(api.rate, id, { rating, known_rating: known });
    yield* put(events.ratingSaved({ id, ...saved }));
  }

  function* rateFailed(error: unknown, event: Rated) {
    const { id, known } = event.payload;
    yield* put(events.ratingFailed({ id, known }));
    yield* restore(error, event);
  }

  function* tag({ payload: { id, tags, known } }: TagsChanged) {
    const saved = yield* call(api.tag, id, { tags, known_tags: known });
    yield* put(events.tagsSaved({ id, ...saved }));
  }

  function* tagFailed(error: unknown, event: TagsChanged) {
    yield* put(events.tagsFailed(event.payload));
    yield* restore(error, event);
  }

  function* saveNote({ payload: { id, noteId, text: written } }: NoteSubmitted) {
    const data = { text: written, ...(yield* findMentions(noteId, written)) };
    const note =
      noteId === null ? yield* call(api.addNote, id, data) : yield* call(api.editNote, id, noteId, data);
    yield* put(events.noteSaved({ id, noteId, note }));
  }

  /** Finds the mentioned members. A note that neither has nor had any is saved without reading the members. */
  function* findMentions(noteId: number | null, written: string) {
    const review = yield* select(selectReview);
    const hadMentions = review?.notes.some((note) => note.id === noteId && note.mentions.length > 0);
    const isMentioning = mayMention(written);
    if (!review || (!isMentioning && !hadMentions)) return {};
    const { data } = yield* select((state: object) => colleagues.select(state, review.company_id));
    const members = data ?? (isMentioning ? (yield* call(api.members, review.company_id)).members : []);
    return { mentions: mentionedIn(written, members).map(({ account_id }) => account_id) };
  }

  function* saveNoteFailed(_error: unknown, { payload: { id, noteId } }: NoteSubmitted) {
    yield* put(events.noteSaveFailed({ id, noteId }));
  }

  function* deleteNote({ payload: { id, noteId } }: ReturnType<typeof events.noteDeleted>) {
    yield* call(api.deleteNote, id, noteId);
    yield* put(events.noteRemoved({ id, noteId }));
  }

  /** Shows the reason and reloads the state of the server. */
  function* restore(error: unknown, { payload: { id } }: { payload: { id: number } }) {
    toasts.error(failureNotice(toApiErrorData(error), text('review.saveFailed')));
    yield* put(events.outdated({ id }));
  }
}
