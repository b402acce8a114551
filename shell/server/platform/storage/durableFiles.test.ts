import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { renameDurably, syncFolder, writeDurably } from './durableFiles.ts';
import { createTeamToken, revokeTeamToken } from '../../releases/teams/teamTokens.ts';

let dir: string;
/** Inodes of the files and folders that were flushed to the disk, in order. */
let flushed: number[];

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'portal-durable-'));
  flushed = [];
  const handle = await open(dir, 'r');
  const prototype = Object.getPrototypeOf(handle) as FileHandle;
  await handle.close();
  const sync = prototype.sync;
  jest.spyOn(prototype, 'sync').mockImplementation(async function flush(this: FileHandle) {
    flushed.push((await this.stat()).ino);
    await sync.call(this);
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(dir, { recursive: true, force: true });
});

const inode = (path: string) => statSync(path).ino;

test('flushes the content of a file', async () => {
  const file = join(dir, 'pointer.json');
  await writeDurably(file, '{}');
  expect(readFileSync(file, 'utf8')).toBe('{}');
  expect(flushed).toEqual([inode(file)]);
});

test('flushes the folder of the new name after a rename', async () => {
  const folder = mkdtempSync(join(dir, 'releases-'));
  writeFileSync(join(dir, 'new.json'), '1');
  await renameDurably(join(dir, 'new.json'), join(folder, 'document.json'));
  expect(readFileSync(join(folder, 'document.json'), 'utf8')).toBe('1');
  expect(flushed).toEqual([inode(folder)]);
});

test('rejects a folder that does not exist', async () => {
  await expect(syncFolder(join(dir, 'missing'))).rejects.toThrow('ENOENT');
});

test('flushes the folder of the tokens after a token is created and after it is revoked', async () => {
  const { id } = await createTeamToken(dir, { team: 'team', remotes: [], days: 1 });
  const teams = join(dir, 'teams');
  expect(flushed).toEqual([inode(join(teams, `${id}.json`)), inode(teams)]);
  flushed = [];
  await revokeTeamToken(dir, id);
  expect(flushed).toEqual([inode(teams)]);
});
