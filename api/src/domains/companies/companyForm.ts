import type { CompanyUpdate } from '@cpa/shared/contracts';

type Key = keyof CompanyUpdate;

const NUMBERS = new Set<string>(['sectors', 'district_id', 'size_id', 'founded'] satisfies Key[]);
const LISTS = new Set<string>(['sectors', 'social_links'] satisfies Key[]);
/** An empty field of a form means that there is none. */
const NULLABLE = new Set<string>([
  'district_id',
  'size_id',
  'founded',
  'address',
  'website',
  'careers_url',
  'phone',
  'email',
  'logo',
] satisfies Key[]);

/**
 * The fields of a form as the JSON body that they stand for: a list is its field sent again and again, as `sectors`
 * or `sectors[]`, and empty when it is sent once with nothing in it. What does not fit is left for the schema to name.
 */
export function companyFromForm(fields: [name: string, value: string][]): Record<string, unknown> {
  const values = new Map<string, string[]>();
  for (const [name, value] of fields) {
    const key = name.endsWith('[]') ? name.slice(0, -2) : name;
    values.set(key, [...(values.get(key) ?? []), value]);
  }
  return Object.fromEntries([...values].map(([key, texts]) => [key, valueOf(key, texts)]));
}

function valueOf(key: string, texts: string[]): unknown {
  if (LISTS.has(key)) return texts.filter((text) => text !== '').map((text) => convert(key, text));
  const [text = ''] = texts;
  if (texts.length > 1) return texts;
  return text === '' && NULLABLE.has(key) ? null : convert(key, text);
}

function convert(key: string, text: string): unknown {
  return NUMBERS.has(key) && /^\d{1,10}$/.test(text) ? Number(text) : text;
}
