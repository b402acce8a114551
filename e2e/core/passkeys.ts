import type { Page } from '@playwright/test';

/** Gives the browser of a page an authenticator that verifies its user and holds passkeys. */
export async function addAuthenticator(page: Page): Promise<void> {
  // The authenticator would answer the offer in the e-mail field at once, before a test can use the button.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
