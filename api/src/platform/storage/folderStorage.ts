import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { assertFileName, assertFolderName, type FileStorage } from './fileStorage.ts';

/** Stores files below a local folder. */
export function folderStorage(root: string): FileStorage {
  return {
    write: async (file, { bytes }) => {
      assertFileName(file);
      const path = join(root, file);
      await mkdir(dirname(path), { recursive: true });
      // Rename only when complete and synced to disk.
      const draft = `${path}.${randomBytes(4).toString('hex')}`;
      try {
        await pipeline(bytes, createWriteStream(draft, { flush: true, mode: 0o600 }));
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    read: async (file) => {
      assertFileName(file);
      try {
        const handle = await open(join(root, file));
        return { bytes: handle.createReadStream(), size: (await handle.stat()).size };
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    removeFolder: async (folder) => {
      assertFolderName(folder);
      await rm(join(root, folder), { recursive: true, force: true });
    },
    close: () => undefined,
  };
}
