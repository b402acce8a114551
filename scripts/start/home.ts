import { accessSync, constants, mkdirSync } from 'node:fs';
import { fail } from './fail.ts';

/** Ends the process with a sentence unless run-time data can be kept in the folder, which is made if need be. */
export function requireUsableHome(home: string): void {
  const reason = whyUnusable(home);
  if (reason !== undefined)
    fail(
      `The folder ${home} cannot keep this site's data: ${reason}. Choose another one: PORTAL_HOME=… npm start`,
    );
}

export function whyUnusable(home: string): string | undefined {
  try {
    mkdirSync(home, { recursive: true });
    accessSync(home, constants.R_OK | constants.W_OK | constants.X_OK);
    return undefined;
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return SENTENCES[code ?? ''] ?? message;
  }
}

const SENTENCES: Record<string, string> = {
  EACCES: 'this account may not write there',
  EPERM: 'this account may not write there',
  EROFS: 'the disk is read-only',
  EEXIST: 'it is a file',
  ENOTDIR: 'a part of its path is a file',
  ENOSPC: 'the disk is full',
};
