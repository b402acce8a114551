import type { FastifyReply } from 'fastify';
import { savedAs } from './displayName.ts';

export interface StoredDocument {
  file_name: string;
  /** Folder of the storage. */
  folder: string;
  media_type: string;
}

/** Sends a document to be saved under its name. @returns false when the storage does not have it */
export async function sendDocument(
  reply: FastifyReply,
  { file_name, folder, media_type }: StoredDocument,
): Promise<boolean> {
  const file = await reply.server.storage.read(`${folder}/file`);
  if (!file) return false;
  await reply
    .header('content-disposition', savedAs(file_name))
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('cache-control', 'private, no-store')
    .header('content-length', file.size)
    .type(media_type)
    .send(file.bytes);
  return true;
}
