import * as z from 'zod/mini';
import { idSchema, lineSchema } from './values.ts';

/** Maximum for each list of an account. */
export const MOST_SAVED_VIEWS = 20;

/** Body of `PUT /recruiter/views` (ours): replaces the query of the view with this name, or adds it. */
export const savedViewFormSchema = z.strictObject({
  list: z.enum(['vacancies', 'applicants']),
  name: lineSchema(60),
  /** Query of the page's URL, without the question mark. */
  query: z.string().check(z.maxLength(1000)),
});
export type SavedViewForm = z.infer<typeof savedViewFormSchema>;

/** `GET /recruiter/views` (ours): the views of the caller, by name. */
export const savedViewsSchema = z.object({
  views: z.array(
    z.object({
      id: idSchema,
      list: z.enum(['vacancies', 'applicants']),
      name: z.string(),
      query: z.string(),
    }),
  ),
});
export type SavedViews = z.infer<typeof savedViewsSchema>;
export type SavedView = SavedViews['views'][number];
