import { profileSchema, secondStepSettingsSchema } from '../../contracts/index.ts';
import { builder } from './builder.ts';
import { aCompanyRef } from './companies.ts';

/** Profile of a signed-in user: a verified applicant, whose applicant profile has the id 71. */
export const aProfile = builder(profileSchema)(() => ({
  id: 51,
  role: 'applicant',
  name: 'Xiomara Croes',
  email: 'xiomara@example.aw',
  image: null,
  verified: true,
  companies: [],
  applicant_id: 71,
}));

/** Profile of a signed-in user: a verified recruiter, the owner of Cas di Sabor. */
export const aRecruiterProfile = builder(profileSchema)(() => ({
  ...aProfile(),
  id: 21,
  role: 'recruiter',
  name: 'Marlon Kock',
  email: 'marlon@kasdisabor.example',
  companies: [{ ...aCompanyRef(), membership: 'owner' }],
  applicant_id: null,
}));

/** Second step of an account that has none. */
export const aSecondStep = builder(secondStepSettingsSchema)(() => ({
  enabled_at: null,
  app_since: null,
  passkeys: 0,
  recovery_codes_left: 0,
  trusted_devices: 0,
  is_session_secured: false,
  required_by: [],
  is_operator: false,
}));
