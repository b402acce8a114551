import { setTimeout as sleep } from 'node:timers/promises';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { NewObject, ObjectStore, StoredObject } from './objectStore.ts';

export type S3Settings = {
  bucket: string;
  /** Start of all names, without a slash at the end; empty for the whole bucket. */
  prefix: string;
  region: string;
  /** Service that is compatible with S3; undefined: Amazon. */
  endpoint: string | undefined;
  /** Undefined: credentials found by the SDK, as from the role of the machine. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
  /** Milliseconds between two requests of a site server for the release document. */
  pollMs: number;
};

/** Objects that are written or removed at the same time. */
const PARALLEL = 16;

/** Tries of a write that meets another one, and the pause before the second try in milliseconds. */
const MAX_TRIES = 10;
const FIRST_PAUSE_MS = 20;

/** Metadata that replaces the modification time, which a service sets itself. */
const MODIFIED = 'modified';

const nothing = (): void => undefined;

/** Objects of a bucket in Amazon S3 or a compatible service that supports `If-None-Match` on writes. */
export function s3Objects({ bucket, prefix, pollMs, ...settings }: S3Settings): ObjectStore {
  const { region, endpoint, credentials } = settings;
  const client = new S3Client({
    region,
    // Path-style URLs: compatible services have no host per bucket.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    // Errors are thrown; the SDK would also print them.
    logger: { debug: nothing, info: nothing, warn: nothing, error: nothing },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: 3000, requestTimeout: 30_000, throwOnRequestTimeout: true },
  });
  const at = (path: string) => ({ Bucket: bucket, Key: prefix === '' ? path : `${prefix}/${path}` });

  async function readIfChanged(path: string, tag?: string): Promise<StoredObject | 'same' | undefined> {
    try {
      const found = await client.send(new GetObjectCommand({ ...at(path), IfNoneMatch: tag }));
      const content = Buffer.from(await found.Body!.transformToByteArray());
      return { content, modified: modifiedOf(found), tag: found.ETag ?? '' };
    } catch (error) {
      if (statusOf(error) === 304) return 'same';
      if (statusOf(error) === 404) return undefined;
      throw error;
    }
  }

  async function create(path: string, content: string | Buffer): Promise<boolean> {
    for (let tries = 1; ; tries += 1) {
      try {
        await client.send(new PutObjectCommand({ ...at(path), Body: content, IfNoneMatch: '*' }));
        return true;
      } catch (error) {
        const isFirstTry = error instanceof S3ServiceException && (error.$metadata.attempts ?? 1) === 1;
        // Two writers met, and the service let neither win.
        if (statusOf(error) === 409 && tries < MAX_TRIES) {
          await sleep(FIRST_PAUSE_MS * tries);
          continue;
        }
        if (statusOf(error) !== 412) throw error;
        if (isFirstTry) return false;
        // The response to an earlier try may have been lost.
        const stored = await readIfChanged(path);
        return stored !== undefined && stored !== 'same' && stored.content.equals(Buffer.from(content));
      }
    }
  }

  async function* listed(start: string, Delimiter?: string) {
    const { Bucket, Key: Prefix } = at(start);
    let token: string | undefined;
    do {
      const page = await client.send(
        new ListObjectsV2Command({ Bucket, Prefix, Delimiter, ContinuationToken: token }),
      );
      for (const { Prefix: folder = '' } of page.CommonPrefixes ?? [])
        yield folder.slice(Prefix.length).replace(/\/$/, '');
      for (const { Key = '' } of page.Contents ?? []) yield Key.slice(Prefix.length);
      token = page.NextContinuationToken;
    } while (token !== undefined);
  }

  const write = async ({ path, content }: NewObject): Promise<void> =>
    void (await client.send(new PutObjectCommand({ ...at(path), Body: content })));

  return {
    hasRenames: false,
    maxAgeMs: pollMs,
    read: async (path) => (await readIfChanged(path)) as StoredObject | undefined,
    readIfChanged,
    async find(path) {
      try {
        const found = await client.send(new HeadObjectCommand(at(path)));
        return { bytes: found.ContentLength ?? 0, modified: modifiedOf(found) };
      } catch (error) {
        if (statusOf(error) === 404) return undefined;
        throw error;
      }
    },
    async list(folder) {
      const names = await all(listed(`${folder}/`, '/'));
      return [...new Set(names.map((name) => name.split('/')[0]!))];
    },
    create,
    replace: async (path, content) => await write({ path, content: Buffer.from(content) }),
    async createFolder(folder, objects, last) {
      await inParallel(objects, async ({ path, content }) => {
        await write({ path: `${folder}/${path}`, content });
      });
      await create(`${folder}/${last.path}`, last.content);
    },
    async touch(path, modified) {
      const { Bucket, Key } = at(path);
      await client.send(
        new CopyObjectCommand({
          Bucket,
          Key,
          CopySource: encodeURI(`${Bucket}/${Key}`),
          MetadataDirective: 'REPLACE',
          Metadata: { [MODIFIED]: modified.toISOString() },
        }),
      );
    },
    async remove(path) {
      const removeOne = async (name: string): Promise<void> =>
        void (await client.send(new DeleteObjectCommand(at(name))));
      const names = (await all(listed(`${path}/`))).map((name) => `${path}/${name}`);
      // Without its last object, a folder is not found any more.
      for (const name of names.filter((each) => each.endsWith('/release.json'))) await removeOne(name);
      await removeOne(path);
      await inParallel(names, removeOne);
    },
    leftDrafts: async () => [],
  };
}

function modifiedOf(found: {
  LastModified?: Date | undefined;
  Metadata?: Record<string, string> | undefined;
}): Date {
  const set = found.Metadata?.[MODIFIED];
  return set === undefined ? (found.LastModified ?? new Date(0)) : new Date(set);
}

const statusOf = (error: unknown): number | undefined =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

async function inParallel<T>(
  values: Iterable<T> | AsyncIterable<T>,
  work: (value: T) => Promise<void>,
): Promise<void> {
  let batch: T[] = [];
  for await (const value of values) {
    batch.push(value);
    if (batch.length < PARALLEL) continue;
    await Promise.all(batch.map(work));
    batch = [];
  }
  await Promise.all(batch.map(work));
}

async function all<T>(values: AsyncIterable<T>): Promise<T[]> {
  const list: T[] = [];
  for await (const value of values) list.push(value);
  return list;
}
