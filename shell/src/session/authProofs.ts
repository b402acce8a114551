import { type PendingStep, passkeyOptionsSchema, pendingStepSchema } from '@cpa/shared/contracts';
import {
  type PublicKeyCredentialRequestOptionsJSON,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { signIn } from 'next-auth/react';
import * as z from 'zod/mini';
import { type AuthClient, inLanguage, type ProofResult } from './authCalls.ts';

const HEADERS = { 'X-Requested-With': 'XMLHttpRequest', Accept: 'application/json' };

const stopped: ProofResult = { isSignedIn: false, error: null };

export const signInWithPasskey: AuthClient['signInWithPasskey'] = async ({ to, isAutofill, signal }) => {
  if (isAutofill && !(await browserSupportsWebAuthnAutofill())) return stopped;
  const credential = await askForPasskey('/account/passkeys/sign-in/options', { isAutofill, signal });
  if (typeof credential === 'string') return isAutofill ? stopped : { isSignedIn: false, error: credential };
  return credential ? await prove('passkey', { credential: JSON.stringify(credential) }, to) : stopped;
};

export async function readPendingStep(): Promise<PendingStep | null> {
  const response = await fetch('/api/account/second-step/pending', { headers: HEADERS });
  if (response.status === 401) return null;
  if (!response.ok) throw new Error(`The API responded with ${response.status}.`);
  return z.parse(pendingStepSchema, await response.json());
}

export const passSecondStep: AuthClient['passSecondStep'] = async (proof) => {
  const { to, usesPasskey, isDeviceTrusted, code, recovery_code } = proof;
  const trust = { trust_device: String(isDeviceTrusted) };
  if (usesPasskey) {
    const credential = await askForPasskey('/account/second-step/passkey-options', {});
    if (typeof credential === 'string') return { isSignedIn: false, error: credential };
    return credential
      ? await prove('second-step', { credential: JSON.stringify(credential), ...trust }, to)
      : stopped;
  }
  const typed = {
    ...(code !== undefined && { code }),
    ...(recovery_code !== undefined && { recovery_code }),
  };
  return await prove('second-step', { ...typed, ...trust }, to);
};

/** Returns the proof of a passkey, the name of an error, or null when another request took its place. */
async function askForPasskey(
  path: string,
  { isAutofill = false, signal }: { isAutofill?: boolean; signal?: AbortSignal },
) {
  const response = await fetch(`/api${path}`, {
    method: 'POST',
    headers: HEADERS,
    ...(signal && { signal }),
  });
  if (response.status === 429) return 'TooManyRequests';
  if (response.status === 401) return 'SecondStepExpired';
  if (!response.ok) return 'ServiceUnavailable';
  const { options } = z.parse(passkeyOptionsSchema, await response.json());
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  signal?.addEventListener('abort', () => WebAuthnAbortService.cancelCeremony());
  try {
    return await startAuthentication({ optionsJSON, useBrowserAutofill: isAutofill });
  } catch (error) {
    const isReplaced = error instanceof Error && error.name === 'AbortError';
    return isReplaced ? null : 'PasskeyCancelled';
  }
}

async function prove(provider: string, fields: Record<string, string>, to: string): Promise<ProofResult> {
  const options = { redirect: false, callbackUrl: inLanguage(to), ...fields } as const;
  // The result is undefined when next-auth redirects to the error page.
  const result = await signIn(provider, options);
  if (result?.ok && !result.error) return { isSignedIn: true };
  return { isSignedIn: false, error: result?.error ?? 'ServiceUnavailable' };
}
