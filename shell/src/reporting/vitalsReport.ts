import * as z from 'zod/mini';

const milliseconds = z.int().check(z.gte(0), z.lte(600_000));

/** `POST /api/_vitals`: web vitals of one page while its remote has a canary. Contains no personal data. */
export const vitalsReportSchema = z.strictObject({
  /** Folder name of the remote. */
  remote: z.string().check(z.regex(/^[\w-]{1,60}$/)),
  version: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  /** Interaction to Next Paint in milliseconds. */
  inp: z.optional(milliseconds),
  /** Largest Contentful Paint in milliseconds, of the remote whose page was loaded first. */
  lcp: z.optional(milliseconds),
  /** Cumulative Layout Shift. */
  cls: z.optional(z.number().check(z.gte(0), z.lte(100))),
});
export type VitalsReport = z.infer<typeof vitalsReportSchema>;
