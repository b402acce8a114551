import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { replaceDurably } from '../../platform/storage/durableFiles.ts';
import type { ReleaseStorage } from '../../platform/storage/releaseStorage.ts';
import { ReleaseError } from './releaseError.ts';

const keySchema = z.object({
  id: z.string(),
  /** Ed25519 keys as PEM. A server that only serves releases has no private key. */
  public: z.string(),
  private: z.optional(z.string()),
  /** ISO 8601. */
  created_at: z.string(),
});

const keysSchema = z.object({
  /** ID of the key that signs. */
  signing: z.string(),
  /** Keys whose signatures are valid. */
  keys: z.array(keySchema),
});

export type ReleaseKey = z.infer<typeof keySchema>;
export type ReleaseKeys = z.infer<typeof keysSchema>;

/** Reads the keys of a store; undefined when its documents are not signed. */
export async function readKeys({ keysFile }: ReleaseStorage): Promise<ReleaseKeys | undefined> {
  let text: string;
  try {
    text = await readFile(keysFile, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    return z.parse(keysSchema, JSON.parse(text));
  } catch (cause) {
    throw new ReleaseError('The file with the release keys is damaged. Restore it from a backup.', { cause });
  }
}

/** With a key, unsigned documents are refused. A damaged key file is a problem of the releases. */
export const isSigned = async (storage: ReleaseStorage): Promise<boolean> =>
  (await readKeys(storage).catch(() => undefined)) !== undefined;

/** Replaces the file of the keys, which only its owner may read. */
export async function writeKeys({ keysFile }: ReleaseStorage, keys: ReleaseKeys): Promise<void> {
  await replaceDurably(keysFile, `${JSON.stringify(keys, null, 2)}\n`, 0o600);
}

/** Generates a key. Its ID is the start of the hash of the public key. */
export function generateKey(): ReleaseKey {
  const pair = generateKeyPairSync('ed25519');
  const der = pair.publicKey.export({ type: 'spki', format: 'der' });
  return {
    id: createHash('sha256').update(der).digest('hex').slice(0, 16),
    public: pair.publicKey.export({ type: 'spki', format: 'pem' }),
    private: pair.privateKey.export({ type: 'pkcs8', format: 'pem' }),
    created_at: new Date().toISOString(),
  };
}

export const publicKeyOf = ({ public: pem }: ReleaseKey) => createPublicKey(pem);

/** @throws ReleaseError on a server that has only the public key */
export function privateKeyOf({ id, private: pem }: ReleaseKey) {
  if (pem === undefined)
    throw new ReleaseError(
      `This server has no private key ${id}, so it cannot change releases. Use the server that has it.`,
    );
  return createPrivateKey(pem);
}
