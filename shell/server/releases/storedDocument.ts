import { type ReleaseDocument, activeRemoteSchema } from '@cpa/shared/contracts';
import * as z from 'zod/mini';

const changeSchema = z.object({
  action: z.enum(['activate', 'rollback']),
  name: z.string(),
  version: z.string(),
  /** Version that was active before; null for the first. */
  was: z.nullable(z.string()),
  by: z.string(),
  reason: z.nullable(z.string()),
  /** Commit that the release was built from. */
  commit: z.optional(z.nullable(z.string())),
  /** ISO 8601. */
  at: z.string(),
});

/** What a revision changed, who changed it and why. */
export type ReleaseChange = z.infer<typeof changeSchema>;

/** A revision of the release document in the store. Revisions of older portals have no `change`. */
export type StoredDocument = ReleaseDocument & { change?: ReleaseChange | undefined };

const storedDocumentSchema = z.object({
  revision: z.int(),
  remotes: z.array(z.unknown()),
  change: z.optional(changeSchema),
});

/**
 * Parses a stored release document. Leaves out remotes in the format of an older portal, such as one without a
 * manifest: pages cannot load them, and their next release replaces them.
 * @throws when the text is damaged
 */
export function parseStoredDocument(text: string): StoredDocument {
  const { revision, remotes, change } = z.parse(storedDocumentSchema, JSON.parse(text));
  return {
    revision,
    remotes: remotes.flatMap((remote) => {
      const parsed = z.safeParse(activeRemoteSchema, remote);
      return parsed.success ? [parsed.data] : [];
    }),
    change,
  };
}
