import * as z from 'zod/mini';

/** A step of the load of a remote. */
const stepSchema = z.strictObject({
  kind: z.enum(['file', 'files', 'evaluate', 'start', 'routes', 'render']),
  /** Path of a file in its release, or the kind. */
  name: z.string().check(z.maxLength(100)),
  /** Milliseconds since the document began. */
  start: z.int(),
  /** Milliseconds. */
  duration: z.int(),
  bytes: z.optional(z.int()),
  /** Name of the error that ended it. */
  error: z.optional(z.string().check(z.maxLength(50))),
});
export type TraceStep = z.infer<typeof stepSchema>;

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
  /** The pattern of the page, for example `/vacancies/:id`. */
  page: z.nullable(z.string().check(z.maxLength(200))),
  /** The error's name, for example `TypeError`. */
  error: z.nullable(z.string().check(z.maxLength(50))),
  /** Trace of the load of the remote. */
  trace: z.optional(z.array(stepSchema).check(z.maxLength(60))),
});
export type FailureReport = z.infer<typeof failureReportSchema>;
