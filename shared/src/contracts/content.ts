import * as z from 'zod/mini';
import { daySchema, localeSchema } from './values.ts';
import { postCardSchema } from './home.ts';

/** Languages that a text exists in. */
const languages = z.array(localeSchema);

/** Query of texts: their language. Default: English, also for texts that do not exist in it. */
export const textQuerySchema = z.object({ lang: z.optional(localeSchema) });

/** `GET /content/posts` (not in the specification): all published blog posts, newest first. */
export const postsSchema = z.object({ posts: z.array(postCardSchema) });

/** `GET /content/posts/{slug}` (ours). `body` is Markdown without the title. */
export const postSchema = z.extend(postCardSchema, {
  languages,
  author: z.string(),
  reading_minutes: z.int(),
  body: z.string(),
});
export type Post = z.infer<typeof postSchema>;

/** `GET /content/pages/{slug}` (ours): about, faq, privacy, terms. `body` is Markdown without the title. */
export const contentPageSchema = z.object({
  slug: z.string(),
  language: localeSchema,
  languages,
  title: z.string(),
  summary: z.string(),
  updated_on: daySchema,
  body: z.string(),
});
export type ContentPage = z.infer<typeof contentPageSchema>;

/** `logo` is a URL on this site; null shows the initials. `body` is Markdown. */
export const partnerSchema = z.object({
  slug: z.string(),
  language: localeSchema,
  name: z.string(),
  summary: z.string(),
  kind: z.string(),
  logo: z.nullable(z.string()),
  website: z.nullable(z.string()),
  body: z.string(),
});
export type Partner = z.infer<typeof partnerSchema>;

/** `GET /content/partners` (ours): in display order. */
export const partnersSchema = z.object({ partners: z.array(partnerSchema) });
