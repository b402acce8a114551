import { FIELD_NAMES, fieldsOf, SECTION_NAMES, TECHNICAL_KEY } from './fieldNames.ts';
import { dateOf, isBlank, isObject, periodOf, plainText } from './values.ts';

/** Records a value that no entry has a field for, with its key. */
type LeaveOut = (value: unknown, key?: string) => void;

/** Fields that an object from names to values fills: the name, and the value or the date. */
const NAMED: Record<string, [name: string, value?: string, date?: string]> = {
  work: ['name'],
  volunteer: ['organization'],
  education: ['institution'],
  awards: ['title', 'awarder', 'date'],
  certificates: ['name', 'issuer', 'date'],
  publications: ['name', 'publisher', 'releaseDate'],
  skills: ['name', 'level'],
  languages: ['language', 'fluency'],
  interests: ['name', 'keywords'],
  references: ['name', 'reference'],
  projects: ['name', 'description'],
  profiles: ['network', 'username'],
};
/** Field of an entry that is only a text. */
export const TITLES: Record<string, string> = {
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
/** Sections whose groups have a name, and the field with the items of a group. */
const GROUPED: Record<string, string> = {
  skills: 'keywords',
  interests: 'keywords',
  references: 'reference',
  projects: 'highlights',
};
/** Sections whose entries a text separates by commas, outside of parentheses. */
const WORDS = new Set(['skills', 'languages', 'interests', 'profiles']);
const WORD = /(?:\([^()\n]*\)|[^\n,;])+/g;
/** Profile in a text: "GitHub: maria". */
const NETWORK = /^([^:/]+):\s(.+)$/;
/** Keys of a list in an object that represents the list, and of the other values of such an object. */
const LIST_KEY = /^(?:items?|entry|entries|list|data|values|elements|records|byId)$/i;
const HEADING_KEY = /^(?:name|title|heading|label|type)$/i;
/** Sections whose entries have a period. */
const DATED = new Set(['work', 'volunteer', 'education', 'projects']);
const YEARS = /^(?:19|20)\d\d\b/;
/** A number, or the ID of a database. */
const NUMBERED = /\d$|^(?=\D*\d)[\w-]{8,}$/;
const ISO_DATE = /^\d{4}(?:-\d\d){0,2}$/;
const URL_LIKE = /^https?:|^[\w-]+(?:\.[\w-]+)+(?:\/|$)/i;

/** Returns the entries of a list, also of one that is written as an object, as a map from names, or as a text. */
export function entriesIn(value: unknown, section: string, leaveOut: LeaveOut): unknown[] {
  if (Array.isArray(value)) return value.flat();
  if (typeof value === 'boolean') return [];
  if (!isObject(value)) return textEntries(plainText(value, '\n'), section);
  const entries = Object.entries(value);
  const lists = entries.filter(([key, item]) => isListKey(key, section) && isOfObjects(item));
  if (lists.length > 0) {
    for (const [key, item] of without(entries, lists))
      if (!HEADING_KEY.test(key) && !TECHNICAL_KEY.test(key)) leaveOut(item, key);
    return lists.flatMap(([, item]) => entriesIn(item, section, leaveOut));
  }
  const isMap =
    NAMED[section]?.[1] !== undefined || entries.some(([key, item]) => isOfObjects(item) || YEARS.test(key));
  if (isEntry(value, section) || !isMap) return [value];
  return entries.flatMap(([key, item]) => namedEntries(key, item, section, leaveOut));
}

/** Returns the entries that a map has under a name, a number or a period. */
function namedEntries(key: string, item: unknown, section: string, leaveOut: LeaveOut): unknown[] {
  const [name = 'name', field, date] = NAMED[section] ?? [];
  if (TECHNICAL_KEY.test(key) || item === false) return [];
  if (YEARS.test(key) && (date ?? DATED.has(section))) {
    const period = periodOf('years', key) ?? { [date ?? 'startDate']: key };
    const entries = Array.isArray(item) ? item : [item];
    return entries.map((entry) => ({
      ...period,
      ...(isObject(entry) ? entry : { [TITLES[section] ?? 'name']: entry }),
    }));
  }
  const isName = !NUMBERED.test(key);
  if (Array.isArray(item)) {
    if (!item.some(isObject) && GROUPED[section]) return [{ [name]: key, [GROUPED[section]]: item }];
    if (section in GROUPED) leaveOut(key);
    return item;
  }
  if (isObject(item)) {
    const isNamed = fieldsOf(item, [name], FIELD_NAMES[section]).found.size > 0;
    if (isNamed && section in GROUPED) leaveOut(key);
    return [isName && !isNamed ? { [name]: key, ...item } : item];
  }
  if (!isName) return [item];
  if (!field) {
    leaveOut(item, key);
    return [];
  }
  const text = plainText(item, ' ');
  const isUrl = section === 'profiles' && URL_LIKE.test(text);
  const place = isUrl ? 'url' : date && ISO_DATE.test(dateOf(item)) ? date : field;
  return [{ [name]: key, ...(item !== true && { [place]: item }) }];
}

/** Returns the texts in a value; of an object, its names and values. */
export function textsIn(value: unknown, isWords: boolean): unknown[] {
  if (Array.isArray(value)) return value.flat();
  if (isObject(value))
    return Object.entries(value).flatMap(([key, item]) => {
      if (item === false || isBlank(item)) return [];
      if (typeof item === 'object' || /^\d+$/.test(key)) return item;
      return item === true ? key : `${key}: ${plainText(item, ', ')}`;
    });
  return plainText(value, '\n')
    .split(isWords ? /[\n,;]/ : '\n')
    .map((text) => text.trim().replace(/^[-*•]\s+/, ''));
}

function textEntries(text: string, section: string): unknown[] {
  const lines = WORDS.has(section) ? (text.match(WORD) ?? []) : text.split('\n');
  if (section !== 'profiles') return lines;
  return lines
    .flatMap((line) => line.split(/(?<!:)\s(?=https?:)/))
    .flatMap((line) => {
      const [, network, value] = NETWORK.exec(line) ?? [];
      return network ? namedEntries(network.trim(), value, section, () => {}) : line;
    });
}

/** True also for `job` in `work`, as XML has it. */
function isListKey(key: string, section: string): boolean {
  const names = [section, ...(SECTION_NAMES[section] ?? []), ...(FIELD_NAMES['basics']?.[section] ?? [])];
  return LIST_KEY.test(key) || names.some((name) => [key, `${key}s`].includes(name));
}

const isOfObjects = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(isObject) : isObject(value);
const without = <Item>(items: readonly Item[], others: readonly Item[]): Item[] =>
  items.filter((item) => !others.includes(item));

/** True for an object with the fields of one entry, where a map has names as its keys. */
function isEntry(value: object, section: string): boolean {
  const names = FIELD_NAMES[section] ?? {};
  const { found, others } = fieldsOf(value, Object.keys(names), names);
  return found.has(NAMED[section]?.[0] ?? 'name') || found.size > others.length;
}
