import {
  type Applicant,
  type ApplicantUpdate,
  applicantUpdateSchema,
  visibilitySchema,
  type Visibility,
} from '@cpa/shared/contracts';
import * as z from 'zod/mini';

/** The form as a person fills it: everything is text, and an empty choice is ''. */
export type ProfileForm = {
  name: string;
  headline: string;
  phone: string;
  district_id: string;
  about: string;
  visibility: Visibility;
};

export const visibilities = visibilitySchema.options;

/** The form for what is known; a person without a profile starts with the name of the account. */
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

/** The body of the call. Seven digits are a number on Aruba; spaces and dashes are how people write them. */
export function updateFrom(form: ProfileForm): ApplicantUpdate {
  return {
    name: form.name.trim(),
    headline: form.headline.trim(),
    phone: wirePhone(form.phone),
    district_id: form.district_id ? Number(form.district_id) : null,
    about: form.about.trim(),
    visibility: form.visibility,
  };
}

function wirePhone(typed: string): string | null {
  const digits = typed.replaceAll(/[\s().-]/g, '');
  if (digits === '') return null;
  return /^\d{7}$/.test(digits) ? `+297${digits}` : digits;
}

/** The fields that the contract refuses, before anything is sent. */
export function refusedFields(form: ProfileForm): (keyof ProfileForm)[] {
  const parsed = z.safeParse(applicantUpdateSchema, updateFrom(form));
  return parsed.success ? [] : parsed.error.issues.map(({ path }) => path[0] as keyof ProfileForm);
}
