import * as z from 'zod/mini';
import { companySchema, membershipSchema, pictureKindSchema } from './companies.ts';
import { emailSchema, idSchema, lineSchema, textSchema, webUrlSchema } from './values.ts';

/** An Aruban number: +297 and seven digits. Spaces, dots and dashes are removed. */
const arubanPhoneSchema = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text: string) => text.replaceAll(/[\s().-]/g, '')),
  ),
  z.string().check(z.regex(/^\+297[0-9]{7}$/)),
);

const editableShape = {
  name: lineSchema(120),
  tagline: z.nullable(lineSchema(140)),
  /** Markdown. */
  description: textSchema(10_000),
  sectors: z.array(idSchema).check(z.maxLength(5)),
  district_id: z.nullable(idSchema),
  size_id: z.nullable(idSchema),
  address: z.nullable(textSchema(200)),
  directions: z.nullable(textSchema(200)),
  website: z.nullable(webUrlSchema),
  /** URL of the page that vacancies are imported from. */
  careers_url: z.nullable(webUrlSchema),
  phone: z.nullable(arubanPhoneSchema),
  whatsapp: z.nullable(arubanPhoneSchema),
  email: z.nullable(emailSchema),
  /** A year. */
  founded: z.nullable(z.int().check(z.gte(1500), z.lte(2100))),
  social_links: z.array(webUrlSchema).check(z.maxLength(8)),
  benefits: z.array(lineSchema(120)).check(z.maxLength(20)),
  /** Name of the buyer on receipts; null: the name of the company. */
  legal_name: z.nullable(lineSchema(120)),
  /** In the commercial register (KVK), as the company writes it. */
  registration_number: z.nullable(lineSchema(40)),
  tax_number: z.nullable(lineSchema(40)),
  /** Null removes the logo. A new one is the file `logo` of a multipart form. */
  logo: z.null(),
  /** Null removes the cover. A new one is the file `cover` of a multipart form. */
  cover: z.null(),
};

/** Body of `POST /recruiter/company/{id}`; absent keys keep their value. */
export const companyUpdateSchema = z.partial(z.strictObject(editableShape));
export type CompanyUpdate = z.infer<typeof companyUpdateSchema>;

/** Body of `POST /recruiter/company`; only the name is needed. */
export const companyCreateSchema = z.extend(companyUpdateSchema, { name: editableShape.name });
export type CompanyCreate = z.infer<typeof companyCreateSchema>;

/** Maximum number of pictures of each kind. */
export const MAX_COMPANY_PICTURES = 6;

/** Body of `PUT /recruiter/company/{id}/pictures/{pictureId}`. */
export const pictureCaptionSchema = z.strictObject({ caption: lineSchema(80) });

/** Fields beside the file of `POST /recruiter/company/{id}/pictures`. */
export const newPictureSchema = z.extend(pictureCaptionSchema, {
  kind: z._default(pictureKindSchema, 'work'),
});

/** A company as its own recruiters see it: the response of both requests above and of `GET /recruiter/company/{id}` (not in the specification). */
export const ownCompanySchema = z.extend(companySchema, {
  careers_url: z.nullable(z.string()),
  /** Not public: only receipts have them. Absent in responses of an API that is older than the page. */
  legal_name: z.optional(z.nullable(z.string())),
  registration_number: z.optional(z.nullable(z.string())),
  tax_number: z.optional(z.nullable(z.string())),
  membership: membershipSchema,
});
export type OwnCompany = z.infer<typeof ownCompanySchema>;
