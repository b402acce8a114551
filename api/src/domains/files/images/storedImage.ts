import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import type { Schema } from '../../../platform/database/schema.ts';
import type { FileStorage } from '../../../platform/storage/fileStorage.ts';
import { queueUpload, unqueueUpload } from '../../../platform/storage/fileDeletions.repository.ts';
import { storeFiles, newFolder } from '../../../platform/storage/storeFiles.ts';
import type { EncodedImage } from './encodeImage.ts';
import type { ImageKind } from './imageWidths.ts';

/** Stores the image and runs the transaction with its site URL; without an image, runs the transaction alone. */
export async function withImage<T>(
  { db, storage }: Pick<FastifyInstance, 'db' | 'storage'>,
  { kind, image, uploadedBy }: { kind: ImageKind; image: EncodedImage | undefined; uploadedBy: number },
  commit: (trx: Transaction<Schema>, address: string | undefined) => Promise<T>,
): Promise<T> {
  if (!image) return await db.transaction().execute(async (trx) => await commit(trx, undefined));
  const folder = newFolder(kind, image.hash);
  return await storeFiles(
    db,
    { folder, uploadedBy },
    {
      write: async () => await writeImage(storage, folder, image),
      commit: async (trx) => await commit(trx, `/api/images/${folder}.webp`),
    },
  );
}

type Covered = { logo: EncodedImage | undefined; cover: EncodedImage | undefined };

/** Stores a logo and a cover like `withImage`; the URL of an image that is not given is undefined. */
export async function withCompanyImages<T>(
  app: FastifyInstance,
  { logo, cover, uploadedBy }: Covered & { uploadedBy: number },
  commit: (
    trx: Transaction<Schema>,
    urls: { logo: string | undefined; cover: string | undefined },
  ) => Promise<T>,
): Promise<T> {
  const { db, storage } = app;
  if (!cover) {
    return await withImage(app, { kind: 'logos', image: logo, uploadedBy }, async (trx, url) =>
      commit(trx, { logo: url, cover: undefined }),
    );
  }
  const folder = newFolder('covers', cover.hash);
  await queueUpload(db, folder, uploadedBy);
  await writeImage(storage, folder, cover);
  // When this fails, the sweep job deletes the cover within the hour.
  return await withImage(app, { kind: 'logos', image: logo, uploadedBy }, async (trx, url) => {
    const result = await commit(trx, { logo: url, cover: `/api/images/${folder}.webp` });
    if (!(await unqueueUpload(trx, folder))) throw new Error('The files of the cover were cleaned up.');
    return result;
  });
}

/** Checks whether the image at the URL has the same content hash, so that the URL can stay. */
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
