import * as z from 'zod/mini';

/** `POST /api/_report`: reports a failed remote to the site server. Contains no personal data. */
export const failureReportSchema = z.strictObject({
  class: z.enum([
    'timeout',
    'network',
    'http',
    'not-a-module',
    'contract',
    'threw-at-load',
    'threw-in-render',
    'threw-in-saga',
    'hung',
  ]),
  /** Folder name of the remote. */
  remote: z.string().check(z.regex(/^[\w-]{1,60}$/)),
  version: z.nullable(z.string().check(z.regex(/^[0-9a-f]{16}$/))),
  /** Revision of the release document in the page. */
  revision: z.int().check(z.gte(0)),
  /** The pattern of the page, as `/vacancies/:id`. */
  page: z.nullable(z.string().check(z.maxLength(200))),
  /** The error's name, as `TypeError`. */
  error: z.nullable(z.string().check(z.maxLength(50))),
});
export type FailureReport = z.infer<typeof failureReportSchema>;
