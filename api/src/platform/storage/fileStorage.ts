import type { Readable } from 'node:stream';

/** Content with its length, which S3 needs in advance. */
export interface FileContent {
  bytes: Readable;
  size: number;
  /** For example `image/webp`. */
  mediaType: string;
}

/**
 * Storage port for uploaded files. Folder names are random and never reused, so nothing is overwritten and caches
 * never go stale: `logos/<32 hexadecimal digits>` contains the files of one upload.
 */
export interface FileStorage {
  /** Resolves when the file is stored completely. After a rejection, delete its folder. */
  write(file: string, content: FileContent): Promise<void>;
  /** Undefined for a missing file. The reader must consume or destroy the stream. */
  read(file: string): Promise<{ bytes: Readable; size: number } | undefined>;
  /** Deletes all files of a folder. Idempotent. */
  removeFolder(folder: string): Promise<void>;
  /** Closes connections. */
  close(): void;
}

const FOLDER = /^[a-z]{1,20}\/[0-9a-f]{32}$/;
const FILE = /^[a-z]{1,20}\/[0-9a-f]{32}\/[a-z0-9]{1,20}(\.[a-z]{1,5})?$/;

/** @throws Error for a name we never generate, which could escape the storage. */
export function assertFolderName(name: string): void {
  if (!FOLDER.test(name)) throw new Error('This is no name of a stored folder.');
}

/** @throws Error for a name we never generate, which could escape the storage. */
export function assertFileName(name: string): void {
  if (!FILE.test(name)) throw new Error('This is no name of a stored file.');
}
