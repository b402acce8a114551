import type { Applicant, ApplicantUpdate, Visibility, WorkPermit } from '@cpa/shared/contracts';
import { type FieldErrors, fieldErrors } from './fieldErrors.ts';

/** Form values are strings; '' means nothing is selected. */
export type ContactForm = { name: string; headline: string; phone: string; district_id: string };

/** Returns the form values. A new profile starts with the name of the account. */
export function contactFrom(applicant: Applicant | null, accountName: string): ContactForm {
  return {
    name: applicant?.name ?? accountName,
    headline: applicant?.headline ?? '',
    phone: applicant?.phone ?? '',
    district_id: String(applicant?.district_id ?? ''),
  };
}

export function contactUpdate({ name, headline, phone, district_id }: ContactForm): ApplicantUpdate {
  return {
    name: name.trim(),
    headline: headline.trim(),
    phone: toE164(phone),
    district_id: district_id ? Number(district_id) : null,
  };
}

export const contactErrors = (form: ContactForm): FieldErrors =>
  fieldErrors(contactUpdate(form), {
    name: 'profile.error.name',
    headline: 'profile.error.headline',
    phone: 'profile.error.phone',
    district_id: 'profile.error.district_id',
  });

export type AboutForm = { about: string };
export const aboutUpdate = ({ about }: AboutForm): ApplicantUpdate => ({ about: about.trim() });
export const aboutErrors = (form: AboutForm): FieldErrors =>
  fieldErrors(aboutUpdate(form), { about: 'profile.error.about' });

export type PermitForm = { work_permit: string };
export const permitUpdate = ({ work_permit }: PermitForm): ApplicantUpdate => ({
  work_permit: (work_permit || null) as WorkPermit | null,
});

export type VisibilityForm = { visibility: Visibility };
export const visibilityUpdate = ({ visibility }: VisibilityForm): ApplicantUpdate => ({ visibility });

export type LevelForm = { education_id: string };
export const levelUpdate = ({ education_id }: LevelForm): ApplicantUpdate => ({
  education_id: education_id ? Number(education_id) : null,
});

/** Forms whose every choice is valid. */
export const noErrors = (): FieldErrors => ({});

/** Treats seven digits as a local number of Aruba and ignores spaces, dashes, dots and parentheses. */
export function toE164(typed: string): string | null {
  const digits = typed.replaceAll(/[\s().-]/g, '').replace(/^00/, '+');
  if (digits === '') return null;
  if (/^297\d{7}$/.test(digits)) return `+${digits}`;
  return /^\d{7}$/.test(digits) ? `+297${digits}` : digits;
}
