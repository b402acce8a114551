import * as z from 'zod/mini';
import { idSchema, instantSchema, lineSchema } from './values.ts';

/** Text of a CV. PostgreSQL stores neither NUL nor lone surrogates. */
const textOf = (max: number) => z.string().check(z.maxLength(max), z.regex(/^[^\0\p{Cs}]*$/u));
const line = z.optional(textOf(500));
const paragraph = z.optional(textOf(10_000));
const url = z.optional(textOf(2000));
const lines = z.optional(z.array(textOf(2000)).check(z.maxLength(60)));
/**
 * `2026`, `2026-11` or `2026-11-20`; also the text as typed when it is no date, which `toJsonResume` exports as
 * `startDateText`. `work`, `volunteer` and `projects`: an absent `endDate` beside a `startDate` means the present, an
 * empty one is not filled in.
 */
const date = z.optional(textOf(60));
const entries = <Entry extends z.core.$ZodType>(entry: Entry) =>
  z.optional(z.array(entry).check(z.maxLength(100)));

/** An image as a data URL, or any URL of an imported document. Only data URLs are rendered. */
const image = z.optional(textOf(600_000));

/** A JSON Resume 1.3.1 document. Unknown keys are kept. https://jsonresume.org/schema */
export const jsonResumeSchema = z.looseObject({
  $schema: url,
  basics: z.optional(
    z.looseObject({
      name: line,
      label: line,
      image,
      email: line,
      phone: line,
      url,
      summary: paragraph,
      location: z.optional(
        z.looseObject({ address: line, postalCode: line, city: line, countryCode: line, region: line }),
      ),
      profiles: entries(z.looseObject({ network: line, username: line, url })),
    }),
  ),
  work: entries(
    z.looseObject({
      name: line,
      position: line,
      location: line,
      description: paragraph,
      url,
      startDate: date,
      endDate: date,
      summary: paragraph,
      highlights: lines,
    }),
  ),
  volunteer: entries(
    z.looseObject({
      organization: line,
      position: line,
      url,
      startDate: date,
      endDate: date,
      summary: paragraph,
      highlights: lines,
    }),
  ),
  education: entries(
    z.looseObject({
      institution: line,
      url,
      area: line,
      studyType: line,
      startDate: date,
      endDate: date,
      score: line,
      courses: lines,
    }),
  ),
  awards: entries(z.looseObject({ title: line, date, awarder: line, summary: paragraph })),
  certificates: entries(z.looseObject({ name: line, date, url, issuer: line })),
  publications: entries(
    z.looseObject({ name: line, publisher: line, releaseDate: date, url, summary: paragraph }),
  ),
  skills: entries(z.looseObject({ name: line, level: line, keywords: lines })),
  /** `fluency` is a level from `native` to `A1`, a level of the profile, or free text. */
  languages: entries(z.looseObject({ language: line, fluency: line })),
  interests: entries(z.looseObject({ name: line, keywords: lines })),
  references: entries(z.looseObject({ name: line, reference: paragraph })),
  projects: entries(
    z.looseObject({
      name: line,
      description: paragraph,
      highlights: lines,
      keywords: lines,
      startDate: date,
      endDate: date,
      url,
      roles: lines,
      entity: line,
      type: line,
    }),
  ),
  meta: z.optional(z.looseObject({ canonical: url, version: line, lastModified: line })),
});
export type JsonResume = z.infer<typeof jsonResumeSchema>;

/** Sections after the contact details, in their first order. `summary` is `basics.summary`. */
export const CV_SECTIONS = [
  'summary',
  'work',
  'education',
  'languages',
  'skills',
  'certificates',
  'volunteer',
  'projects',
  'awards',
  'publications',
  'interests',
  'references',
] as const;
const sectionSchema = z.enum(CV_SECTIONS);
export type SectionName = z.infer<typeof sectionSchema>;

export const CV_TEMPLATES = ['plain', 'photo', 'sidebar', 'compact', 'first-job', 'hospitality'] as const;
export const CV_FONTS = ['lato', 'source-sans', 'source-serif', 'montserrat'] as const;
export const CV_LANGUAGES = ['en', 'nl', 'es', 'pap'] as const;

