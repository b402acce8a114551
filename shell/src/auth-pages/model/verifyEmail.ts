import { messageSchema } from '@cpa/shared/contracts';
import { type HttpClients, callApi } from '@cpa/shared/http';
import { toastText } from '@cpa/shared/remote';

export type VerifyOutcome = { isVerified: boolean; text: string };

/** Verifies an e-mail address, with the message texts of the specification. */
export async function verifyEmail(
  { publicClient }: HttpClients,
  token: string | null,
): Promise<VerifyOutcome> {
  const failed = { isVerified: false, text: toastText('toast.verificationFailed') };
  if (!token) return failed;
  try {
    const { message } = await callApi(publicClient, {
      method: 'GET',
      url: '/recruiter/verify-email',
      params: { token },
      response: messageSchema,
    });
    return { isVerified: true, text: message || toastText('toast.emailVerified') };
  } catch {
    return failed;
  }
}
