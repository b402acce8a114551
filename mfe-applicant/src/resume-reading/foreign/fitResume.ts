import { jsonResumeSchema } from '@cpa/shared/contracts';
import { parse } from 'zod/mini';
import type * as z from 'zod/mini';
import type { ParsedResume } from '../reading/parseResume.ts';
import { FIELD_NAMES, fieldsOf, SECTION_NAMES, TECHNICAL_KEY } from './fieldNames.ts';
import { entriesIn, textsIn, TITLES } from './entriesIn.ts';
import { dateOf, isBlank, isObject, isOngoing, periodOf, plainText, storable, urlOf } from './values.ts';

type Schema = z.core.$ZodTypes;
/** Adds a text that no field takes, with its place in the document. */
type LeaveOut = (place: string, value: unknown) => undefined;
type Context = { place: string; names: string; leaveOut: LeaveOut; taken?: number };

/** Maximum length of a text without a place, which every place of the dialog accepts. */
const PIECE = 480;
const MOST_UNASSIGNED = 200;
/** Contact details, which may be beside the sections. */
const CONTACT = ['name', 'label', 'email', 'phone', 'summary', 'location', 'profiles'];
const DATES = new Set(['startDate', 'endDate', 'date', 'releaseDate']);
/** Lists whose items are words, which a text separates by commas. */
const WORD_LISTS = new Set(['keywords', 'courses', 'roles']);
/**
 * Fits a resume from elsewhere into our schema: other names, values of other types, texts and lists that are too long.
 * Texts without a field are in `unassigned` with their place. Returns null for a value without a section of a resume.
 */
export function fitResume(document: unknown): ParsedResume | null {
  const content = contentOf(document);
  if (!content) return null;
  const unassigned: string[] = [];
  const leaveOut: LeaveOut = (place, value) => {
    const text = plainText(value, ', ');
    const prefix = place && `${place}: `;
    const shown = text.startsWith('data:') ? `${text.slice(0, 60)}…` : text;
    for (const piece of pieces(shown, PIECE - prefix.length)) unassigned.push(prefix + piece);
    return undefined;
  };
  const resume = fitObject(jsonResumeSchema, content, { place: '', names: '', leaveOut });
  if (!Object.keys(resume).some((key) => key in SECTION_NAMES)) return null;
  return { resume: parse(jsonResumeSchema, resume), unassigned: limited(unassigned) };
}

/** Limits the texts without a place to as many as a dialog can show. */
export function limited(texts: readonly string[]): string[] {
  if (texts.length <= MOST_UNASSIGNED) return [...texts];
  return [...texts.slice(0, MOST_UNASSIGNED), `… (${texts.length - MOST_UNASSIGNED})`];
}

/** Finds the object with the sections, which may be in a list or in another object. */
function contentOf(document: unknown, depth = 0): Record<string, unknown> | null {
  if (typeof document !== 'object' || document === null || depth > 2) return null;
  const own = Array.isArray(document) ? {} : (document as Record<string, unknown>);
  const key = ['sections', 'content'].find((name) => typeof own[name] === 'object') ?? '';
  const content = { ...sectionsIn(own[key]), ...without(own, [key]) };
  const { found } = fieldsOf(content, Object.keys(SECTION_NAMES), SECTION_NAMES);
  if (found.size === 0) {
    for (const value of Object.values(document)) {
      const nested = contentOf(value, depth + 1);
      if (nested) return nested;
    }
    const basics = valuesOf(content, CONTACT);
    return 'name' in basics && ('email' in basics || 'phone' in basics)
      ? { basics, ...without(content, Object.keys(basics)) }
      : null;
  }
  // Some programs write the contact details beside the sections.
  const [name = 'basics'] = found.get('basics') ?? [];
  const names = found.has('basics') ? ['summary', 'profiles'] : CONTACT;
  const beside = valuesOf(content, names);
  const basics = content[name];
  if (Object.keys(beside).length === 0 || !isObject(basics ?? {})) return content;
  return {
    ...without(content, Object.keys(beside)),
    [name]: { ...beside, ...(basics as object | undefined) },
  };
}

/** Returns the fields of an object that have these names. */
function valuesOf(value: Record<string, unknown>, names: readonly string[]): Record<string, unknown> {
  const { found } = fieldsOf(value, names);
  return Object.fromEntries([...found.values()].flat().map((key) => [key, value[key]]));
}

/** Returns sections by their names, also those of a list. */
function sectionsIn(sections: unknown): object {
  if (isObject(sections)) return sections;
  if (!Array.isArray(sections)) return {};
  const named = sections.filter(isObject).map((section) => {
    const { type, id, name, title, heading, ...rest } = section;
    const key = [type, id, name, title, heading].find((each) => isSectionName(each));
    const [content, ...others] = Object.values(rest).filter((each) => Array.isArray(each) || isObject(each));
    return [plainText(key ?? title ?? name, ' '), others.length > 0 ? rest : (content ?? rest)] as const;
  });
  return Object.fromEntries(named);
}

const isSectionName = (name: unknown): boolean =>
  typeof name === 'string' &&
  fieldsOf({ [name]: '' }, Object.keys(SECTION_NAMES), SECTION_NAMES).found.size > 0;

