import { randomUUID } from 'node:crypto';
import { open, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Writes a file and waits until it is on the disk, so that a power loss cannot leave it truncated. */
export async function writeDurably(file: string, content: string | Buffer, mode = 0o666): Promise<void> {
  await writeFile(file, content, { flush: true, mode });
}

/** Replaces a file as a whole: a reader sees the old content or the new one. */
export async function replaceDurably(file: string, content: string, mode?: number): Promise<void> {
  const draft = join(dirname(file), `.${randomUUID()}`);
  await writeDurably(draft, content, mode);
  await renameDurably(draft, file);
}

/** Renames and waits until the new name is on the disk. */
export async function renameDurably(from: string, to: string): Promise<void> {
  await rename(from, to);
  await syncFolder(dirname(to));
}

/** Waits until the names in a folder are on the disk. Windows has no such call. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
