import { accessSync, constants, mkdirSync } from 'node:fs';
import { fail } from './fail.ts';

/** Creates the folder for run-time data if needed; exits with an error when it is not writable. */
export function requireUsableHome(home: string): void {
  const reason = unusableReason(home);
  if (reason !== undefined)
    fail(
      `The folder ${home} cannot be used for the site's data: ${reason}. Choose another folder: PORTAL_HOME=… npm start`,
    );
}

/** Creates the folder and returns why it cannot be used, or undefined when it can. */
export function unusableReason(home: string): string | undefined {
  try {
    mkdirSync(home, { recursive: true, mode: 0o700 });
    accessSync(home, constants.R_OK | constants.W_OK | constants.X_OK);
    return undefined;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return REASONS[code ?? ''] ?? message;
  }
}

const REASONS: Record<string, string> = {
  EACCES: 'this account has no write permission',
  EPERM: 'this account has no write permission',
  EROFS: 'the disk is read-only',
  EEXIST: 'it is a file',
  ENOTDIR: 'part of its path is a file',
  ENOSPC: 'the disk is full',
};
