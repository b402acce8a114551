import * as z from 'zod/mini';
import { type Locale, LOCALES } from './languages.ts';

/** Database ID: a positive 53-bit integer. */
export const idSchema = z.int().check(z.positive());

/** A UTC instant, ISO 8601 with `Z`, for example `2026-11-20T14:00:00.000Z`. */
export const instantSchema = z.iso.datetime();

/** A calendar day in Aruba (UTC-4), for example `2026-11-20`. */
export const daySchema = z.iso.date();

/** Currencies that salaries and prices are written in. AWG is pegged at 1.79 to the USD. */
export const currencySchema = z.enum(['AWG', 'USD', 'EUR']);
export type Currency = z.infer<typeof currencySchema>;

/** Amount in integer minor units (cents) of the adjacent currency. */
export const minorUnitsSchema = z.int().check(z.nonnegative());

/** A value from `GET /options` with its display name. */
export const optionRefSchema = z.object({ id: idSchema, name: z.string() });
export type OptionRef = z.infer<typeof optionRefSchema>;

/** An option with the number of matching items. */
export const countedOptionSchema = z.object({
  id: z.union([idSchema, z.string()]),
  name: z.string(),
  count: z.int(),
});
export type CountedOption = z.infer<typeof countedOptionSchema>;

export const sortOrderSchema = z.enum(['asc', 'desc']);
export type SortOrder = z.infer<typeof sortOrderSchema>;

/** `?page=` of every paged call: 1-based, coerced from the query string. */
export const pageQuerySchema = z.object({
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1),
});

/** Page information of a paged response; 20 items per page. */
export const pageInfoShape = {
  page: z.int(),
  per_page: z.int(),
  total: z.int(),
  last_page: z.int(),
};

/** RFC 5321 allows 64 characters before the @. */
const LOCAL_PART = /^[^@]{1,64}@/;

/** An e-mail address: one recipient, NFKC-normalised and lower-cased before it is checked. */
export const emailSchema = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text: string) => text.normalize('NFKC').trim().toLowerCase()),
  ),
  z.string().check(z.maxLength(254), z.email({ abort: true }), z.regex(LOCAL_PART)),
);

/** Uses only the parts of zod that the shell provides, which exclude `url`. */
const WEB_ADDRESS = /^https?:\/\/([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}(:\d{1,5})?([/?#]\S*)?$/i;

/** URL of a web page: http or https with a host name. */
export const webUrlSchema = z.string().check(z.maxLength(500), z.regex(WEB_ADDRESS));

/** 8 to 128 characters of any kind. */
export const passwordSchema = z.string().check(z.minLength(8), z.maxLength(128));

/** One line of text: trimmed, 1 to `max` characters, no control characters: a name appears in mails and titles. */
export const lineSchema = (max: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(max), z.regex(/^\P{Cc}*$/u));

/** Text that may be empty: trimmed, at most `max` characters. */
export const textSchema = (max: number) => z.string().check(z.trim(), z.maxLength(max));

/** Response that contains only a message. */
export const messageSchema = z.object({ message: z.string() });

const textParamsSchema = z.optional(z.record(z.string(), z.union([z.string(), z.number()])));

/** Code of a text in English, and its values. */
export const textCodeSchema = z.object({ code: z.string(), params: textParamsSchema });

/**
 * Body of every error response. `code` names the text of `message`, and `params` are its values: days and instants as in
 * other responses. `errors` contains messages by field of the request body, `error_codes` their codes in the same order;
 * `error` repeats `message` where the specification reads it (newsletter, contact); `request_id` is the request's ID in
 * the log.
 */
export const problemSchema = z.object({
  message: z.string(),
  code: z.string(),
  params: textParamsSchema,
  error: z.optional(z.string()),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
  error_codes: z.optional(z.record(z.string(), z.array(textCodeSchema))),
  request_id: z.optional(z.string()),
});
export type Problem = z.infer<typeof problemSchema>;

/** Language of the site. */
export const localeSchema = z.enum(LOCALES as [Locale, ...Locale[]]);
