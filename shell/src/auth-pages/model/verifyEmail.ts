import { emailVerifiedSchema } from '@cpa/shared/contracts';
import { type HttpClients, request } from '@cpa/shared/http';
import { toastText } from '@cpa/shared/remote';
import type * as z from 'zod/mini';
import { text } from '../messages/texts.ts';

export type VerifyOutcome =
  ({ isVerified: true } & z.output<typeof emailVerifiedSchema>) | { isVerified: false };

/** Verifies an e-mail address. */
export async function verifyEmail(
  { publicClient }: HttpClients,
  token: string | null,
): Promise<VerifyOutcome> {
  if (!token) return { isVerified: false };
  try {
    const verified = await request(publicClient, 'GET /recruiter/verify-email', emailVerifiedSchema, {
      params: { token },
    });
    return { isVerified: true, ...verified };
  } catch {
    return { isVerified: false };
  }
}

/** Text of the specification in the page's language. The message of a response without a code is shown unchanged. */
export function outcomeText(outcome: VerifyOutcome): string {
  if (!outcome.isVerified) return toastText('toast.verificationFailed');
  if (outcome.code === 'choose_password') return text('verify.choosePassword');
  return (!outcome.code && outcome.message) || toastText('toast.emailVerified');
}
