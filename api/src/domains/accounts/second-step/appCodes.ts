import { Secret, TOTP } from 'otpauth';
import { CODE_SECONDS } from './secondStep.rules.ts';

const ISSUER = 'Career Portal Aruba';

/** Creates the secret that an app and the portal share, in base 32. */
export const newAppSecret = (): string => new Secret({ size: 20 }).base32;

/** Returns the URI that an app reads from a QR code. */
export const appUri = (secret: string, email: string): string => totpOf(secret, email).toString();

/**
 * Checks a code of the app, also the one before and the one after.
 * @returns the time step of the code; undefined for a wrong one
 */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / CODE_SECONDS) + delta;
}

function totpOf(secret: string, label = ''): TOTP {
  const settings = { algorithm: 'SHA1', digits: 6, period: CODE_SECONDS };
  return new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), ...settings });
}
