import * as z from 'zod/mini';
import { employmentTypeSchema, remoteModeSchema, salaryPeriodSchema, workPermitSchema } from './options.ts';
import { ownVacancySchema, perLanguage, vacancyStatusSchema, vacancyTextsSchema } from './vacancies.ts';
import {
  currencySchema,
  daySchema,
  emailSchema,
  idSchema,
  instantSchema,
  lineSchema,
  localeSchema,
  optionRefSchema,
  textSchema,
  webUrlSchema,
} from './values.ts';

const chosenIds = (max: number) => z.array(idSchema).check(z.maxLength(max));

/** Minor units; the maximum for the longest period, a year. */
const salarySchema = z.nullable(z.int().check(z.nonnegative(), z.lte(1_000_000_000)));

const questionIdSchema = z.string().check(z.regex(/^[\w-]{1,40}$/));

const questionSchema = z.strictObject({
  /** Answers refer to this ID: keep it when the question is edited. */
  id: questionIdSchema,
  question: lineSchema(300),
  kind: z.enum(['text', 'yes_no', 'choice']),
  /** At least two for a `choice`. */
  choices: z.array(lineSchema(120)).check(z.maxLength(20)),
  required: z.boolean(),
  /** Answers to flag: `yes` or `no` of a `yes_no`, some of the `choices` of a `choice`. */
  knock_out: z.optional(z.array(lineSchema(120)).check(z.maxLength(20))),
});

const editableShape = {
  title: lineSchema(140),
  department: z.nullable(lineSchema(80)),
  /** ID of an occupation. Null: the one that the title names. */
  occupation: z.nullable(z.string().check(z.maxLength(80))),
  /** Markdown, as the two below. */
  description: textSchema(20_000),
  requirements: textSchema(10_000),
  benefits: textSchema(10_000),
  /** Language of the title and of the texts. Null: guessed from them. */
  text_language: z.nullable(localeSchema),
  /** All versions in other languages. A draft may have unfinished ones; publishing needs their title and description. */
  translations: z.strictObject(
    perLanguage(
      z.strictObject({
        title: z.string().check(z.trim(), z.maxLength(140), z.regex(/^\P{Cc}*$/u)),
        description: textSchema(20_000),
        requirements: textSchema(10_000),
        benefits: textSchema(10_000),
        questions: z.optional(
          z
            .record(
              questionIdSchema,
              z.strictObject({
                question: textSchema(300),
                choices: z.record(lineSchema(120), textSchema(120)),
              }),
            )
            .check(z.refine((questions) => Object.keys(questions).length <= 20)),
        ),
      }),
    ).shape,
  ),
  sectors: chosenIds(5),
  educations: chosenIds(9),
  workloads: chosenIds(9),
  languages: chosenIds(9),
  employment_type: z.nullable(employmentTypeSchema),
  location_district_id: z.nullable(idSchema),
  remote: remoteModeSchema,
  salary_min: salarySchema,
  salary_max: salarySchema,
  salary_currency: z.nullable(currencySchema),
  salary_period: z.nullable(salaryPeriodSchema),
  salary_visible: z.boolean(),
  work_permit: workPermitSchema,
  /** Last day to apply. Null: until the posting ends. */
  valid_through: z.nullable(daySchema),
  contact_email: z.nullable(emailSchema),
  external_apply_url: z.nullable(webUrlSchema),
  screening_questions: z.array(questionSchema).check(z.maxLength(20)),
};

/** Body of `POST /recruiter/vacancy/{id}`; absent keys keep their value. `status: 'open'` publishes a draft. */
export const vacancyUpdateSchema = z.partial(
  z.strictObject({
    ...editableShape,
    status: z.enum(['draft', 'open']),
    /** Publishes the draft then; null cancels. Needs what publishing needs. */
    opens_at: z.nullable(instantSchema),
    /** The version that was edited: 409 `edit_conflict` when another one is stored. */
    version: z.int(),
  }),
);
export type VacancyUpdate = z.infer<typeof vacancyUpdateSchema>;

/** Body of `POST /recruiter/vacancy`. A draft, unless `status` is `open`; of the rest a draft needs only a title. */
export const vacancyCreateSchema = z.extend(z.omit(vacancyUpdateSchema, { version: true }), {
  /** May be left out by a recruiter with one company. */
  company_id: z.optional(idSchema),
  title: editableShape.title,
});
export type VacancyCreate = z.infer<typeof vacancyCreateSchema>;

/** Body of `POST /recruiter/vacancy/{id}/extend/`: the new last day. */
export const vacancyExtendSchema = z.strictObject({ valid_through: daySchema });

/** Body of `POST /recruiter/vacancy/{id}/repost`, optional: the last day. Default: as long as the posting lasts. */
export const vacancyRepostSchema = z.optional(
  z.nullable(z.strictObject({ valid_through: z.optional(daySchema) })),
);

/** A vacancy for its editor: the response of every call that changes one, and `GET /recruiter/vacancy/{id}` (ours). */
export const recruiterVacancySchema = z.extend(ownVacancySchema, {
  /** ID of the chosen occupation; null: guessed from the title. */
  occupation: z.optional(z.nullable(z.string())),
  /** English name of the chosen or guessed occupation; null: none is known. */
  occupation_name: z.optional(z.nullable(z.string())),
  /** True for a `text_language` that was guessed from the texts. Absent in responses of older servers. */
  is_language_guessed: z.optional(z.boolean()),
  translations: z.optional(perLanguage(vacancyTextsSchema)),
  description: z.string(),
  requirements: z.string(),
  benefits: z.string(),
  sectors: z.array(optionRefSchema),
  educations: z.array(optionRefSchema),
  languages: z.array(optionRefSchema),
  salary_visible: z.boolean(),
  work_permit: workPermitSchema,
  contact_email: z.nullable(z.string()),
  /** False until the owner of `contact_email` has confirmed it; absent from older servers. */
  is_contact_proven: z.optional(z.boolean()),
  external_apply_url: z.nullable(z.string()),
  screening_questions: editableShape.screening_questions,
  version: z.int(),
  /** Name of the last editor; null for automatic changes, and before the first edit. */
  edited_by: z.nullable(z.string()),
  edited_at: z.nullable(instantSchema),
  source: z.enum(['manual', 'imported']),
  source_url: z.nullable(z.string()),
  sponsored_until: z.nullable(instantSchema),
  /** Posting that the vacancy uses; null for a draft. */
  posting: z.nullable(z.enum(['free', 'package'])),
  /** Last day of the posting; extending beyond it uses another posting. */
  posted_until: z.nullable(daySchema),
  created_at: instantSchema,
  updated_at: instantSchema,
  /** Oldest first. `by` is null for automatic changes. */
  history: z.array(
    z.object({
      status: vacancyStatusSchema,
      at: instantSchema,
      by: z.nullable(z.string()),
      note: z.nullable(z.string()),
    }),
  ),
});
export type RecruiterVacancy = z.infer<typeof recruiterVacancySchema>;

/** `DELETE /recruiter/vacancy/{id}`. */
export const vacancyDeletedSchema = z.object({ id: idSchema, message: z.string() });
