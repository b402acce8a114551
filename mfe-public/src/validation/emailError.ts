import { emailSchema } from '@cpa/shared/contracts';
import * as z from 'zod/mini';

/** What is wrong with a typed e-mail address, as the key of the sentence that says so; null when nothing is. */
export function emailError(typed: string): 'email.missing' | 'email.wrong' | null {
  if (typed.trim() === '') return 'email.missing';
  return z.safeParse(emailSchema, typed).success ? null : 'email.wrong';
}
