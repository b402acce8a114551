import { chmodSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';

const repository = resolve(import.meta.dirname, '../../..');

/** Returns the folder for run-time data: `PORTAL_HOME`, relative to the repository, or `.portal` in it. */
export function portalHome(env: NodeJS.ProcessEnv = process.env): string {
  return resolve(repository, env['PORTAL_HOME'] ?? '.portal');
}

/**
 * Creates the folder for run-time data, which holds secrets and uploads: only its owner can enter it. Narrows an
 * existing folder too, except for root, whose PostgreSQL runs in another account and may have its data in it.
 */
export function createPortalHome(home: string): void {
  mkdirSync(home, { recursive: true, mode: 0o700 });
  if (process.getuid?.() === 0) return;
  try {
    chmodSync(home, 0o700);
  } catch (error) {
    // The folder belongs to another account, or cannot be changed.
    if (!['EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}
