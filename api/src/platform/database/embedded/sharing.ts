import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from './postmaster.ts';

const LOCK_MAY_LAST_MS = 60_000;

/** Mutex for starting and stopping the server. */
export async function alone<T>(root: string, work: () => Promise<T>): Promise<T> {
  const lock = join(root, 'start.lock');
  const deadline = Date.now() + LOCK_MAY_LAST_MS;
  while (!take(lock)) {
    if (Date.now() > deadline)
      throw new Error(`Another process has been starting the database for a minute (${lock}).`);
    await sleep(25);
  }
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/**
 * Registers this process as a user of the server.
 * @returns a key for signing off.
 */
export function signIn(root: string): string {
  const user = `${process.pid}.${randomBytes(4).toString('hex')}`;
  mkdirSync(join(root, 'users'), { recursive: true });
  writeFileSync(join(root, 'users', user), '');
  return user;
}

/** @returns true for the last user of the server. */
export function signOut(root: string, user: string): boolean {
  rmSync(join(root, 'users', user), { force: true });
  return !readdirSync(join(root, 'users')).some((other) => isAlive(Number.parseInt(other, 10)));
}

/** Clears user records left by a crash. */
export function clearUsers(root: string): void {
  rmSync(join(root, 'users'), { recursive: true, force: true });
}

function take(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    if (isAbandoned(lock)) rmSync(lock, { force: true });
    return false;
  }
}

function isAbandoned(lock: string): boolean {
  try {
    const holder = Number(readFileSync(lock, 'utf8'));
    // The file is empty briefly while its holder writes it.
    return (holder > 0 && !isAlive(holder)) || Date.now() - statSync(lock).mtimeMs > LOCK_MAY_LAST_MS;
  } catch {
    return false;
  }
}
