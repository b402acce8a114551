import type { ApplicantReview } from '@cpa/shared/contracts';
import type { ActionReducerMapBuilder } from '@reduxjs/toolkit';
import * as events from './reviewEvents.ts';

/** Saves of the open application that wait for their response. `hasFailed`: the last added tag was not saved. */
export type Saves = { count: number; hasFailed: boolean };

type AnnotationsState = {
  review: ApplicantReview | null;
  ratingSaves: Saves;
  tagSaves: Saves;
};

export const NO_SAVES: Saves = { count: 0, hasFailed: false };

/** Keeps rating and tags on screen while a change of them is being saved: a loaded review may be older. */
export function withUnsavedAnnotations(
  { review: shown, ratingSaves, tagSaves }: AnnotationsState,
  loaded: ApplicantReview,
): ApplicantReview {
  if (shown?.id !== loaded.id) return loaded;
  return {
    ...loaded,
    rating: ratingSaves.count > 0 ? shown.rating : loaded.rating,
    tags: tagSaves.count > 0 ? shown.tags : loaded.tags,
  };
}

/** A rating and a removed tag show at once, an added tag when it is saved. A failure shows the former value. */
export function addAnnotationCases<State extends AnnotationsState>(
  builder: ActionReducerMapBuilder<State>,
): void {
  builder
    .addCase(events.rated, ({ review, ratingSaves }, { payload: { id, rating } }) => {
      if (review?.id !== id) return;
      ratingSaves.count += 1;
      review.rating = rating;
    })
    .addCase(events.ratingSaved, ({ review, ratingSaves }, { payload: { id, rating } }) => {
      if (review?.id === id && isLastSave(ratingSaves)) review.rating = rating;
    })
    .addCase(events.ratingFailed, ({ review, ratingSaves }, { payload: { id, known } }) => {
      if (review?.id === id && isLastSave(ratingSaves)) review.rating = known;
    })
    .addCase(events.tagsChanged, ({ review, tagSaves }, { payload: { id, tags, known } }) => {
      if (review?.id !== id) return;
      tagSaves.count += 1;
      if (hasAdded(tags, known)) tagSaves.hasFailed = false;
      review.tags = review.tags.filter((each) => tags.includes(each));
    })
    .addCase(events.tagsSaved, ({ review, tagSaves }, { payload: { id, tags } }) => {
      if (review?.id === id && isLastSave(tagSaves)) review.tags = tags;
    })
    .addCase(events.tagsFailed, ({ review, tagSaves }, { payload: { id, tags, known } }) => {
      if (review?.id !== id) return;
      if (hasAdded(tags, known)) tagSaves.hasFailed = true;
      if (isLastSave(tagSaves)) review.tags = known;
    });
}

const hasAdded = (tags: readonly string[], known: readonly string[]) => tags.length > known.length;

/** Counts a response. Returns false while a later change is being saved: its value stays on screen. */
function isLastSave(saves: Saves): boolean {
  saves.count = Math.max(0, saves.count - 1);
  return saves.count === 0;
}
