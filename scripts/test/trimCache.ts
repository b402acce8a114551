import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const DAY_MS = 86_400_000;

/**
 * Deletes the files of a cache that were written more than the given number of days ago. Node's compile cache gains an
 * entry with every change of a file and deletes none.
 */
export function trimCache(folder: string, days: number): void {
  const oldest = Date.now() - days * DAY_MS;
  for (const entry of list(folder)) {
    const path = join(entry.parentPath, entry.name);
    const written = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
    if (entry.isFile() && written !== undefined && written < oldest) rmSync(path, { force: true });
  }
}

function list(folder: string) {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true });
  } catch {
    return [];
  }
}
