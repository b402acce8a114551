import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  applicationStatusSchema,
  currencySchema,
  employmentTypeSchema,
  localeSchema,
  remoteModeSchema,
  salaryPeriodSchema,
  workPermitSchema,
} from '@cpa/shared/contracts';
import * as z from 'zod/mini';
import { districtIds, educationIds, languageIds, sectorIds, sizeIds, workloadIds } from './optionIds.ts';

export const DEMO_DATA_FOLDER = join(import.meta.dirname, '../../../demo-data');

/** Accepts the short names of options, such as `hospitality`. */
const keyOf = <Key extends string>(ids: Record<Key, number>) => z.enum(Object.keys(ids) as Key[]);

const companySchema = z.strictObject({
  slug: z.string(),
  /** Seed of its invented facts. Default: the slug. */
  seed: z.optional(z.string()),
  name: z.string(),
  sectors: z.array(keyOf(sectorIds)),
  district: keyOf(districtIds),
  address: z.string(),
  size: keyOf(sizeIds),
  founded: z.int(),
  description: z.string(),
  /** First sentence of the description of its vacancies. */
  scene: z.string(),
  /** Slogan of the company, one sentence. */
  tagline: z.optional(z.string()),
  /** Directions to the company. */
  directions: z.optional(z.string()),
  /** Benefits for every employee. */
  perks: z.array(z.string()),
  /** Files in `pictures`, without their extension, and their captions. */
  pictures: z.optional(z.array(z.tuple([z.string(), z.string()]))),
  /** Photos of the team, like `pictures`. */
  team: z.optional(z.array(z.tuple([z.string(), z.string()]))),
  /** Has no logo and is not verified by the operator. */
  isPlain: z.optional(z.boolean()),
});
export type DemoCompany = z.infer<typeof companySchema>;

const personSchema = z.strictObject({
  name: z.string(),
  headline: z.string(),
  about: z.string(),
  district: keyOf(districtIds),
  education: keyOf(educationIds),
  languages: z.array(keyOf(languageIds)),
  skills: z.array(z.string()),
  /** Recent jobs, newest first: title, employer, months since the start, duration in months (0: ongoing). */
  work: z.array(z.tuple([z.string(), z.string(), z.int(), z.int()])),
});
export type DemoPerson = z.infer<typeof personSchema>;

const roleSchema = z.strictObject({
  title: z.string(),
  /** Employers: the slug of a company, or its slug and the title that it uses. */
  at: z.array(z.union([z.string(), z.tuple([z.string(), z.string()])])),
  sectors: z.array(keyOf(sectorIds)),
  educations: z.array(keyOf(educationIds)),
  workloads: z.array(keyOf(workloadIds)),
  languages: z.array(keyOf(languageIds)),
  /** Minimum and maximum in whole units of the currency, and the period. Absent when the employer states no salary. */
  pay: z.optional(
    z.union([
      z.tuple([z.number(), z.number(), salaryPeriodSchema]),
      z.tuple([z.number(), z.number(), salaryPeriodSchema, currencySchema]),
    ]),
  ),
  type: z.optional(employmentTypeSchema),
  permit: z.optional(workPermitSchema),
  remote: z.optional(remoteModeSchema),
  /** First sentence about the work, after the sentence of the company. */
  lead: z.string(),
  does: z.array(z.string()),
  brings: z.array(z.string()),
  offers: z.array(z.string()),
});
/** A kind of work that several demo companies offer, each with its own selection of the sentences. */
export type Role = z.infer<typeof roleSchema>;

const textsSchema = z.pick(roleSchema, { title: true, lead: true, does: true, brings: true, offers: true });

const translationSchema = z.strictObject({
  /** Company and title: `cas-di-sabor/Sous Chef`. */
  vacancy: z.string(),
  /** Language of the vacancy itself, in place of its English text. */
  original: z.optional(localeSchema),
  texts: z.partialRecord(localeSchema, textsSchema),
});
export type DemoTexts = z.infer<typeof textsSchema>;

const messagesSchema = z.strictObject({
  /** `{title}`, `{company}`, `{headline}` and `{first}` are placeholders. */
  coverLetters: z.array(z.string()),
  /** Messages to an applicant, by the new status of the application. */
  recruiterNotes: z.partialRecord(applicationStatusSchema, z.array(z.string())),
  /** Notes that only recruiters see. */
  privateNotes: z.array(z.string()),
  tags: z.array(z.string()),
});

function load<Schema extends z.ZodMiniType>(file: string, schema: Schema): z.infer<Schema> {
  const found = z.safeParse(schema, JSON.parse(readFileSync(join(DEMO_DATA_FOLDER, file), 'utf8')));
  if (!found.success) throw new Error(`demo-data/${file} is invalid: ${z.prettifyError(found.error)}`);
  return found.data;
}

/** Texts of vacancies in other languages than English. */
export const translations = load('translations.json', z.array(translationSchema));

/** Companies in the order of their ids. */
export const companies = load('companies.json', z.array(companySchema));

/** Applicants in the order of their ids. The first one is the demo account. */
export const people = load('people.json', z.array(personSchema));

const ROLE_FILES = [
  'kitchens',
  'hotels',
  'shops',
  'building',
  'care',
  'digital',
  'money',
  'moving',
  'leisure',
  'homes',
  'voices',
];
/** Roles in the order in which their vacancies get ids. */
export const roles = ROLE_FILES.flatMap((name) => load(`roles/${name}.json`, z.array(roleSchema)));

export const { coverLetters, recruiterNotes, privateNotes, tags } = load('messages.json', messagesSchema);
