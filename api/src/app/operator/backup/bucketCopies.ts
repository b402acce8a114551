import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { type S3Place, s3ClientOptions } from '@cpa/shared/server';
import type { BackupCopies } from './copyBackup.ts';
import { hashOfStream } from './hashing.ts';
import { checkHashes, MANIFEST, parseManifest } from './manifest.ts';
import { pruneEach } from './pruneBackups.ts';

/** Timeout for one file in milliseconds: a table of some gigabytes on a slow line. */
const FILE_TIMEOUT_MS = 3_600_000;

/**
 * Copies of backups in Amazon S3 or a compatible service, each below its name. The manifest is the last file of a copy
 * and the last one to be deleted. A file has at most 5 GB, the limit of the service.
 */
export function bucketCopies({ bucket: Bucket, prefix, ...service }: S3Place): BackupCopies {
  const settings = s3ClientOptions(service);
  const requestHandler = { ...settings.requestHandler, requestTimeout: FILE_TIMEOUT_MS };
  const client = new S3Client({ ...settings, requestHandler });
  const start = prefix === '' ? '' : `${prefix}/`;
  const keyOf = (name: string, path: string): string => `${start}${name}/${path}`;

  async function read(name: string, path: string): Promise<Readable> {
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: keyOf(name, path) }));
    return Body as Readable;
  }

  async function write(name: string, folder: string, path: string): Promise<void> {
    const file = join(folder, path);
    const { size: ContentLength } = await stat(file);
    const Body = createReadStream(file);
    await client.send(new PutObjectCommand({ Bucket, Key: keyOf(name, path), Body, ContentLength }));
  }

  async function keysBelow(folder: string): Promise<string[]> {
    const keys: string[] = [];
    for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix: folder }))
      keys.push(...Contents.flatMap(({ Key }) => Key ?? []));
    return keys;
  }

  /** Names of the complete backups. */
  async function list(): Promise<string[]> {
    const ends = (await keysBelow(start)).map((key) => key.slice(start.length).split('/'));
    return ends.flatMap(([name = '', file, ...more]) => (file === MANIFEST && more.length === 0 ? name : []));
  }

  return {
    place: `s3://${Bucket}/${prefix}`,
    async copy(folder, manifest) {
      const name = basename(folder);
      const files = (await filesOf(folder)).filter((path) => path !== MANIFEST);
      // One after another: a backup has few large files.
      for (const path of [...files, MANIFEST]) await write(name, folder, path);
      const copy = `s3://${Bucket}/${start}${name}`;
      await checkHashes(copy, manifest, async (path) => await hashOfStream(await read(name, path)));
      return copy;
    },
    list,
    async fetch(name) {
      const folder = await mkdtemp(join(tmpdir(), 'portal-copy-'));
      const remove = async (): Promise<void> => await rm(folder, { recursive: true, force: true });
      try {
        const own = keyOf(name, '');
        for (const key of await keysBelow(own)) {
          const file = join(folder, key.slice(own.length));
          if (relative(folder, file).startsWith('..')) throw new Error(`${key} is no file of a backup.`);
          await mkdir(dirname(file), { recursive: true });
          await pipeline(await read(name, key.slice(own.length)), createWriteStream(file));
        }
        return { folder, remove };
      } catch (error) {
        await remove();
        throw error;
      }
    },
    async prune(options) {
      return await pruneEach(await list(), options, {
        readManifest: async (name) => parseManifest(await text(await read(name, MANIFEST)), name),
        async remove(name) {
          const manifest = keyOf(name, MANIFEST);
          const others = (await keysBelow(keyOf(name, ''))).filter((key) => key !== manifest);
          for (const Key of [...others, manifest])
            await client.send(new DeleteObjectCommand({ Bucket, Key }));
        },
      });
    },
    close: () => client.destroy(),
  };
}

/** Lists the files of a folder and the folders in it, with `/` in their paths. */
async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'));
}

async function text(stream: Readable): Promise<string> {
  return Buffer.concat(await stream.toArray()).toString();
}
