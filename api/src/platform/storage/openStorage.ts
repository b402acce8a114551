import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import type { FileStorage } from './fileStorage.ts';
import { folderStorage } from './folderStorage.ts';

/** The bucket that is configured, or else a folder in the portal's home. */
export async function openStorage({ s3, portalHome }: Config): Promise<FileStorage> {
  if (!s3) return folderStorage(join(portalHome, 'files'));
  // Half a second of loading, for those who use it.
  const { s3Storage } = await import('./s3Storage.ts');
  return s3Storage(s3);
}
