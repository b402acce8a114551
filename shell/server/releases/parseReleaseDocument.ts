import { type ReleaseDocument, activeRemoteSchema } from '@cpa/shared/contracts';
import * as z from 'zod/mini';

const storedDocumentSchema = z.object({ revision: z.int(), remotes: z.array(z.unknown()) });

/**
 * Parses a stored release document. Leaves out remotes in the format of an older portal, such as one without a
 * manifest: pages cannot load them, and their next release replaces them.
 */
export function parseReleaseDocument(text: string): ReleaseDocument {
  const { revision, remotes } = z.parse(storedDocumentSchema, JSON.parse(text));
  return {
    revision,
    remotes: remotes.flatMap((remote) => {
      const parsed = z.safeParse(activeRemoteSchema, remote);
      return parsed.success ? [parsed.data] : [];
    }),
  };
}
