import {
  applicantRatingSchema,
  applicantReviewSchema,
  applicantTagsSchema,
  messageSchema,
  privateNoteSchema,
  type RatingUpdate,
  resumeLinkSchema,
  statusMailSchema,
  type StatusMailQuery,
  type TagsUpdate,
} from '@cpa/shared/contracts';
import { callApi, type HttpClients } from '@cpa/shared/http';
import { createApplicantListApi } from '../../../applicant-list/applicantListApi.ts';
import { createStatusChangeApi } from '../../../status-changes/statusChangeApi.ts';

/** Calls of the review page. `id` identifies the application. */
export function createReviewApi(clients: HttpClients) {
  const { privateClient: client } = clients;
  return {
    ...createApplicantListApi(clients),
    ...createStatusChangeApi(clients),
    review: (id: number) =>
      callApi(client, { method: 'GET', url: `/recruiter/applicants/${id}`, response: applicantReviewSchema }),
    resumeLink: (id: number) =>
      callApi(client, {
        method: 'GET',
        url: `/recruiter/applicants/${id}/resume`,
        response: resumeLinkSchema,
      }),
    previewMail: (vacancyId: number, applicantId: number, data: StatusMailQuery) =>
      callApi(client, {
        method: 'POST',
        url: `/recruiter/vacancy/${vacancyId}/applicants/${applicantId}/status-mail`,
        data,
        response: statusMailSchema,
      }),
    rate: (id: number, data: RatingUpdate) =>
      callApi(client, {
        method: 'PUT',
        url: `/recruiter/applicants/${id}/rating`,
        data,
        response: applicantRatingSchema,
      }),
    tag: (id: number, data: TagsUpdate) =>
      callApi(client, {
        method: 'PUT',
        url: `/recruiter/applicants/${id}/tags`,
        data,
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
