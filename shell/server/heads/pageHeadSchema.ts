import type { PageHead } from '@cpa/shared/remote';
import * as z from 'zod/mini';

const path = z.string().check(z.regex(/^\//));

/** Validates the result of a remote's head function, so that no value can break the document. */
export const pageHeadSchema: z.ZodMiniType<PageHead> = z.object({
  status: z.union([z.literal(200), z.literal(404), z.literal(410)]),
  title: z.optional(z.string()),
  description: z.optional(z.string()),
  canonical: z.optional(path),
  type: z.optional(z.enum(['website', 'article', 'profile'])),
  image: z.optional(z.string()),
  jsonLd: z.optional(z.array(z.record(z.string(), z.unknown()))),
  feed: z.optional(z.object({ title: z.string(), href: path })),
}) as unknown as z.ZodMiniType<PageHead>;
