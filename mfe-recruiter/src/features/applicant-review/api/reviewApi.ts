import {
  applicantRatingSchema,
  applicantReviewSchema,
  applicantTagsSchema,
  lookersSchema,
  companyMembersSchema,
  messageSchema,
  type NoteWriting,
  privateNoteSchema,
  type RatingUpdate,
  resumeLinkSchema,
  statusMailSchema,
  type StatusMailQuery,
  type TagsUpdate,
} from '@cpa/shared/contracts';
import { request, type HttpClients } from '@cpa/shared/http';
import { createApplicantListApi } from '../../../applicant-list/applicantListApi.ts';
import { createStatusChangeApi } from '../../../status-changes/statusChangeApi.ts';

/** Calls of the review page. `id` identifies the application. */
export function createReviewApi(clients: HttpClients) {
  const { privateClient: client } = clients;
  return {
    ...createApplicantListApi(clients),
    ...createStatusChangeApi(clients),
    review: (id: number) => request(client, `GET /recruiter/applicants/${id}`, applicantReviewSchema),
    resumeLink: (id: number) => request(client, `GET /recruiter/applicants/${id}/resume`, resumeLinkSchema),
    previewMail: (vacancyId: number, applicantId: number, data: StatusMailQuery) =>
      request(
        client,
        `POST /recruiter/vacancy/${vacancyId}/applicants/${applicantId}/status-mail`,
        statusMailSchema,
        { data },
      ),
    look: (id: number) => request(client, `PUT /recruiter/applicants/${id}/looking`, lookersSchema),
    leave: (id: number) => request(client, `DELETE /recruiter/applicants/${id}/looking`, messageSchema),
    rate: (id: number, data: RatingUpdate) =>
      request(client, `PUT /recruiter/applicants/${id}/rating`, applicantRatingSchema, { data }),
    tag: (id: number, data: TagsUpdate) =>
      request(client, `PUT /recruiter/applicants/${id}/tags`, applicantTagsSchema, { data }),
    members: (companyId: number) =>
      request(client, `GET /recruiter/company/${companyId}/members`, companyMembersSchema),
    addNote: (id: number, data: NoteWriting) =>
      request(client, `POST /recruiter/applicants/${id}/notes`, privateNoteSchema, { data }),
    editNote: (id: number, noteId: number, data: NoteWriting) =>
      request(client, `PUT /recruiter/applicants/${id}/notes/${noteId}`, privateNoteSchema, { data }),
    deleteNote: (id: number, noteId: number) =>
      request(client, `DELETE /recruiter/applicants/${id}/notes/${noteId}`, messageSchema),
  };
}

export type ReviewApi = ReturnType<typeof createReviewApi>;
