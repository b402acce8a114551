import { setTimeout as sleep } from 'node:timers/promises';

/** Resolves when the condition holds; the test's own timeout ends an endless wait. */
export async function waitUntil(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(20);
}
