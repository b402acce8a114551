import * as z from 'zod/mini';

/** `GET /api/_release` (ours): the version of the shell and the revision of the release document that are active. */
export const currentReleaseSchema = z.object({ shell: z.string(), revision: z.int() });
export type CurrentRelease = z.infer<typeof currentReleaseSchema>;
