import * as z from 'zod/mini';
import {
  countedOptionSchema,
  idSchema,
  instantSchema,
  optionRefSchema,
  pageInfoShape,
  sortOrderSchema,
  textSchema,
} from './values.ts';

/** A company as named on a vacancy. `logo` is a URL on this site; null shows the initials. */
export const companyRefSchema = z.object({
  id: idSchema,
  name: z.string(),
  slug: z.string(),
  logo: z.nullable(z.string()),
});

/** Role in a company: an owner changes it and its members, a recruiter works with its vacancies, a viewer reads. */
export const membershipSchema = z.enum(['owner', 'recruiter', 'viewer']);
export type Membership = z.infer<typeof membershipSchema>;

/** A company in a list. Properties with a default are missing in responses of an API that is older than the page. */
export const companyCardSchema = z.extend(companyRefSchema, {
  sectors: z.array(optionRefSchema),
  district: z.nullable(optionRefSchema),
  size: z.nullable(optionRefSchema),
  /** Fallbacks of `logo`, in this order. */
  company: z.optional(z.object({ name: z.string(), logo: z.optional(z.nullable(z.string())) })),
  company_logo: z.optional(z.nullable(z.string())),
  /** URL of the cover image, 4:1. */
  cover: z._default(z.nullable(z.string()), null),
  verified: z.boolean(),
  open_vacancies: z.int(),
});
export type CompanyCard = z.infer<typeof companyCardSchema>;

/** Lists of pictures of a company: its work and its team. */
export const pictureKindSchema = z.enum(['work', 'team']);
export type PictureKind = z.infer<typeof pictureKindSchema>;

/** A picture of a company. `url` is on this site. */
export const companyPictureSchema = z.object({
  id: idSchema,
  kind: z._default(pictureKindSchema, 'work'),
  url: z.string(),
  caption: z.string(),
});
export type CompanyPicture = z.infer<typeof companyPictureSchema>;

/** A company with the data of its page. */
export const companySchema = z.extend(companyCardSchema, {
  /** Slogan of the company, one sentence. */
  tagline: z._default(z.nullable(z.string()), null),
  description: z.string(),
  /** Benefits for employees, one phrase each; details follow a colon. */
  benefits: z.array(z.string()),
  /** At most six of each kind. */
  pictures: z._default(z.array(companyPictureSchema), []),
  address: z.nullable(z.string()),
  /** Directions, for example by bus. */
  directions: z._default(z.nullable(z.string()), null),
  website: z.nullable(z.string()),
  /** +297 and seven digits. */
  phone: z.nullable(z.string()),
  /** The number for WhatsApp, written the same way. Absent in responses of an API that is older than the page. */
  whatsapp: z.optional(z.nullable(z.string())),
  email: z.nullable(z.string()),
  founded: z.nullable(z.int()),
  social_links: z.array(z.string()),
  /** When an operator verified the company; null for an unverified company and where the date is unknown. */
  verified_at: z._default(z.nullable(instantSchema), null),
  /**
   * Median days between an application and the first decision about it. Null with fewer than ten applications in the
   * last half year, and when most of them have no decision.
   */
  answer_days: z._default(z.nullable(z.int()), null),
});
export type Company = z.infer<typeof companySchema>;

export const companySortSchema = z.enum(['name', 'open_vacancies', 'newest']);
export type CompanySort = z.infer<typeof companySortSchema>;

/** Body of `POST /companies/searchfilter`; every key is optional. */
export const companyFilterSchema = z.strictObject({
  search_string: z.optional(textSchema(200)),
  filter_sectors: z.optional(z.array(idSchema).check(z.maxLength(50))),
  sort_by: z.optional(companySortSchema),
  sort_order: z.optional(sortOrderSchema),
});
export type CompanyFilter = z.infer<typeof companyFilterSchema>;

/** `GET /companies`, `POST /companies/searchfilter`. */
export const companyPageSchema = z.object({
  ...pageInfoShape,
  data: z.array(companyCardSchema),
  /** Number of companies per filter value, given the other filters. */
  facets: z.object({ sectors: z.array(countedOptionSchema) }),
});
export type CompanyPage = z.infer<typeof companyPageSchema>;
