import { companyUpdateSchema } from '@cpa/shared/contracts';
import * as z from 'zod/mini';

/** The address that was typed, with `https://` where it was left out; null when it is not one of a web page. */
export function careersAddress(typed: string): string | null {
  const text = typed.trim();
  if (text === '') return null;
  const careers_url = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  return z.safeParse(companyUpdateSchema, { careers_url }).success ? careers_url : null;
}
