/** Result of checking a mailed link before a password is typed. */
export type ResetLink = { isSpent: boolean };
