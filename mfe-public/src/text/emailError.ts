import { emailSchema } from '@cpa/shared/contracts';
import * as z from 'zod/mini';

/** Returns the message key of the error in an e-mail address, or null. */
export function emailError(typed: string): 'email.missing' | 'email.wrong' | null {
  if (typed.trim() === '') return 'email.missing';
  return z.safeParse(emailSchema, typed).success ? null : 'email.wrong';
}
