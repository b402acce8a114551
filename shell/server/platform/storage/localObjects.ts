import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { link, mkdir, readFile, readdir, rm, stat, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { renameDurably, syncFolder, writeDurably } from './durableFiles.ts';
import type { NamedEntry, ObjectStore, StoredObject } from './objectStore.ts';

/** Objects as files of a folder. They are on the disk when a call returns. */
export function localObjects(root: string): ObjectStore {
  const fileOf = (path: string): string => join(root, path);

  async function readIfChanged(path: string, tag: string | undefined): Promise<StoredObject | 'same'> {
    // Synchronous: every page request calls it, and a call takes microseconds.
    const { mtime, mtimeMs, ino, size } = statSync(fileOf(path));
    const now = `${mtimeMs}/${ino}/${size}`;
    if (now === tag) return 'same';
    return { content: await readFile(fileOf(path)), modified: mtime, tag: now };
  }

  /** Returns undefined for a folder, and for a file that has just been removed. */
  async function entryOf(folder: string, name: string): Promise<NamedEntry | undefined> {
    const found = await unlessAbsent(async () => await stat(fileOf(`${folder}/${name}`)));
    return found?.isFile() ? { name, bytes: found.size, modified: found.mtime } : undefined;
  }

  async function writeDraft(path: string, content: string | Buffer): Promise<string> {
    const folder = dirname(fileOf(path));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const draft = join(folder, `.${randomUUID()}`);
    await writeDurably(draft, content);
    return draft;
  }

  return {
    hasRenames: true,
    maxAgeMs: 0,
    read: async (path) =>
      await unlessAbsent(async () => (await readIfChanged(path, undefined)) as StoredObject),
    readIfChanged: async (path, tag) => await unlessAbsent(async () => await readIfChanged(path, tag)),
    find: async (path) =>
      await unlessAbsent(async () => {
        const { size, mtime } = await stat(fileOf(path));
        return { bytes: size, modified: mtime };
      }),
    list: async (folder) => (await unlessAbsent(async () => await readdir(fileOf(folder)))) ?? [],
    async entries(folder) {
      const found = (await unlessAbsent(async () => await readdir(fileOf(folder)))) ?? [];
      const described = found.map(async (name) => await entryOf(folder, name));
      return (await Promise.all(described)).filter((entry) => entry !== undefined);
    },
    async create(path, content) {
      const draft = await writeDraft(path, content);
      try {
        // A rename would replace the file of another writer.
        await link(draft, fileOf(path));
        await syncFolder(dirname(draft));
        return true;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
        throw error;
      } finally {
        await rm(draft);
      }
    },
    async replace(path, content) {
      await renameDurably(await writeDraft(path, content), fileOf(path));
    },
    async createFolder(folder, objects, last) {
      const draft = `${fileOf(folder)}.${randomUUID()}`;
      const folders = new Set([draft]);
      const write = async (path: string, content: Buffer): Promise<void> => {
        const file = join(draft, path);
        folders.add(dirname(file));
        await mkdir(dirname(file), { recursive: true });
        await writeDurably(file, content);
      };
      try {
        for await (const { path, content } of objects) await write(path, content);
        await write(last.path, last.content);
        for (const each of folders) await syncFolder(each);
        await renameUnlessComplete(draft, fileOf(folder), last.path);
      } finally {
        await rm(draft, { recursive: true, force: true });
      }
    },
    touch: async (path, modified) => await utimes(fileOf(path), new Date(), modified),
    remove: async (path) => {
      await rm(fileOf(path), { recursive: true, force: true });
      await unlessAbsent(async () => await syncFolder(dirname(fileOf(path))));
    },
    async leftDrafts(searched, since) {
      const drafts: string[] = [];
      for (const folder of searched)
        for (const entry of await readdir(fileOf(folder)).catch(() => [])) {
          if (!DRAFT.test(entry)) continue;
          const path = join(folder, entry);
          if ((await stat(fileOf(path))).mtimeMs < since) drafts.push(path);
        }
      return drafts;
    },
  };
}

/** Errors of a rename to the name of a folder with files; the last one on Windows. */
const TAKEN = new Set(['ENOTEMPTY', 'EEXIST', 'EPERM']);

/** Renames a complete draft, unless another writer was first. */
async function renameUnlessComplete(draft: string, folder: string, last: string): Promise<void> {
  try {
    await renameDurably(draft, folder);
  } catch (error) {
    const isTaken = TAKEN.has((error as NodeJS.ErrnoException).code ?? '');
    const isComplete = async () =>
      (await unlessAbsent(async () => await stat(join(folder, last)))) !== undefined;
    if (!isTaken || !(await isComplete())) throw error;
  }
}

const DRAFT = /^(?:\.|[0-9a-f]{16}\.)[0-9a-f]{8}-[0-9a-f-]{27}$/;

/** Errors of a missing file, and of a path below a file, which contains nothing. */
const ABSENT = new Set(['ENOENT', 'ENOTDIR']);

async function unlessAbsent<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if (ABSENT.has((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}
