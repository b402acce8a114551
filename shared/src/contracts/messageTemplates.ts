import * as z from 'zod/mini';
import { MAX_MESSAGE_LENGTH } from './applicationMessages.ts';
import { applicationStatusSchema } from './options.ts';
import { idSchema, lineSchema } from './values.ts';

/** Templates that a company may have. */
export const MAX_MESSAGE_TEMPLATES = 50;

/**
 * Body of `POST /recruiter/applicants/{id}/message-templates` and `PUT /recruiter/message-templates/{id}` (ours). The
 * text may contain the placeholders `{first_name}`, `{vacancy}` and `{company}`.
 */
export const messageTemplateFormSchema = z.strictObject({
  /** Null: for every stage. */
  stage: z.nullable(applicationStatusSchema),
  name: lineSchema(80),
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(MAX_MESSAGE_LENGTH)),
});
export type MessageTemplateForm = z.infer<typeof messageTemplateFormSchema>;

export const messageTemplateSchema = z.object({
  id: idSchema,
  stage: z.nullable(applicationStatusSchema),
  name: z.string(),
  text: z.string(),
});
export type MessageTemplate = z.infer<typeof messageTemplateSchema>;

/** `GET /recruiter/applicants/{id}/message-templates`: those of the company, and values of their placeholders. */
export const messageTemplatesSchema = z.object({
  templates: z.array(messageTemplateSchema),
  values: z.object({
    /** Null once the name was removed. */
    first_name: z.nullable(z.string()),
    vacancy: z.string(),
    company: z.string(),
  }),
});
export type MessageTemplates = z.infer<typeof messageTemplatesSchema>;
