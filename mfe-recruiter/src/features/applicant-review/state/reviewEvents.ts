import type { ApplicantListItem, ApplicationStatus, PrivateNote, StatusMail } from '@cpa/shared/contracts';
import type { ApiErrorData } from '@cpa/shared/http';
import { createAction } from '@reduxjs/toolkit';

/** Events of the review page. `id` identifies the application. */
const event = <Payload>(name: string) => createAction<Payload>(`applicantReview/${name}`);

/** `query` is the query of the list that the page was opened from. */
export const reviewOpened = event<{ id: number; query: string }>('opened');

/** The page was left, not only for the previous or the next applicant. */
export const reviewClosed = event<void>('closed');

/** The status on screen is outdated, for example after a change of a colleague. */
export const outdated = event<{ id: number }>('outdated');

export const listLoaded = event<{ query: string; applicants: ApplicantListItem[] }>('listLoaded');

/** The recruiter saves the draft; it is in the state. */
export const statusSubmitted = event<{ id: number }>('statusSubmitted');
export const statusSaved = event<{ id: number; status: ApplicationStatus }>('statusSaved');
export const statusSaveFailed = event<{ id: number; error: ApiErrorData }>('statusSaveFailed');

export const undone = event<{ id: number; status: ApplicationStatus }>('undone');

export const mailRequested = event<{ id: number }>('mailRequested');
export const mailLoaded = event<StatusMail>('mailLoaded');
export const mailLoadFailed = event<ApiErrorData>('mailLoadFailed');
export const mailClosed = event<void>('mailClosed');

export const resumeRequested = event<{ id: number }>('resumeRequested');
export const resumeLinked = event<{ id: number; url: string }>('resumeLinked');
export const resumeFailed = event<{ id: number }>('resumeFailed');

/** `known` is the state that the recruiter saw: the rating or the tags before the change. */
export const rated = event<{ id: number; rating: number | null; known: number | null }>('rated');
export const ratingSaved = event<{ id: number; rating: number | null }>('ratingSaved');
export const ratingFailed = event<{ id: number; known: number | null }>('ratingFailed');
export const tagsChanged = event<{ id: number; tags: string[]; known: string[] }>('tagsChanged');
export const tagsSaved = event<{ id: number; tags: string[] }>('tagsSaved');
export const tagsFailed = event<{ id: number; tags: string[]; known: string[] }>('tagsFailed');

/** `noteId` is null for a new note. */
export const noteSubmitted = event<{ id: number; noteId: number | null; text: string }>('noteSubmitted');
export const noteSaved = event<{ id: number; noteId: number | null; note: PrivateNote }>('noteSaved');
export const noteSaveFailed = event<{ id: number; noteId: number | null }>('noteSaveFailed');
export const noteDeleted = event<{ id: number; noteId: number }>('noteDeleted');
export const noteRemoved = event<{ id: number; noteId: number }>('noteRemoved');
