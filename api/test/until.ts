import { setTimeout as sleep } from 'node:timers/promises';

/** Resolves when it is so; what never comes is ended by the test's own limit. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(20);
}
