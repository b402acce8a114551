import * as z from 'zod/mini';

/** `POST /api/_vitals`: the response times of one page while its remote has a canary. Contains no personal data. */
export const interactionReportSchema = z.strictObject({
  /** Folder name of the remote. */
  remote: z.string().check(z.regex(/^[\w-]{1,60}$/)),
  version: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  /** Interaction to Next Paint in milliseconds. */
  inp: z.int().check(z.gte(0), z.lte(600_000)),
});
export type InteractionReport = z.infer<typeof interactionReportSchema>;
