import { companyUpdateSchema } from '@cpa/shared/contracts';
import * as z from 'zod/mini';

/** Returns the typed URL, with `https://` added if missing, or null when it is not a web URL. */
export function parseCareersUrl(typed: string): string | null {
  const text = typed.trim();
  if (text === '') return null;
  const careers_url = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  return z.safeParse(companyUpdateSchema, { careers_url }).success ? careers_url : null;
}
