import * as z from 'zod/mini';
import { statusUpdateSchema } from './applications.ts';
import { applicationStatusSchema } from './options.ts';
import { idSchema, instantSchema, textCodeSchema } from './values.ts';

/** Limit of applications in one request. */
export const MAX_BATCH = 500;

/** Body of `POST /recruiter/applicants/resumes.zip` (not in the specification): IDs of applications. */
export const resumeArchiveRequestSchema = z.strictObject({
  ids: z.array(idSchema).check(z.minLength(1), z.maxLength(MAX_BATCH)),
});

/** Body of `POST /recruiter/applicants/status` (not in the specification): one change for many applications. */
export const statusBatchSchema = z
  .extend(z.omit(statusUpdateSchema, { known_status: true }), {
    /** IDs of applications. */
    ids: z.array(idSchema).check(z.minLength(1), z.maxLength(MAX_BATCH)),
    /** Status on screen of each application. A later change by a colleague is not overwritten. */
    known_statuses: z.optional(z.array(applicationStatusSchema)),
  })
  .check(
    z.refine(({ ids, known_statuses }) => !known_statuses || known_statuses.length === ids.length, {
      path: ['known_statuses'],
      error: 'Give one status per application.',
    }),
  );
export type StatusBatch = z.infer<typeof statusBatchSchema>;

/** Results per application, in the order of the request. `error` is null on success, and `error_code` names its text. */
export const statusBatchResultsSchema = z.object({
  results: z.array(
    z.object({
      id: idSchema,
      current_status: z.nullable(applicationStatusSchema),
      change_id: z.nullable(idSchema),
      effective_at: z.nullable(instantSchema),
      error: z.nullable(z.string()),
      error_code: z.optional(textCodeSchema),
    }),
  ),
});
export type StatusBatchResults = z.infer<typeof statusBatchResultsSchema>;

/** Body of `POST /recruiter/status-changes/undo` (not in the specification). */
export const undoBatchSchema = z.strictObject({
  change_ids: z.array(idSchema).check(z.minLength(1), z.maxLength(MAX_BATCH)),
});

/** Results per change, in the order of the request. `error` is null on success, and `error_code` names its text. */
export const undoBatchResultsSchema = z.object({
  results: z.array(
    z.object({
      change_id: idSchema,
      current_status: z.nullable(applicationStatusSchema),
      error: z.nullable(z.string()),
      error_code: z.optional(textCodeSchema),
    }),
  ),
});
export type UndoBatchResults = z.infer<typeof undoBatchResultsSchema>;

/** `POST /recruiter/status-changes/postpone` (not in the specification): when the first of the changes takes effect. */
export const postponedSchema = z.object({ effective_at: instantSchema });
