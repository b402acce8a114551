import {
  messageSchema,
  type MessageTemplateForm,
  messageTemplateSchema,
  messageTemplatesSchema,
} from '@cpa/shared/contracts';
import { request, type HttpClients } from '@cpa/shared/http';

/** Calls about the message templates of the company that received an application. */
export function createTemplatesApi({ privateClient: client }: HttpClients) {
  return {
    list: (applicationId: number, signal?: AbortSignal) =>
      request(
        client,
        `GET /recruiter/applicants/${applicationId}/message-templates`,
        messageTemplatesSchema,
        {
          signal,
        },
      ),
    add: (applicationId: number, data: MessageTemplateForm) =>
      request(
        client,
        `POST /recruiter/applicants/${applicationId}/message-templates`,
        messageTemplateSchema,
        {
          data,
        },
      ),
    change: (id: number, data: MessageTemplateForm) =>
      request(client, `PUT /recruiter/message-templates/${id}`, messageTemplateSchema, { data }),
    remove: (id: number) => request(client, `DELETE /recruiter/message-templates/${id}`, messageSchema),
  };
}

export type TemplatesApi = ReturnType<typeof createTemplatesApi>;
