import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { s3ClientOptions } from '@cpa/shared/server';
import type { S3Config } from '../config/config.ts';
import { assertFileName, assertFolderName, type FileStorage } from './fileStorage.ts';

/** Stores files in Amazon S3 or a compatible service. */
export function s3Storage({ bucket: Bucket, ...service }: S3Config): FileStorage {
  const client = new S3Client({ ...s3ClientOptions(service), maxAttempts: 2 });
  return {
    write: async (file, { bytes, size, mediaType }) => {
      assertFileName(file);
      // The SDK ignores stream errors and would wait for missing bytes forever.
      const broken = new AbortController();
      bytes.on('error', (error) => broken.abort(error));
      await client.send(
        new PutObjectCommand({
          Bucket,
          Key: file,
          Body: bytes,
          ContentLength: size,
          ContentType: mediaType,
        }),
        { abortSignal: broken.signal },
      );
    },
    read: async (file) => {
      assertFileName(file);
      try {
        const { Body, ContentLength } = await client.send(new GetObjectCommand({ Bucket, Key: file }));
        return { bytes: Body as Readable, size: ContentLength! };
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
    removeFolder: async (folder) => {
      assertFolderName(folder);
      // One upload has far fewer files than one page of the listing.
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket, Prefix: `${folder}/` }));
      // One by one, since not every service supports batch deletion.
      for (const { Key } of Contents) await client.send(new DeleteObjectCommand({ Bucket, Key }));
    },
    close: () => client.destroy(),
  };
}
