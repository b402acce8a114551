import * as z from 'zod/mini';

const text = z.optional(z.string());
/** `2026`, `2026-11` or `2026-11-20`. */
const when = z.optional(z.string().check(z.regex(/^\d{4}(-\d{2}(-\d{2})?)?$/)));

/** What we write of a JSON Resume 1.3.1 document. https://jsonresume.org/schema */
export const jsonResumeSchema = z.object({
  $schema: z.string(),
  basics: z.object({
    name: z.string(),
    label: text,
    image: text,
    email: text,
    phone: text,
    summary: text,
    location: z.optional(z.object({ city: z.string(), countryCode: z.string() })),
  }),
  work: z.array(
    z.object({ name: z.string(), position: z.string(), startDate: when, endDate: when, summary: text }),
  ),
  education: z.array(
    z.object({ institution: z.string(), studyType: z.string(), startDate: when, endDate: when }),
  ),
  skills: z.array(z.object({ name: z.string() })),
  languages: z.array(z.object({ language: z.string(), fluency: z.string() })),
  meta: z.object({ version: z.string(), lastModified: z.string() }),
});
export type JsonResume = z.infer<typeof jsonResumeSchema>;
