import { userName } from '@cpa/shared/server';
import type { Origin } from '../../shell/server/releases/index.ts';

/**
 * Returns who makes a change and why. The operator is the user of the operating system; a deployment sets
 * `PORTAL_USER`, and `PORTAL_COMMIT` for the commit of the build.
 */
export function originOf({ reason }: { reason?: string | undefined }): Origin {
  const { PORTAL_USER, PORTAL_COMMIT } = process.env;
  return { by: PORTAL_USER || userName(), reason, commit: PORTAL_COMMIT || undefined };
}
