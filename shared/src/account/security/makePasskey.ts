import type { NewPasskey } from '../../contracts/index.ts';

/**
 * Asks the browser for a new passkey.
 * @returns null when the user closed the dialog of the browser, `known` for a device that has one already.
 */
export async function makePasskey(
  options: Record<string, unknown>,
): Promise<NewPasskey['credential'] | 'known' | null> {
  const { startRegistration } = await import(/* webpackChunkName: "webauthn" */ '@simplewebauthn/browser');
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];
  try {
    return await startRegistration({ optionsJSON: options as unknown as Options });
  } catch (error) {
    return error instanceof Error && error.name === 'InvalidStateError' ? 'known' : null;
  }
}
