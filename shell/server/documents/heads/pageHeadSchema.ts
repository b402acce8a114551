import { localeSchema } from '@cpa/shared/contracts';
import type { PageHead } from '@cpa/shared/remote';
import * as z from 'zod/mini';

const path = z.string().check(z.regex(/^\//));
const jsonLdObject = z.record(z.string(), z.unknown());

/** Releases for contract 3.1 and older return one object. */
const jsonLd = z.pipe(
  z.union([z.array(jsonLdObject), jsonLdObject]),
  z.transform((value) => (Array.isArray(value) ? value : [value])),
);

/** Validates the result of a remote's head function, so that no value can break the document. */
export const pageHeadSchema: z.ZodMiniType<PageHead> = z.object({
  status: z.union([z.literal(200), z.literal(404), z.literal(410)]),
  title: z.optional(z.string()),
  description: z.optional(z.string()),
  language: z.optional(localeSchema),
  languages: z.optional(z.array(localeSchema)),
  canonical: z.optional(path),
  type: z.optional(z.enum(['website', 'article', 'profile'])),
  image: z.optional(z.string()),
  jsonLd: z.optional(jsonLd),
  feed: z.optional(z.object({ title: z.string(), href: path })),
}) as unknown as z.ZodMiniType<PageHead>;
