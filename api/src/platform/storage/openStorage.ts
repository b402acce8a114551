import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import type { FileStorage } from './fileStorage.ts';
import { folderStorage } from './folderStorage.ts';

/** Opens the configured bucket, or a folder in the portal home. */
export async function openStorage({ s3, portalHome }: Config): Promise<FileStorage> {
  if (!s3) return folderStorage(join(portalHome, 'files'));
  // Loaded on demand: the SDK takes half a second.
  const { s3Storage } = await import('./s3Storage.ts');
  return s3Storage(s3);
}
