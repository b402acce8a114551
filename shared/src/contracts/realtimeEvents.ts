import * as z from 'zod/mini';

/** What `application-status` and `application-received` carry on `private-user.{id}` (ours). */
export const applicationEventSchema = z.object({ vacancy_id: z.number() });
export type ApplicationEvent = z.infer<typeof applicationEventSchema>;
