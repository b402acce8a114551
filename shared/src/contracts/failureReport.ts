import * as z from 'zod/mini';

/** `POST /api/_report`: reports a failed remote to the site server. Contains no personal data. */
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

/** How the remotes of a page were loaded. */
export type LoadTrace = {
  page: string | null;
  revision: number;
  remotes: {
    name: string;
    version: string;
    steps: TraceStep[];
    /** Modules that it gets from the shell. */
    shared: string[];
  }[];
  /** Calls of the API, ids replaced. */
  data: { name: string; start: number; duration: number }[];
};

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
  /** How the remote was loaded. */
  trace: z.optional(z.array(stepSchema).check(z.maxLength(60))),
});
export type FailureReport = z.infer<typeof failureReportSchema>;
