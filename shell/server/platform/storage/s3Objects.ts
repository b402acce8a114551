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
import { s3ClientOptions, type S3Place } from '@cpa/shared/server';
import pLimit from 'p-limit';
import type { NamedEntry, NewObject, ObjectStore, StoredObject } from './objectStore.ts';

export type S3Settings = S3Place & {
  /** Milliseconds between two requests of a site server for the release document. */
  pollMs: number;
};

/** Concurrent requests of a process. The SDK rejects those that wait 3 s for one of its 50 connections. */
const PARALLEL = 16;

/** Attempts of a write that conflicts with another one, and the delay before the second attempt in milliseconds. */
const MAX_TRIES = 10;
const FIRST_PAUSE_MS = 20;

/** Metadata that replaces the modification time, which a service sets itself. */
const MODIFIED = 'modified';

/** Objects of a bucket in Amazon S3 or a compatible service that supports `If-None-Match` on writes. */
export function s3Objects({ bucket, prefix, pollMs, ...settings }: S3Settings): ObjectStore {
  const client = new S3Client(s3ClientOptions(settings));
  const at = (path: string) => ({ Bucket: bucket, Key: prefix === '' ? path : `${prefix}/${path}` });

  const limit = pLimit(PARALLEL);
  const send = (async (command: Parameters<typeof client.send>[0]) =>
    await limit(async () => await client.send(command))) as S3Client['send'];

  async function get(path: string, tag: string | undefined): Promise<StoredObject> {
    const found = await client.send(new GetObjectCommand({ ...at(path), IfNoneMatch: tag }));
    const content = Buffer.from(await found.Body!.transformToByteArray());
    return { content, modified: modifiedOf(found), tag: found.ETag ?? '' };
  }

  async function readIfChanged(path: string, tag?: string): Promise<StoredObject | 'same' | undefined> {
    try {
      return await limit(async () => await get(path, tag));
    } catch (error) {
      if (statusOf(error) === 304) return 'same';
      if (statusOf(error) === 404) return undefined;
      throw error;
    }
  }

  async function create(path: string, content: string | Buffer): Promise<boolean> {
    for (let tries = 1; ; tries += 1) {
      try {
        await send(new PutObjectCommand({ ...at(path), Body: content, IfNoneMatch: '*' }));
        return true;
      } catch (error) {
        const isFirstTry = error instanceof S3ServiceException && (error.$metadata.attempts ?? 1) === 1;
        // Two writers conflicted, and the service accepted neither.
        if (statusOf(error) === 409 && tries < MAX_TRIES) {
          await sleep(FIRST_PAUSE_MS * tries);
          continue;
        }
        if (statusOf(error) !== 412) throw error;
        if (isFirstTry) return false;
        // The response to an earlier attempt may have been lost.
        const stored = await readIfChanged(path);
        return stored !== undefined && stored !== 'same' && stored.content.equals(Buffer.from(content));
      }
    }
  }

  async function* pagesOf(start: string, Delimiter?: string) {
    const { Bucket, Key: Prefix } = at(start);
    const nameOf = ({ Key = '' }) => Key.slice(Prefix.length);
    let token: string | undefined;
    do {
      const page = await send(
        new ListObjectsV2Command({ Bucket, Prefix, Delimiter, ContinuationToken: token }),
      );
      yield {
        folders: (page.CommonPrefixes ?? []).map((folder) =>
          nameOf({ Key: folder.Prefix }).replace(/\/$/, ''),
        ),
        entries: (page.Contents ?? []).map((object) => ({
          name: nameOf(object),
          bytes: object.Size ?? 0,
          modified: object.LastModified ?? new Date(0),
        })),
      };
      token = page.NextContinuationToken;
    } while (token !== undefined);
  }

  async function* listed(start: string, delimiter?: string) {
    for await (const { folders, entries } of pagesOf(start, delimiter)) {
      yield* folders;
      yield* entries.map(({ name }) => name);
    }
  }

  const write = async ({ path, content }: NewObject): Promise<void> =>
    void (await send(new PutObjectCommand({ ...at(path), Body: content })));

  return {
    hasRenames: false,
    maxAgeMs: pollMs,
    read: async (path) => (await readIfChanged(path)) as StoredObject | undefined,
    readIfChanged,
    async find(path) {
      try {
        const found = await send(new HeadObjectCommand(at(path)));
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
    async entries(folder) {
      const found: NamedEntry[] = [];
      for await (const { entries } of pagesOf(`${folder}/`, '/'))
        // Some services list objects of nested folders as well.
        found.push(...entries.filter(({ name }) => !name.includes('/')));
      return found;
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
      await send(
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
        void (await send(new DeleteObjectCommand(at(name))));
      const names = (await all(listed(`${path}/`))).map((name) => `${path}/${name}`);
      // Without its last object, a folder is no longer found.
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
