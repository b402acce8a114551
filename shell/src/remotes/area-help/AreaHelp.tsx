import type { ComponentType } from 'react';
import { ApplicantHelp, CheckoutHelp, RecruiterHelp } from './OwnHelp.tsx';
import { PublicHelp } from './PublicHelp.tsx';

/** By the remote that is missing; one that is not here gets the notice alone. */
const helps: Partial<Record<string, ComponentType>> = {
  'mfe-public': PublicHelp,
  'mfe-checkout': CheckoutHelp,
  'mfe-recruiter': RecruiterHelp,
  'mfe-applicant': ApplicantHelp,
};

/**
 * What can still be done, or need not be feared, where an area's own code is missing. Part of the shell's first
 * load: it must not need the network when the network is what is missing.
 */
export function AreaHelp({ remote }: { remote: string }) {
  const Help = helps[remote];
  return Help ? <Help /> : null;
}
