import { userInfo } from 'node:os';

/** Name of the system user, for the records of operator commands. A container may run under a user ID without one. */
export function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid-${process.getuid?.() ?? 'unknown'}`;
  }
}
