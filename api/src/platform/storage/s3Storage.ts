import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { S3Config } from '../config/config.ts';
import { mustBeFile, mustBeFolder, type FileStorage } from './fileStorage.ts';

const nothing = (): void => undefined;

/** Files in a bucket of Amazon S3 or of anything that speaks its protocol. */
export function s3Storage({ bucket: Bucket, region, endpoint, credentials }: S3Config): FileStorage {
  const client = new S3Client({
    region,
    // Buckets as a part of the path: other servers than Amazon's have no host for each bucket.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    // Absent: as the SDK finds them, in the role of the machine for one.
    ...(credentials && { credentials }),
    // A failure is thrown and told once; the SDK would write it to the terminal, too.
    logger: { debug: nothing, info: nothing, warn: nothing, error: nothing },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: { connectionTimeout: 3000, requestTimeout: 30_000, throwOnRequestTimeout: true },
  });
  return {
    write: async (file, { bytes, size, mediaType }) => {
      mustBeFile(file);
      // The SDK does not listen: it would wait for bytes that never come.
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
      mustBeFile(file);
      try {
        const { Body, ContentLength } = await client.send(new GetObjectCommand({ Bucket, Key: file }));
        return { bytes: Body as Readable, size: ContentLength! };
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw error;
      }
    },
    removeFolder: async (folder) => {
      mustBeFolder(folder);
      // One upload makes a handful of files, far fewer than a page of this list has.
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket, Prefix: `${folder}/` }));
      // One by one: not every server understands a list.
      for (const { Key } of Contents) await client.send(new DeleteObjectCommand({ Bucket, Key }));
    },
    close: () => client.destroy(),
  };
}
