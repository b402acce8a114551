import type { Resolver } from 'react-hook-form';
import { type ProfileForm, refusedFields } from '../model/profileForm.ts';

/** Asks the contract whether the form may be sent; the words are chosen where they are shown. */
export const resolveProfile: Resolver<ProfileForm> = (form) => {
  const refused = refusedFields(form);
  if (refused.length === 0) return { values: form, errors: {} };
  return { values: {}, errors: Object.fromEntries(refused.map((name) => [name, { type: 'contract' }])) };
};
