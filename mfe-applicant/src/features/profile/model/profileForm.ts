import {
  type Applicant,
  type ApplicantUpdate,
  applicantUpdateSchema,
  visibilitySchema,
  type Visibility,
} from '@cpa/shared/contracts';
import * as z from 'zod/mini';

/** The values of the form fields. All are strings; '' means nothing is selected. */
export type ProfileForm = {
  name: string;
  headline: string;
  phone: string;
  district_id: string;
  about: string;
  visibility: Visibility;
};

export const visibilities = visibilitySchema.options;

/** Returns the initial form values. A new profile starts with the name of the account. */
export function formFrom(applicant: Applicant | null, accountName: string): ProfileForm {
  return {
    name: applicant?.name ?? accountName,
    headline: applicant?.headline ?? '',
    phone: applicant?.phone ?? '',
    district_id: applicant?.district_id ? String(applicant.district_id) : '',
    about: applicant?.about ?? '',
    visibility: applicant?.visibility ?? 'companies_i_applied_to',
  };
}

/** Converts form values to the request body. */
export function updateFrom(form: ProfileForm): ApplicantUpdate {
  return {
    name: form.name.trim(),
    headline: form.headline.trim(),
    phone: toE164(form.phone),
    district_id: form.district_id ? Number(form.district_id) : null,
    about: form.about.trim(),
    visibility: form.visibility,
  };
}

/** Validates the form against the contract. Outputs the request body. */
export const profileFormSchema = z.pipe(z.transform(updateFrom), applicantUpdateSchema);

/** Treats seven digits as a local number of Aruba and ignores spaces, dashes, dots and parentheses. */
function toE164(typed: string): string | null {
  const digits = typed.replaceAll(/[\s().-]/g, '');
  if (digits === '') return null;
  return /^\d{7}$/.test(digits) ? `+297${digits}` : digits;
}
