import * as z from 'zod/mini';
import { emailSchema, textSchema } from './values.ts';

/** Body of `POST /newsletter-email`. */
export const subscriptionSchema = z.strictObject({ email: emailSchema });

/** The same response for known and unknown e-mail addresses. A confirmation link is sent by e-mail. */
export const subscribedSchema = z.object({ email: z.string(), message: z.string() });
export type Subscribed = z.infer<typeof subscribedSchema>;

/** Query of the links in mails that the API serves. */
export const mailedLinkQuerySchema = z.object({
  token: z.string().check(z.minLength(1), z.maxLength(200)),
  /** Language of the page; an unknown one is ignored. */
  lang: z.optional(z.string().check(z.maxLength(10))),
});

/** Body of `POST /contact-us-message`. */
export const contactMessageSchema = z.strictObject({
  name: z.optional(textSchema(120)),
  email: emailSchema,
  subject: z.optional(textSchema(160)),
  message: textSchema(5000).check(z.minLength(1)),
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;

/** `email` is the e-mail address that the reply will go to. */
export const contactedSchema = z.object({ email: z.string(), message: z.string() });
export type Contacted = z.infer<typeof contactedSchema>;
