import { argon2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { RECOVERY_CODES } from '@cpa/shared/contracts';
import { readRecoveryCode, recoveryCodeOf } from './secondStep.rules.ts';

const derive = promisify(argon2);

export interface NewRecoveryCodes {
  codes: string[];
  salt: Buffer;
  hashes: Buffer[];
}

/** Creates ten recovery codes. Only their hashes are stored. */
export async function newRecoveryCodes(): Promise<NewRecoveryCodes> {
  const salt = randomBytes(16);
  const codes = new Set<string>();
  while (codes.size < RECOVERY_CODES) codes.add(recoveryCodeOf(randomBytes(8)));
  const hashes: Buffer[] = [];
  for (const code of codes) hashes.push(await hashOfRecoveryCode(code, salt));
  return { codes: [...codes], salt, hashes };
}

/** Slow like the hash of a password, because a code has 40 bits. One salt an account: one hash finds its code. */
export async function hashOfRecoveryCode(typed: string, salt: Buffer): Promise<Buffer> {
  const message = Buffer.from(readRecoveryCode(typed));
  const cost = { memory: 19_456, passes: 2, parallelism: 1 };
  return await derive('argon2id', { message, nonce: salt, tagLength: 32, ...cost });
}
