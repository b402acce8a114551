import type { TextKey } from '../../messages/texts.ts';

const known = [
  'SessionRequired',
  'CredentialsSignin',
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
  'AccessDenied',
  'Verification',
] as const;

/** Names under which next-auth's pages pass the same errors on. */
const aliases: Partial<Record<string, (typeof known)[number]>> = {
  OAuthCallback: 'OAuthCallbackError',
  OAuthAccountNotLinked: 'AccountNotLinkedError',
  Callback: 'OAuthCallbackError',
};

/** The sentence for the name of a sign-in error. A name that we do not know is never shown as a text. */
export function authErrorKey(name: string): TextKey {
  const found = known.find((candidate) => candidate === (aliases[name] ?? name));
  return found ? `authError.${found}` : 'authError.unknown';
}
