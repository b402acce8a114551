import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';
import type { FileStorage } from '../../../platform/storage/fileStorage.ts';
import { keepFiles, newFolder } from '../../../platform/storage/keepFiles.ts';
import type { EncodedImage } from './encodeImage.ts';

/** Runs the transaction that names the picture by its address on the site; without one, the transaction alone. */
export async function withImage<T>(
  { db, storage }: FastifyInstance,
  {
    kind,
    image,
    uploadedBy,
  }: { kind: 'logos' | 'photos'; image: EncodedImage | undefined; uploadedBy: number },
  commit: (trx: Transaction<Schema>, address: string | undefined) => Promise<T>,
): Promise<T> {
  if (!image) return await db.transaction().execute(async (trx) => await commit(trx, undefined));
  const folder = newFolder(kind, image.hash);
  return await keepFiles(
    db,
    { folder, uploadedBy },
    {
      write: async () => await writeImage(storage, folder, image),
      commit: async (trx) => await commit(trx, `/api/images/${folder}.webp`),
    },
  );
}

/** Whether the picture at the address came from the same bytes: then it stays where it is. */
export function isSameImage(address: string | null, image: EncodedImage | undefined): boolean {
  return image !== undefined && address !== null && address.endsWith(`${image.hash}.webp`);
}

async function writeImage(storage: FileStorage, folder: string, image: EncodedImage): Promise<void> {
  await Promise.all(
    image.files.map(
      async ({ name, bytes, mediaType }) =>
        await storage.write(`${folder}/${name}`, {
          bytes: Readable.from([bytes]),
          size: bytes.length,
          mediaType,
        }),
    ),
  );
}
