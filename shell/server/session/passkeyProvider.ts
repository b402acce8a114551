import type { User } from 'next-auth';
import type { CredentialsConfig } from 'next-auth/providers/credentials';
import type { AccountApi, SignInOutcome } from './accountApi.ts';

type Parts = {
  accountApi: AccountApi;
  forwardCookies: (lines: string[]) => void;
};

type Fields = Partial<Record<string, unknown>>;

/** Signs in with a passkey. The field `credential` is what the browser returned, as JSON. */
export function createPasskeyProvider(parts: Parts): CredentialsConfig {
  return providerOf('passkey', 'Passkey', async (fields) => {
    const credential = readJson(fields['credential']);
    return credential === null ? null : userOf(await parts.accountApi.signInByPasskey(credential), parts);
  });
}

/** Finishes a sign-in with its second factor: one of the fields `code`, `recovery_code` and `credential`. */
export function createSecondStepProvider(parts: Parts): CredentialsConfig {
  return providerOf('second-step', 'Second step', async (fields) => {
    const credential = readJson(fields['credential']);
    const step = {
      ...(typeof fields['code'] === 'string' && { code: fields['code'] }),
      ...(typeof fields['recovery_code'] === 'string' && { recovery_code: fields['recovery_code'] }),
      ...(credential !== null && { credential }),
      trust_device: fields['trust_device'] === 'true',
    };
    return userOf(await parts.accountApi.passSecondStep(step), parts);
  });
}

/** Returns the user in next-auth's form; null for a wrong password. Throws an error with the name of any other failure. */
export function userOf(
  outcome: SignInOutcome,
  { forwardCookies }: Pick<Parts, 'forwardCookies'>,
): User | null {
  forwardCookies(outcome.setCookies);
  if ('error' in outcome) {
    if (outcome.error === 'CredentialsSignin') return null;
    throw new Error(outcome.error);
  }
  const { id, name, email, image } = outcome.user;
  return { id: String(id), name, email, image, sessionId: outcome.sessionId };
}

function providerOf(
  id: string,
  name: string,
  authorize: (fields: Fields) => Promise<User | null>,
): CredentialsConfig {
  return {
    id,
    name,
    type: 'credentials',
    credentials: {},
    authorize: (credentials) => authorize(credentials ?? {}),
  };
}

function readJson(text: unknown): object | null {
  try {
    const value: unknown = typeof text === 'string' ? JSON.parse(text) : null;
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}
