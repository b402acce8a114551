import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';
import { CliError } from '@cpa/shared/server';
import * as z from 'zod/mini';

/** AES-256-GCM with a key that scrypt derives from the passphrase. Binary fields are in base64. */
const sealedSchema = z.object({
  cipher: z.literal('aes-256-gcm'),
  kdf: z.literal('scrypt'),
  cost: z.int(),
  salt: z.string(),
  iv: z.string(),
  tag: z.string(),
  data: z.string(),
});

/** About 100 ms and 128 MB for a key, so that passphrases cannot be guessed in bulk. */
const COST = 2 ** 17;

/** Encrypts a text with a passphrase. */
export function sealSecrets(text: string, passphrase: string): string {
  const salt = randomBytes(16);
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyFrom(passphrase, salt, COST), iv);
  const data = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  const sealed: z.infer<typeof sealedSchema> = {
    cipher: 'aes-256-gcm',
    kdf: 'scrypt',
    cost: COST,
    salt: salt.toString('base64'),
    iv: iv.toString('base64'),
    tag: cipher.getAuthTag().toString('base64'),
    data: data.toString('base64'),
  };
  return `${JSON.stringify(sealed, null, 2)}\n`;
}

/** @throws CliError when the passphrase is wrong or the text was changed */
export function openSecrets(sealed: string, passphrase: string): string {
  try {
    const { cost, salt, iv, tag, data } = z.parse(sealedSchema, JSON.parse(sealed));
    const key = keyFrom(passphrase, Buffer.from(salt, 'base64'), cost);
    const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(iv, 'base64'), { authTagLength: 16 });
    decipher.setAuthTag(Buffer.from(tag, 'base64'));
    return decipher.update(data, 'base64', 'utf8') + decipher.final('utf8');
  } catch (cause) {
    throw new CliError(
      'The secrets of the backup cannot be decrypted: BACKUP_PASSPHRASE is not the one of the backup, or the file is damaged.',
      { cause },
    );
  }
}

const keyFrom = (passphrase: string, salt: Buffer, cost: number): Buffer =>
  scryptSync(passphrase, salt, 32, { N: cost, r: 8, p: 1, maxmem: 2 ** 28 });
