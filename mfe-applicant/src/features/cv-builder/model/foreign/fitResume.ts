import { jsonResumeSchema } from '@cpa/shared/contracts';
import { parse } from 'zod/mini';
import type * as z from 'zod/mini';
import type { ParsedResume } from '../reading/parseResume.ts';
import { FIELD_NAMES, fieldsOf, SECTION_NAMES, TECHNICAL_KEY } from './fieldNames.ts';
import { dateOf, isBlank, isOngoing, periodOf, plainText, storable, urlOf } from './values.ts';

type Schema = z.core.$ZodTypes;
/** Adds a text that no field takes, with its place in the document. */
type LeaveOut = (place: string, value: unknown) => undefined;
type Context = { place: string; names: string; leaveOut: LeaveOut };

/** Length of a text without a place that every place of the dialog takes. */
const PIECE = 480;
const MOST_UNASSIGNED = 200;
const DATES = new Set(['startDate', 'endDate', 'date', 'releaseDate']);
/** Lists whose items are words, which a text separates by commas. */
const WORD_LISTS = new Set(['keywords', 'courses', 'roles']);
/** Sections that some programs write as an object from a name to a level or to words. */
const NAMED_LISTS = new Set(['skills', 'languages', 'interests']);
/** Field of an entry that is only a text. */
const TITLES: Record<string, string> = {
  basics: 'summary',
  work: 'position',
  volunteer: 'organization',
  education: 'institution',
  awards: 'title',
  languages: 'language',
  references: 'reference',
  profiles: 'url',
  location: 'city',
};

/**
 * Fits a resume from elsewhere into our schema: other names, values of other types, texts and lists that are too long.
 * What no field takes is in `unassigned` with its place. Returns null for a value without a section of a resume.
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

/** Finds the object with the sections, which may lie in a list or in another object. */
function contentOf(document: unknown, depth = 0): Record<string, unknown> | null {
  if (typeof document !== 'object' || document === null || depth > 2) return null;
  const { sections, ...own } = document as Record<string, unknown>;
  const content = Array.isArray(document) ? {} : { ...(isObject(sections) ? sections : {}), ...own };
  const { found } = fieldsOf(content, Object.keys(SECTION_NAMES), SECTION_NAMES);
  if (found.size === 0) {
    for (const value of Object.values(document)) {
      const inner = contentOf(value, depth + 1);
      if (inner) return inner;
    }
    return null;
  }
  if (found.has('basics')) return content;
  // Some programs write the contact details beside the sections.
  const contact = fieldsOf(content, ['name', 'label', 'email', 'phone', 'summary', 'location', 'profiles']);
  const basics = Object.fromEntries([...contact.found.values()].flat().map((key) => [key, content[key]]));
  return Object.keys(basics).length > 0 ? { basics, ...without(content, Object.keys(basics)) } : content;
}

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
      if (field in result && !isBlank(result[field])) leaveOut(context.place, content);
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
  const text =
    field === 'url' || field === 'image' ? urlOf(value) : plainText(value, most < 10_000 ? ', ' : '\n');
  if (field === 'image' && text.length > most) return context.leaveOut(context.place, text);
  return cut(text, most, context);
}

function fitList(schema: z.core.$ZodArray, value: unknown, field: string, context: Context): unknown[] {
  const { element } = schema._zod.def;
  const isTexts = (element as Schema)._zod.def.type === 'string';
  const items = (isTexts ? textsIn(value, WORD_LISTS.has(field)) : entriesIn(value, field)).filter(
    (item) => !isBlank(item),
  );
  const most = limitOf(schema);
  for (const [at, item] of items.slice(most).entries())
    context.leaveOut(`${context.place} ${most + at + 1}`, item);
  return items
    .slice(0, most)
    .map((item, at) =>
      fit(element, item, field, isTexts ? context : { ...context, place: `${context.place} ${at + 1}` }),
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

function textsIn(value: unknown, isWords: boolean): unknown[] {
  if (Array.isArray(value)) return value.flat();
  if (isObject(value)) return Object.values(value);
  return plainText(value, '\n')
    .split(isWords ? /[\n,;]/ : '\n')
    .map((text) => text.trim().replace(/^[-*•]\s+/, ''));
}

/** Returns the entries of a list, of an object that has them as its values, or of a text with one a line. */
function entriesIn(value: unknown, section: string): unknown[] {
  if (Array.isArray(value)) return value.flat();
  if (!isObject(value)) return plainText(value, '\n').split('\n');
  const values = Object.values(value);
  const list = values.find((item) => Array.isArray(item) && item.some(isObject));
  if (Array.isArray(list)) return list;
  if (values.every(isObject)) return values;
  if (!NAMED_LISTS.has(section) || hasFields(value, section)) return [value];
  return Object.entries(value).map(([name, item]) =>
    Array.isArray(item) ? { name, keywords: item } : { name, level: item },
  );
}

const hasFields = (value: object, section: string): boolean => {
  const names = FIELD_NAMES[section] ?? {};
  return fieldsOf(value, Object.keys(names), names).found.size > 0;
};

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
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const without = (value: object, keys: readonly string[]): object =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)));
