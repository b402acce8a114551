import type { Passkeys } from '@cpa/shared/contracts';
import type { TestApp } from './openTestApp.ts';
import type { Member } from './signIn.ts';
import { type SoftAuthenticator, softAuthenticator } from './softAuthenticator.ts';

type CreationOptions = Parameters<SoftAuthenticator['create']>[0];

/** Requests the options of a new passkey. */
export async function newPasskeyOptions(portal: TestApp, token: string): Promise<CreationOptions> {
  const answer = await portal.call('POST', '/account/passkeys/options', { token, body: {} });
  return answer.json<{ options: CreationOptions }>().options;
}

/** Adds a passkey to an account. */
export async function addPasskey(
  portal: TestApp,
  { token }: Pick<Member, 'token'>,
  name = 'My phone',
): Promise<SoftAuthenticator & { passkeyId: number }> {
  const authenticator = softAuthenticator(portal.app.config.siteUrl);
  const credential = authenticator.create(await newPasskeyOptions(portal, token));
  const answer = await portal.call('POST', '/account/passkeys', { token, body: { name, credential } });
  return { ...authenticator, passkeyId: answer.json<Passkeys>().passkeys.at(-1)!.id };
}

/** Requests the challenge of a sign-in. */
export async function signInOptions(portal: TestApp): Promise<{ challenge: string }> {
  const answer = await portal.call('POST', '/account/passkeys/sign-in/options');
  return answer.json<{ options: { challenge: string } }>().options;
}

export async function signInWith(portal: TestApp, credential: object) {
  return await portal.call('POST', '/account/passkeys/sign-in', { body: { credential } });
}
