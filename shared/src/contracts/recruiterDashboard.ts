import * as z from 'zod/mini';
import { applicationStatusSchema } from './options.ts';
import {
  currencySchema,
  daySchema,
  idSchema,
  instantSchema,
  localeSchema,
  minorUnitsSchema,
} from './values.ts';

/** Query of the dashboard calls. Without it the first company of the caller. */
export const companyQuerySchema = z.object({
  company_id: z.optional(z.pipe(z.coerce.number(), idSchema)),
});

const postingsSchema = z.object({
  /** Postings of packages that can be used now. */
  left: z.int(),
  /** Postings that these packages had. */
  total: z.int(),
  /** Name of the package that is used next. */
  package: z.nullable(z.string()),
  /** Last day of that package in Aruba; null: unlimited. */
  use_by: z.nullable(daySchema),
  /** False while a vacancy uses the free posting. */
  is_free_available: z.boolean(),
  /** Bought postings that start next, and their first day in Aruba. An earlier API leaves it out. */
  upcoming: z.optional(z.nullable(z.object({ count: z.int(), first_day: daySchema }))),
});

/** `GET /recruiter/counts`: the counts of the navigation. Null for a recruiter without a company. */
export const recruiterCountsSchema = z.object({
  counts: z.nullable(
    z.object({
      company_id: idSchema,
      members: z.int(),
      vacancies: z.int(),
      new_applicants: z.int(),
      postings: postingsSchema,
    }),
  ),
});
export type RecruiterCounts = NonNullable<z.infer<typeof recruiterCountsSchema>['counts']>;

/** A task that waits for the recruiter. */
const attentionSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('new_applicants'),
    vacancy_id: idSchema,
    title: z.string(),
    count: z.int(),
    /** When the first of them applied. */
    since: instantSchema,
  }),
  z.object({
    kind: z.literal('expiring'),
    vacancy_id: idSchema,
    title: z.string(),
    valid_through: daySchema,
    applicants: z.int(),
    hired: z.int(),
  }),
  z.object({
    kind: z.literal('drafts'),
    count: z.int(),
    imported: z.int(),
    /** The draft that was changed last. */
    vacancy_id: idSchema,
    title: z.string(),
    updated_at: instantSchema,
  }),
  z.object({
    kind: z.literal('unpaid_order'),
    order_id: idSchema,
    total: minorUnitsSchema,
    currency: currencySchema,
    payment_status: z.enum(['pending', 'failed', 'expired']),
    created_at: instantSchema,
  }),
  z.object({ kind: z.literal('no_postings'), drafts: z.int() }),
  z.object({ kind: z.literal('unverified'), email: z.string() }),
]);
export type Attention = z.infer<typeof attentionSchema>;

/** An interview that the applicant's side ended, while the caller's notification about it is unread. */
const calledOffSchema = z.object({
  kind: z.literal('interview_off'),
  application_id: idSchema,
  title: z.string(),
  /** Null once erased. */
  name: z.nullable(z.string()),
  /** Null while no time was chosen. */
  starts_at: z.nullable(instantSchema),
  cause: z.enum(['withdrawn', 'erased', 'cancelled']),
});

const chartDaySchema = z.object({ day: daySchema, views: z.int(), applications: z.int() });
export type ChartDay = z.infer<typeof chartDaySchema>;

/** `GET /recruiter/dashboard`. */
export const recruiterDashboardSchema = z.object({
  company_id: z.nullable(idSchema),
  open_vacancies: z.int(),
  /** Applications without a final status. */
  applicants_under_way: z.int(),
  /** Most urgent first. */
  attention: z.array(attentionSchema),
  /** Comes before `attention`. Missing in responses of an older API. */
  called_off: z._default(z.array(calledOffSchema), []),
  chart: z.object({
    /** The last 30 days in Aruba, the oldest first. */
    days: z.array(chartDaySchema),
    /** Sums of the 30 days before. */
    before: z.object({ views: z.int(), applications: z.int() }),
  }),
  /** Number of applications by status. */
  stages: z.array(z.object({ status: applicationStatusSchema, count: z.int() })),
  /** Empty for a recruiter whose e-mail address is not verified. */
  latest: z.array(
    z.object({
      id: idSchema,
      name: z.nullable(z.string()),
      photo: z.nullable(z.string()),
      vacancy_title: z.string(),
      vacancy_language: z.optional(localeSchema),
      applied_at: instantSchema,
    }),
  ),
  first_steps: z.object({
    is_verified: z.boolean(),
    has_company: z.boolean(),
    has_draft: z.boolean(),
    has_published: z.boolean(),
  }),
});
export type RecruiterDashboard = z.infer<typeof recruiterDashboardSchema>;
