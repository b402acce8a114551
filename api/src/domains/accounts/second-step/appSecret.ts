import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Config } from '../../../platform/config/config.ts';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

type Keys = Pick<Config, 'secrets'>;

/** Encrypts the secret of an app's codes for storage: unlike a password it cannot be hashed. */
export function sealAppSecret({ secrets }: Keys, secret: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyFrom(secrets.JWT_SECRET), nonce);
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/**
 * Decrypts a stored secret. `isOld`: it was encrypted with the key before the rotation, so store it again.
 * @returns undefined when both keys were rotated since
 */
export function openAppSecret(
  { secrets }: Keys,
  stored: Buffer,
): { secret: string; isOld: boolean } | undefined {
  const secret = opened(secrets.JWT_SECRET, stored);
  if (secret !== undefined) return { secret, isOld: false };
  const old = secrets.JWT_SECRET_PREVIOUS ? opened(secrets.JWT_SECRET_PREVIOUS, stored) : undefined;
  return old === undefined ? undefined : { secret: old, isOld: true };
}

function opened(key: string, stored: Buffer): string | undefined {
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyFrom(key), stored.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(stored.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const bytes = stored.subarray(NONCE_BYTES + TAG_BYTES);
    return Buffer.concat([decipher.update(bytes), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

const keyFrom = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'secret of an app for codes', 32));
