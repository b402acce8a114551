import type { ReviewApi } from '../api/reviewApi.ts';

/** A review API with the given responses. Every other call rejects. */
export function fakeReviewApi(responses: Partial<ReviewApi>): ReviewApi {
  const unexpected = (name: string) => () =>
    Promise.reject(new Error(`${name} must not be called in this test.`));
  return {
    all: unexpected('all'),
    forVacancy: unexpected('forVacancy'),
    resumeMatches: unexpected('resumeMatches'),
    review: unexpected('review'),
    resumeLink: unexpected('resumeLink'),
    changeStatus: unexpected('changeStatus'),
    previewMail: unexpected('previewMail'),
    undo: unexpected('undo'),
    postpone: unexpected('postpone'),
    look: async () => ({ names: [] }),
    leave: async () => ({ message: 'Left' }),
    rate: unexpected('rate'),
    tag: unexpected('tag'),
    members: unexpected('members'),
    addNote: unexpected('addNote'),
    editNote: unexpected('editNote'),
    deleteNote: unexpected('deleteNote'),
    ...responses,
  };
}
