import { type Company, companyUpdateSchema, type Options, type OwnCompany } from '@cpa/shared/contracts';
import * as z from 'zod/mini';

/** Values of the form as they are typed; lists have one entry per line. */
export const companyFormSchema = z.object({
  name: z.string(),
  tagline: z.string(),
  description: z.string(),
  sectors: z.array(z.number()),
  district_id: z.string(),
  size_id: z.string(),
  founded: z.string(),
  address: z.string(),
  directions: z.string(),
  website: z.string(),
  careers_url: z.string(),
  phone: z.string(),
  // Drafts that were stored before it existed do not have it.
  whatsapp: z._default(z.string(), ''),
  email: z.string(),
  social_links: z.string(),
  benefits: z.string(),
  // A draft that was stored before these fields existed has none of them.
  legal_name: z._default(z.string(), ''),
  registration_number: z._default(z.string(), ''),
  tax_number: z._default(z.string(), ''),
});
export type CompanyForm = z.infer<typeof companyFormSchema>;
export type CompanyField = keyof CompanyForm;

const NULLABLE = [
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
] as const;
export const FIELDS = Object.keys(companyFormSchema.shape) as CompanyField[];

export const EMPTY_FORM: CompanyForm = {
  name: '',
  tagline: '',
  description: '',
  sectors: [],
  district_id: '',
  size_id: '',
  founded: '',
  address: '',
  directions: '',
  website: '',
  careers_url: '',
  phone: '',
  whatsapp: '',
  email: '',
  social_links: '',
  benefits: '',
  legal_name: '',
  registration_number: '',
  tax_number: '',
};

export function formOf(company: OwnCompany): CompanyForm {
  return {
    name: company.name,
    tagline: company.tagline ?? '',
    description: company.description,
    sectors: company.sectors.map(({ id }) => id),
    district_id: String(company.district?.id ?? ''),
    size_id: String(company.size?.id ?? ''),
    founded: String(company.founded ?? ''),
    address: company.address ?? '',
    directions: company.directions ?? '',
    website: company.website ?? '',
    careers_url: company.careers_url ?? '',
    phone: company.phone ?? '',
    whatsapp: company.whatsapp ?? '',
    email: company.email ?? '',
    social_links: company.social_links.join('\n'),
    benefits: company.benefits.join('\n'),
    legal_name: company.legal_name ?? '',
    registration_number: company.registration_number ?? '',
    tax_number: company.tax_number ?? '',
  };
}

/** Converts the values to a request body. Invalid values stay as they are, for the schema to reject. */
export function bodyOf(form: CompanyForm): Record<CompanyField, unknown> {
  const nullable = Object.fromEntries(NULLABLE.map((field) => [field, form[field].trim() || null]));
  return {
    ...form,
    ...nullable,
    website: withProtocol(form.website),
    careers_url: withProtocol(form.careers_url),
    phone: phoneOf(form.phone),
    whatsapp: phoneOf(form.whatsapp),
    district_id: form.district_id ? Number(form.district_id) : null,
    size_id: form.size_id ? Number(form.size_id) : null,
    founded: form.founded.trim() ? Number(form.founded) : null,
    social_links: linesOf(form.social_links).map(withProtocol),
    benefits: linesOf(form.benefits),
  };
}

/** Returns the invalid fields. */
export function invalidFields(form: CompanyForm, now = new Date()): CompanyField[] {
  const result = z.safeParse(companyUpdateSchema, bodyOf(form));
  const invalid = new Set(
    result.success ? [] : result.error.issues.map(({ path }) => path[0] as CompanyField),
  );
  if (Number(form.founded) > now.getUTCFullYear()) invalid.add('founded');
  return FIELDS.filter((field) => invalid.has(field));
}

/** Returns the fields whose value differs from `start`. */
export function changedFields(start: CompanyForm, form: CompanyForm): CompanyField[] {
  return FIELDS.filter((field) => String(start[field]) !== String(form[field]));
}

/** Builds the multipart body of the changed fields. A list is its field repeated, and empty when sent once empty. */
export function formDataOf(
  form: CompanyForm,
  fields: readonly CompanyField[],
  images: Partial<Record<'logo' | 'cover', Blob | null>>,
): FormData {
  const data = new FormData();
  const body = bodyOf(form);
  for (const field of fields) {
    const value = body[field];
    const values = Array.isArray(value) ? (value as unknown[]) : [value ?? ''];
    for (const one of values.length > 0 ? values : ['']) data.append(field, String(one));
  }
  for (const [name, image] of Object.entries(images)) {
    if (image === null) data.append(name, '');
    else if (image) data.append(name, image, `${name}.${image.type === 'image/png' ? 'png' : 'webp'}`);
  }
  return data;
}

/** Number of digits of a phone number, without the country code. */
export function localDigits(phone: string): number {
  return phone.replace(/^\s*\+297/, '').replaceAll(/\D/g, '').length;
}

/** Returns the public company that the values describe, for the preview. */
export function previewOf(
  form: CompanyForm,
  { company, options }: { company: OwnCompany | null; options: Options },
  images: { logo: string | null; cover: string | null },
): Company {
  const named = (list: { id: number; name: string }[], id: string) =>
    list.find((option) => String(option.id) === id) ?? null;
  const body = bodyOf(form);
  return {
    id: company?.id ?? 1,
    slug: company?.slug ?? '',
    verified: company?.verified ?? false,
    verified_at: company?.verified_at ?? null,
    answer_days: company?.answer_days ?? null,
    pictures: company?.pictures ?? [],
    open_vacancies: company?.open_vacancies ?? 0,
    name: form.name,
    tagline: form.tagline || null,
    description: form.description,
    sectors: options.sectors.filter(({ id }) => form.sectors.includes(id)),
    district: named(options.districts, form.district_id),
    size: named(options.company_sizes, form.size_id),
    address: form.address || null,
    directions: form.directions || null,
    website: withProtocol(form.website),
    phone: phoneOf(form.phone),
    whatsapp: phoneOf(form.whatsapp),
    email: form.email || null,
    founded: Number(form.founded) || null,
    social_links: linesOf(form.social_links).map((line) => withProtocol(line) ?? line),
    benefits: body.benefits as string[],
    ...images,
  };
}

function linesOf(text: string): string[] {
  return [...new Set(text.split('\n').map((line) => line.trim()))].filter((line) => line !== '');
}

function withProtocol(url: string): string | null {
  const text = url.trim();
  if (text === '') return null;
  return /^[a-z]+:\/\//i.test(text) ? text : `https://${text}`;
}

/** Adds the country code, which is the same for every number of the island. */
function phoneOf(phone: string): string | null {
  const text = phone.trim();
  if (text === '') return null;
  return text.startsWith('+') ? text : `+297${text}`;
}
