import * as z from 'zod/mini';

/** A database id: a positive 53-bit integer. */
export const idSchema = z.int().check(z.positive());

/** A UTC instant, ISO 8601 with `Z`, as `2026-11-20T14:00:00.000Z`. */
export const instantSchema = z.iso.datetime();

/** A calendar day in Aruba (UTC-4), as `2026-11-20`. */
export const daySchema = z.iso.date();

/** Currencies that salaries and prices are written in. AWG is pegged at 1.79 to the USD. */
export const currencySchema = z.enum(['AWG', 'USD', 'EUR']);
export type Currency = z.infer<typeof currencySchema>;

/** An amount in integer minor units (cents) of the currency that stands beside it. */
export const minorUnitsSchema = z.int().check(z.nonnegative());

/** Something chosen from a list of `GET /options`, with the name a person reads. */
export const optionRefSchema = z.object({ id: idSchema, name: z.string() });
export type OptionRef = z.infer<typeof optionRefSchema>;

/** An option with how many items of the list beside it would match. */
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

/** The part of a paged answer that tells where it stands; 20 items a page. */
export const pageInfoShape = {
  page: z.int(),
  per_page: z.int(),
  total: z.int(),
  last_page: z.int(),
};

/** An e-mail address: one recipient, NFKC-normalised and lower-cased before it is checked. */
export const emailSchema = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text: string) => text.normalize('NFKC').trim().toLowerCase()),
  ),
  z.string().check(z.maxLength(254), z.email()),
);

/** Written with what the shell lends of zod, which its own `url` is no part of. */
const WEB_ADDRESS = /^https?:\/\/([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}(:\d{1,5})?([/?#]\S*)?$/i;

/** A page on the web: http or https, on a host with a name. */
export const webAddressSchema = z.string().check(z.maxLength(500), z.regex(WEB_ADDRESS));

/** 8 to 128 characters of any kind. */
export const passwordSchema = z.string().check(z.minLength(8), z.maxLength(128));

/** One line of text: trimmed, 1 to `max` characters, no control characters: a name stands in mails and titles. */
export const lineSchema = (max: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(max), z.regex(/^\P{Cc}*$/u));

/** Text that may be empty: trimmed, at most `max` characters. */
export const textSchema = (max: number) => z.string().check(z.trim(), z.maxLength(max));

/** What a call answers that has nothing to give but words. */
export const messageSchema = z.object({ message: z.string() });
export type Message = z.infer<typeof messageSchema>;

/**
 * What every failed call answers.
 * `errors` names the fields of the body with what is wrong with each; `error` repeats `message` where the
 * specification reads it (newsletter, contact); `request_id` finds the call in the log.
 */
export const problemSchema = z.object({
  message: z.string(),
  code: z.string(),
  error: z.optional(z.string()),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
  request_id: z.optional(z.string()),
});
export type Problem = z.infer<typeof problemSchema>;
