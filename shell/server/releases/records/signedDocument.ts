import { sign, verify } from 'node:crypto';
import * as z from 'zod/mini';
import { privateKeyOf, publicKeyOf, type ReleaseKey, type ReleaseKeys } from './releaseKeys.ts';
import { parseStoredDocument, type StoredDocument } from './storedDocument.ts';

const signedSchema = z.looseObject({
  signature: z.object({
    /** ID of the key. */
    key: z.string(),
    /** Ed25519 signature in base64 of the document without this field. */
    value: z.string(),
  }),
});

/** Separates these signatures from others with the same key. */
const PURPOSE = 'release-document\n';

/** Returns the text of a document, signed unless the store has no keys. */
export function documentText(document: StoredDocument, keys: ReleaseKeys | undefined): string {
  const key = keys?.keys.find(({ id }) => id === keys.signing);
  return key ? signedText(document, key) : `${JSON.stringify(document)}\n`;
}

/**
 * Returns the text of a document, signed with this key.
 * @param purpose separates the signatures of one kind of document from those of another
 */
export function signedText(document: object, key: ReleaseKey, purpose = PURPOSE): string {
  const value = sign(null, contentOf(document, purpose), privateKeyOf(key)).toString('base64');
  return `${JSON.stringify({ ...document, signature: { key: key.id, value } })}\n`;
}

/**
 * Parses a document.
 * @throws when it is damaged, or the store has keys and none of them signed it
 */
export function parseSignedDocument(text: string, keys: ReleaseKeys | undefined): StoredDocument {
  if (keys) checkSignature(text, keys);
  return parseStoredDocument(text);
}

/** @throws when no valid key signed the document for this purpose */
export function checkSignature(text: string, { keys }: ReleaseKeys, purpose = PURPOSE): void {
  const { signature, ...document } = z.parse(signedSchema, JSON.parse(text));
  const key = keys.find(({ id }) => id === signature.key);
  if (!key) throw new Error(`No trusted key ${signature.key} exists.`);
  if (!verify(null, contentOf(document, purpose), publicKeyOf(key), Buffer.from(signature.value, 'base64')))
    throw new Error('The signature is wrong.');
}

/** JSON keeps the order of fields, so a parsed document has the same text as the signed one. */
const contentOf = (document: object, purpose: string): Buffer =>
  Buffer.from(purpose + JSON.stringify(document));
