import * as z from 'zod/mini';

const pathSchema = z.string().check(z.regex(/^\//));

const textSchema = z.string().check(z.minLength(1), z.maxLength(200));

/** An action or an observation of a user. Names and texts are those of the English page, or a part of them. */
const stepSchema = z.union([
  z.strictObject({ open: pathSchema }),
  z.strictObject({
    click: textSchema,
    /** Default: `link`. */
    role: z.optional(z.enum(['link', 'button', 'tab', 'checkbox', 'radio', 'option', 'menuitem'])),
  }),
  /** Types a text into the field with this label. */
  z.strictObject({ fill: textSchema, text: textSchema }),
  z.strictObject({ see: textSchema }),
  /** Waits for a page: a path or a pattern, for example `/vacancies/:id`. */
  z.strictObject({ at: pathSchema }),
]);

/**
 * A short user journey through pages, which the boot check takes with demo data before a release is activated: of its
 * own remote, and of each other remote that it leads to. It changes nothing on the server: calls other than GET are
 * refused.
 */
export const journeySchema = z.strictObject({
  name: textSchema,
  /** Demo account that takes it. Absent: a visitor. */
  role: z.optional(z.enum(['recruiter', 'applicant'])),
  steps: z.array(stepSchema).check(
    z.minLength(2),
    z.maxLength(20),
    z.refine(([first]) => first !== undefined && 'open' in first, { error: 'The first step opens a page.' }),
  ),
});
