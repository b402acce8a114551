import type { TextKey } from '../messages/texts.ts';

const known = [
  'SessionRequired',
  'CredentialsSignin',
  'SeeMailbox',
  'ProofMailed',
  'EmailSignin',
  'TooManyRequests',
  'ServiceUnavailable',
  'InvalidOrigin',
  'OAuthCallbackError',
  'AccountNotLinkedError',
  'InvalidCallbackUrl',
  'MissingSecret',
  'MissingAuthorize',
  'MissingAdapter',
  'UnsupportedStrategy',
  'MissingAPIRoute',
  'Configuration',
  'PasskeyCancelled',
  'PasskeyRefused',
  'SecondStepRequired',
  'SecondStepExpired',
  'CodeWrong',
  'CodesPaused',
  'AccessDenied',
  'Verification',
] as const;

/** Other names that next-auth uses for the same errors. */
const aliases: Partial<Record<string, (typeof known)[number]>> = {
  OAuthCallback: 'OAuthCallbackError',
  OAuthAccountNotLinked: 'AccountNotLinkedError',
  Callback: 'OAuthCallbackError',
};

/** Returns the message key of a sign-in error. An unknown name is never shown. */
export function authErrorKey(name: string): TextKey {
  const found = known.find((candidate) => candidate === (aliases[name] ?? name));
  return found ? `authError.${found}` : 'authError.unknown';
}
