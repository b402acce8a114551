import * as z from 'zod/mini';
import { currencySchema, idSchema, minorUnitsSchema } from './values.ts';

/** AWG per USD; pegged since 1986. */
export const AWG_PER_USD = 1.79;

export const packageSchema = z.object({
  id: idSchema,
  name: z.string(),
  summary: z.string(),
  /** Minor units of `currency`. */
  price: minorUnitsSchema,
  currency: currencySchema,
  /** Postings included. */
  vacancies: z.int(),
  /** Days that each posting, or the sponsorship, stays online. */
  duration_days: z.int(),
  features: z.array(z.string()),
  quickbooks_id: z.nullable(z.string()),
  templates: z.array(z.string()),
  /** True for the package that sponsors a vacancy. */
  sponsored: z.boolean(),
  /** True for the package that the site recommends. */
  recommended: z.boolean(),
});
export type Package = z.infer<typeof packageSchema>;

/** `GET /packages`: in display order. */
export const packagesSchema = z.object({ packages: z.array(packageSchema) });
