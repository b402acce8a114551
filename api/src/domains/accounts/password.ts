import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/**
 * OWASP's minimum for argon2id: 19 MiB, two passes.
 * https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html
 */
const COST = { memory: 19_456, passes: 2, parallelism: 1 };
const TAG_BYTES = 32;

/** @returns the hash in PHC format, `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await argon2id(password, salt, COST);
  const { memory, passes, parallelism } = COST;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(hash)}`;
}

/**
 * Takes the same time for an unknown account (`stored` undefined) and for one without a password (null), so that
 * timing does not reveal who has one.
 */
export async function verifyPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const [, , , cost = '', salt = '', hash = ''] = (stored ?? NOBODYS_HASH).split('$');
  const [memory, passes, parallelism] = cost.split(',').map((part) => Number(part.slice(2)));
  const expected = Buffer.from(hash, 'base64');
  const given = await argon2id(password, Buffer.from(salt, 'base64'), {
    memory: memory!,
    passes: passes!,
    parallelism: parallelism!,
  });
  return timingSafeEqual(given, expected) && stored !== undefined && stored !== null;
}

const NOBODYS_HASH = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

async function argon2id(password: string, salt: Buffer, cost: typeof COST): Promise<Buffer> {
  // NFKC: another keyboard may send the same password as other code points.
  const message = Buffer.from(password.normalize('NFKC'));
  return await derive('argon2id', { message, nonce: salt, tagLength: TAG_BYTES, ...cost });
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
