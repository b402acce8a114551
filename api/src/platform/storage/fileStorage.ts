import type { Readable } from 'node:stream';

/** What is written: its bytes and how many there are, which S3 wants to know before the first. */
export interface FileContent {
  bytes: Readable;
  size: number;
  /** Such as `image/webp`. */
  mediaType: string;
}

/**
 * Where uploaded files lie. A folder has a name of ours that no other ever had, so nothing is overwritten and
 * nothing stays in a cache too long: `logos/<32 hexadecimal digits>`, with the files of one upload in it.
 */
export interface FileStorage {
  /** When it resolves, the file is kept whole. When it rejects, its folder is to be removed. */
  write(file: string, content: FileContent): Promise<void>;
  /** Undefined: there is no such file. Whoever reads it ends the stream or destroys it. */
  read(file: string): Promise<{ bytes: Readable; size: number } | undefined>;
  /** Removes all files of a folder; one that is gone already is no failure. */
  removeFolder(folder: string): Promise<void>;
  /** Lets go of connections. */
  close(): void;
}

const FOLDER = /^[a-z]{1,20}\/[0-9a-f]{32}$/;
const FILE = /^[a-z]{1,20}\/[0-9a-f]{32}\/[a-z0-9]{1,20}(\.[a-z]{1,5})?$/;

/** @throws Error for a name that we never give: it could lead elsewhere. */
export function mustBeFolder(name: string): void {
  if (!FOLDER.test(name)) throw new Error('This is no name of a stored folder.');
}

/** @throws Error for a name that we never give: it could lead elsewhere. */
export function mustBeFile(name: string): void {
  if (!FILE.test(name)) throw new Error('This is no name of a stored file.');
}
