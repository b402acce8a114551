import {
  allApplicantsSchema,
  applicantRatingSchema,
  applicantReviewSchema,
  applicantTagsSchema,
  messageSchema,
  privateNoteSchema,
  resumeLinkSchema,
  statusMailSchema,
  type StatusMailQuery,
  statusUndoneSchema,
  type StatusUpdate,
  statusUpdatedSchema,
  vacancyApplicantsSchema,
} from '@cpa/shared/contracts';
import { callApi, type HttpClients } from '@cpa/shared/http';

/** Calls of the review page. `id` identifies the application. */
export function createReviewApi({ privateClient: client }: HttpClients) {
  return {
    all: () =>
      callApi(client, { method: 'GET', url: '/recruiter/applicants', response: allApplicantsSchema }),
    forVacancy: (vacancyId: number) =>
      callApi(client, {
        method: 'GET',
        url: `/recruiter/vacancy/${vacancyId}/applicants`,
        response: vacancyApplicantsSchema,
      }),
    review: (id: number) =>
      callApi(client, { method: 'GET', url: `/recruiter/applicants/${id}`, response: applicantReviewSchema }),
    resumeLink: (id: number) =>
      callApi(client, {
        method: 'GET',
        url: `/recruiter/applicants/${id}/resume`,
        response: resumeLinkSchema,
      }),
    changeStatus: (vacancyId: number, applicantId: number, data: StatusUpdate) =>
      callApi(client, {
        method: 'POST',
        url: `/recruiter/vacancy/${vacancyId}/applicants/${applicantId}/status`,
        data,
        response: statusUpdatedSchema,
      }),
    previewMail: (vacancyId: number, applicantId: number, data: StatusMailQuery) =>
      callApi(client, {
        method: 'POST',
        url: `/recruiter/vacancy/${vacancyId}/applicants/${applicantId}/status-mail`,
        data,
        response: statusMailSchema,
      }),
    undo: (changeId: number) =>
      callApi(client, {
        method: 'POST',
        url: `/recruiter/status-changes/${changeId}/undo`,
        response: statusUndoneSchema,
      }),
    rate: (id: number, rating: number | null) =>
      callApi(client, {
        method: 'PUT',
        url: `/recruiter/applicants/${id}/rating`,
        data: { rating },
        response: applicantRatingSchema,
      }),
    tag: (id: number, tags: string[]) =>
      callApi(client, {
        method: 'PUT',
        url: `/recruiter/applicants/${id}/tags`,
        data: { tags },
        response: applicantTagsSchema,
      }),
    addNote: (id: number, text: string) =>
      callApi(client, {
        method: 'POST',
        url: `/recruiter/applicants/${id}/notes`,
        data: { text },
        response: privateNoteSchema,
      }),
    editNote: (id: number, noteId: number, text: string) =>
      callApi(client, {
        method: 'PUT',
        url: `/recruiter/applicants/${id}/notes/${noteId}`,
        data: { text },
        response: privateNoteSchema,
      }),
    deleteNote: (id: number, noteId: number) =>
      callApi(client, {
        method: 'DELETE',
        url: `/recruiter/applicants/${id}/notes/${noteId}`,
        response: messageSchema,
      }),
  };
}

export type ReviewApi = ReturnType<typeof createReviewApi>;