export const cvSettingsSchema = z.strictObject({
  template: z.enum(CV_TEMPLATES),
  /** `#rrggbb`. */
  color: z.string().check(z.regex(/^#[0-9a-f]{6}$/)),
  font: z.enum(CV_FONTS),
  spacing: z.enum(['tight', 'normal', 'airy']),
  paper: z.enum(['a4', 'letter']),
  /** Language of headings, dates and levels, and of the document. */
  language: z.enum(CV_LANGUAGES),
  /** Sections that are absent follow in the order of `CV_SECTIONS`. */
  sectionOrder: z.array(sectionSchema).check(z.maxLength(CV_SECTIONS.length)),
  hiddenSections: z.array(sectionSchema).check(z.maxLength(CV_SECTIONS.length)),
});
export type CvSettings = z.infer<typeof cvSettingsSchema>;

/** Settings of a new CV. */
export const DEFAULT_CV_SETTINGS: CvSettings = {
  template: 'plain',
  color: '#0b4f5c',
  font: 'source-sans',
  spacing: 'normal',
  paper: 'a4',
  language: 'en',
  sectionOrder: [...CV_SECTIONS],
  hiddenSections: [],
};

export const cvSchema = z.strictObject({ resume: jsonResumeSchema, settings: cvSettingsSchema });
export type Cv = z.infer<typeof cvSchema>;

/** CVs of one account. */
export const MOST_CVS = 20;

/** A CV in the list, without its content. */
export const cvSummarySchema = z.object({
  id: idSchema,
  name: z.string(),
  template: z.enum(CV_TEMPLATES),
  /** Incremented by each save of the content. */
  version: z.int(),
  updated_at: instantSchema,
  /** When the private link was created or renewed; null without one. */
  shared_at: z.nullable(instantSchema),
  /** When the private link stops working unless it is renewed. */
  share_expires_at: z.nullable(instantSchema),
});
export type CvSummary = z.infer<typeof cvSummarySchema>;

/** `GET /applicant/me/cvs` (ours): the last changed first. */
export const cvListSchema = z.object({ cvs: z.array(cvSummarySchema) });
export type CvList = z.infer<typeof cvListSchema>;

/** `GET /applicant/me/cvs/{id}` (ours). */
export const storedCvSchema = z.extend(cvSummarySchema, { cv: cvSchema });
export type StoredCv = z.infer<typeof storedCvSchema>;

/** Body of `POST /applicant/me/cvs` (ours). */
export const newCvSchema = z.strictObject({ name: lineSchema(120), cv: cvSchema });
export type NewCv = z.infer<typeof newCvSchema>;

/** Body of `PUT /applicant/me/cvs/{id}` (ours). 409 `cv_changed` when `version` is not the stored one. */
export const cvUpdateSchema = z.strictObject({ cv: cvSchema, version: z.int() });
export type CvUpdate = z.infer<typeof cvUpdateSchema>;

/** Body of `PUT /applicant/me/cvs/{id}/name` (ours). */
export const cvNameSchema = z.strictObject({ name: lineSchema(120) });

/** `PUT /applicant/me/cvs/{id}/share` (ours): the renewed link. */
export const cvShareTimesSchema = z.object({ shared_at: instantSchema, share_expires_at: instantSchema });
export type CvShareTimes = z.infer<typeof cvShareTimesSchema>;

/** `POST /applicant/me/cvs/{id}/share` (ours): the only response that contains the token. It replaces an earlier link. */
export const cvShareSchema = z.extend(cvShareTimesSchema, { token: z.string() });
export type CvShare = z.infer<typeof cvShareSchema>;

/** Query of `GET /cvs/shared` (ours). The name `token` keeps the value out of the logs. */
export const sharedCvQuerySchema = z.object({
  token: z.string().check(z.regex(/^[\w-]{43}$/)),
});

/** `GET /cvs/shared` (ours), public. */
export const sharedCvSchema = z.object({ cv: cvSchema, updated_at: instantSchema });
export type SharedCv = z.infer<typeof sharedCvSchema>;
