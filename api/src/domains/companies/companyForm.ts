import type { CompanyUpdate } from '@cpa/shared/contracts';

type Key = keyof CompanyUpdate;

const NUMBERS = new Set<string>(['sectors', 'district_id', 'size_id', 'founded'] satisfies Key[]);
const LISTS = new Set<string>(['sectors', 'social_links', 'benefits'] satisfies Key[]);
/** An empty form field means null. */
const NULLABLE = new Set<string>([
  'district_id',
  'size_id',
  'founded',
  'tagline',
  'address',
  'directions',
  'website',
  'careers_url',
  'phone',
  'whatsapp',
  'email',
  'legal_name',
  'registration_number',
  'tax_number',
  'logo',
  'cover',
] satisfies Key[]);

/**
 * Converts form fields to the JSON body: a list is its field repeated, for example `sectors` or `sectors[]`, and empty
 * when sent once without a value. Invalid values are left for the schema to reject.
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
