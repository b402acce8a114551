import * as z from 'zod/mini';
import { companyRefSchema } from './companies.ts';

const occupationLanguageSchema = z.enum(['en', 'nl', 'es', 'pap']);
export type OccupationLanguage = z.infer<typeof occupationLanguageSchema>;

const suggestedOccupationSchema = z.object({
  id: z.string(),
  /** English name. */
  name: z.string(),
  /** The name that begins with what was typed, in its language. */
  label: z.string(),
  language: occupationLanguageSchema,
  /** Number of open vacancies. */
  open: z.int(),
});
export type SuggestedOccupation = z.infer<typeof suggestedOccupationSchema>;

/** `GET /suggestions?q=kok` (ours). */
export const suggestionsSchema = z.object({
  occupations: z.array(suggestedOccupationSchema),
  companies: z.array(companyRefSchema),
});
export type Suggestions = z.infer<typeof suggestionsSchema>;
