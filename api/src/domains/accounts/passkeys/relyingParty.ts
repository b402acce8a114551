/** The site as passkeys know it: a passkey works on this host name only. */
export function relyingParty(siteUrl: string): { rpID: string; rpName: string; origin: string } {
  const { hostname, origin } = new URL(siteUrl);
  return { rpID: hostname, rpName: 'Career Portal Aruba', origin };
}
