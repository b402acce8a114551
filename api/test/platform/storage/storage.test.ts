import { mkdtempSync, readdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import S3rver from 's3rver';
import { readConfig } from '../../../src/platform/config/config.ts';
import type { FileStorage } from '../../../src/platform/storage/fileStorage.ts';
import { openStorage } from '../../../src/platform/storage/openStorage.ts';

const FOLDER = `logos/${'0a'.repeat(16)}`;
const OTHER = `logos/${'0b'.repeat(16)}`;

const home = mkdtempSync(join(tmpdir(), 'portal-storage-'));
const server = new S3rver({
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: join(home, 's3'),
  configureBuckets: [{ name: 'portal', configs: [] }],
});
let port: number;
beforeAll(async () => {
  ({ port } = (await server.run()) as AddressInfo);
});
afterAll(async () => await server.close());

const open = {
  'a folder': async () => await openStorage(readConfig({ NODE_ENV: 'test', PORTAL_HOME: home })),
  'an S3 bucket': async () =>
    await openStorage(
      readConfig({
        NODE_ENV: 'test',
        PORTAL_HOME: home,
        S3_BUCKET: 'portal',
        S3_ENDPOINT: `http://127.0.0.1:${port}`,
        S3_ACCESS_KEY_ID: 'S3RVER',
        S3_SECRET_ACCESS_KEY: 'S3RVER',
      }),
    ),
};

describe.each(Object.entries(open))('%s', (_name, openIt) => {
  let storage: FileStorage;
  beforeAll(async () => {
    storage = await openIt();
  });
  afterAll(() => storage.close());

  const write = async (file: string, bytes: Buffer) =>
    await storage.write(file, { bytes: Readable.from([bytes]), size: bytes.length, mediaType: 'image/webp' });
  const read = async (file: string) => {
    const found = await storage.read(file);
    return found && { size: found.size, bytes: await buffer(found.bytes) };
  };

  test('returns a file byte for byte', async () => {
    const bytes = Buffer.from(Array.from({ length: 3_000_000 }, (_, index) => (index * 7) % 256));
    await write(`${FOLDER}/64.webp`, bytes);
    const found = await read(`${FOLDER}/64.webp`);
    expect(found!.size).toBe(bytes.length);
    expect(found!.bytes.equals(bytes)).toBe(true);
  });

  test('returns nothing for an unknown file', async () => {
    expect(await read(`${FOLDER}/512.webp`)).toBeUndefined();
    expect(await read(`${OTHER}/64.webp`)).toBeUndefined();
  });

  test('deletes one folder with all its files, any number of times', async () => {
    await write(`${FOLDER}/64.webp`, Buffer.from('small'));
    await write(`${FOLDER}/128.webp`, Buffer.from('large'));
    await write(`${OTHER}/64.webp`, Buffer.from('other'));
    await storage.removeFolder(FOLDER);
    await storage.removeFolder(FOLDER);
    expect(await read(`${FOLDER}/64.webp`)).toBeUndefined();
    expect(await read(`${FOLDER}/128.webp`)).toBeUndefined();
    expect((await read(`${OTHER}/64.webp`))!.bytes.toString()).toBe('other');
  });

  test('fails on a truncated body, and stores nothing in a folder that was deleted concurrently', async () => {
    const broken = Readable.from(
      (async function* bytes() {
        yield Buffer.from('the first half');
        throw new Error('cut');
      })(),
    );
    const file = `${FOLDER}/256.webp`;
    await expect(storage.write(file, { bytes: broken, size: 28, mediaType: 'image/webp' })).rejects.toThrow(
      /cut|abort/i,
    );
    // A server may still be writing when the sender has disconnected.
    for (let tries = 0; tries < 50 && (await read(file)) !== undefined; tries += 1) {
      await storage.removeFolder(FOLDER);
      await sleep(20);
    }
    await storage.removeFolder(FOLDER);
    expect(await read(file)).toBeUndefined();
  });

  test.each(['../secrets.json', 'logos/../../secrets.json', `${FOLDER}/../../x`, '/etc/passwd', ''])(
    'rejects the path %s',
    async (name) => {
      await expect(storage.read(name)).rejects.toThrow('This is no name');
      await expect(write(name, Buffer.from('x'))).rejects.toThrow('This is no name');
      await expect(storage.removeFolder(name)).rejects.toThrow('This is no name');
    },
  );
});

test('leaves no temporary file of an interrupted upload', () => {
  const names = readdirSync(join(home, 'files'), { recursive: true }).map(String);
  expect(names.filter((name) => !/^logos(\/\w{32}(\/\d+\.webp)?)?$/.test(name))).toEqual([]);
});

test('reports half of a key pair at start', () => {
  const keys = { PORTAL_HOME: home, S3_BUCKET: 'portal', S3_ACCESS_KEY_ID: 'a' };
  expect(() => readConfig(keys)).toThrow(
    'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are set both or neither.',
  );
});
