import { statfsSync } from 'node:fs';

declare global {
  var stopTestServer: (() => Promise<void>) | undefined;
}

/** File system in memory on Linux. */
const MEMORY = '/dev/shm';

/** Free space in bytes from which the databases go into memory. It is half of the memory of most machines. */
const ENOUGH = 4 * 2 ** 30;

/** Runs once before the API tests, in Jest's main process, whose environment the workers inherit. */
export default async function globalSetup(): Promise<void> {
  if (hasMemory())
    process.env['CPA_TEST_HOME'] ??= `${MEMORY}/career-portal-tests-${process.getuid?.() ?? 0}`;
  const { startTestServer } = await import('./support/testDatabase.ts');
  globalThis.stopTestServer = await startTestServer();
}

/**
 * Each test file creates and drops a database of hundreds of files. ext4 does not reuse an inode for seconds after its
 * file was deleted, and the search for others takes ten times the CPU time of the copy.
 */
function hasMemory(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= ENOUGH;
  } catch {
    return false;
  }
}