function fitObject(schema: unknown, value: object, { place, names, leaveOut }: Context): object {
  const { shape } = (schema as z.core.$ZodObject)._zod.def;
  const aliases = names === '' ? SECTION_NAMES : FIELD_NAMES[names];
  const { found, others } = fieldsOf(value, Object.keys(shape), aliases);
  const result: Record<string, unknown> = {};
  for (const [field, keys] of found) {
    for (const key of keys) {
      const content: unknown = value[key as keyof typeof value];
      const context = { place: joined(place, key), names: field, leaveOut };
      // An end that stays empty is not filled in; an absent one means the present.
      if (isBlank(content) ? key !== 'endDate' : field === 'endDate' && isOngoing(content)) continue;
      const earlier = result[field];
      if (Array.isArray(earlier)) {
        const more = fit(shape[field], content, field, { ...context, taken: earlier.length });
        result[field] = [...earlier, ...(more as unknown[])];
      } else if (field in result && !isBlank(earlier)) leaveOut(context.place, content);
      else {
        const fitted = fit(shape[field], content, field, context);
        if (fitted !== undefined) result[field] = fitted;
      }
    }
  }
  for (const key of others) {
    const content: unknown = value[key as keyof typeof value];
    const period = 'startDate' in shape && typeof content === 'string' ? periodOf(key, content) : null;
    if (period && !result['startDate']) Object.assign(result, period);
    else if (!TECHNICAL_KEY.test(key) && !isPrivate(key, content)) leaveOut(joined(place, key), content);
    if (!period) result[key] = storable(content);
  }
  if (names === 'basics') {
    const name = 'name' in value && isObject(value.name) ? value.name : result['name'] ? {} : value;
    Object.assign(result, fullName(name));
  }
  return result;
}

/** Fits a value into a field. Returns undefined when the field stays empty. */
function fit(schema: unknown, value: unknown, field: string, context: Context): unknown {
  const { def } = (schema as Schema)._zod;
  if (def.type === 'optional') return fit(def.innerType, value, field, context);
  if (def.type === 'array') return fitList(schema as z.core.$ZodArray, value, field, context);
  if (def.type === 'object') return fitEntry(schema, value, context);
  const most = limitOf(schema);
  if (typeof value === 'boolean') return context.leaveOut(context.place, String(value));
  if (DATES.has(field)) return cut(dateOf(value), most, context);
  const isUrl = field === 'url' || field === 'image';
  const text = isUrl ? urlOf(value) : plainText(contentIn(value), most < 10_000 ? ', ' : '\n');
  if (field === 'image' && text.length > most) return context.leaveOut(context.place, text);
  return cut(text, most, context);
}

/** Returns the text of an object that describes one: `{ "title": "Summary", "content": "…" }`. */
const contentIn = (value: unknown): unknown =>
  isObject(value) && typeof value['content'] === 'string' ? value['content'] : value;

function fitList(schema: z.core.$ZodArray, value: unknown, field: string, context: Context): unknown[] {
  const { element } = schema._zod.def;
  const isTexts = (element as Schema)._zod.def.type === 'string';
  const { place, taken = 0, leaveOut } = context;
  const items = (
    isTexts
      ? textsIn(value, WORD_LISTS.has(field))
      : entriesIn(value, field, (other, key) => leaveOut(key ? joined(place, key) : place, other))
  ).filter((item) => !isBlank(item) && typeof item !== 'boolean');
  const most = Math.max(0, limitOf(schema) - taken);
  for (const [at, item] of items.slice(most).entries()) leaveOut(`${place} ${most + at + 1}`, item);
  return items
    .slice(0, most)
    .map((item, at) =>
      fit(element, item, field, isTexts ? context : { ...context, place: `${place} ${at + 1}`, taken: 0 }),
    )
    .filter((item) => item !== undefined);
}

function fitEntry(schema: unknown, value: unknown, context: Context): object | undefined {
  if (isObject(value)) return fitObject(schema, value, context);
  if (Array.isArray(value) && isObject(value[0])) {
    for (const other of value.slice(1)) context.leaveOut(context.place, other);
    return fitObject(schema, value[0], context);
  }
  return fitObject(schema, { [TITLES[context.names] ?? 'name']: value }, context);
}

function cut(text: string, most: number, { place, leaveOut }: Context): string {
  const [start = '', ...rest] = pieces(storable(text) as string, most);
  if (rest.length > 0) leaveOut(place, rest.join(''));
  return start;
}

/** Divides a text without cutting a character in two. */
function pieces(text: string, size: number): string[] {
  const result: string[] = [];
  for (let at = 0; at < text.length;) {
    const end = at + size - (/[\uD800-\uDBFF]/.test(text[at + size - 1] ?? '') ? 1 : 0);
    result.push(text.slice(at, end));
    at = end;
  }
  return result;
}

function limitOf(schema: unknown): number {
  const checks = (schema as Schema)._zod.def.checks ?? [];
  for (const { _zod } of checks) if ('maximum' in _zod.def) return Number(_zod.def.maximum);
  return Number.POSITIVE_INFINITY;
}

function fullName(value: object): { name?: string } {
  const { found } = fieldsOf(value, ['firstName', 'middleName', 'lastName'], {
    firstName: ['givenName', 'first'],
    lastName: ['familyName', 'surname', 'last'],
  });
  const parts = ['firstName', 'middleName', 'lastName'].flatMap((part) => found.get(part) ?? []);
  const name = plainText(
    parts.map((key) => value[key as keyof typeof value]),
    ' ',
  );
  return name ? { name } : {};
}

const isPrivate = (key: string, value: unknown): boolean =>
  typeof value === 'boolean' || /^(?:first|middle|last|given|family|sur)_?name$|^(?:first|last)$/i.test(key);
/** Adds a name of the file to a place, in words: "Work experience 1 › start date". */
function joined(place: string, key: string): string {
  const name = key
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .toLowerCase();
  return place ? `${place} › ${name}` : name.charAt(0).toUpperCase() + name.slice(1);
}
const without = (value: object, keys: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)));
