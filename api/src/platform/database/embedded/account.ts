import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** System account for PostgreSQL when Node runs as root, which PostgreSQL rejects. */
export interface Account {
  name: string;
  uid: number;
  gid: number;
}

/**
 * Undefined when Node is not root; PostgreSQL then runs as the current user. `owner` is the owner of existing data.
 */
export function chooseAccount(owner: number | undefined): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readAccounts();
  if (owner !== undefined && owner !== 0) {
    const known = accounts.find((account) => account.uid === owner);
    if (known) return known;
    throw new Error(`The database belongs to the account number ${owner}, which this system does not know.`);
  }
  const chosen = ['postgres', 'nobody', 'daemon']
    .map((name) => accounts.find((one) => one.name === name))
    .find(Boolean);
  if (chosen) return chosen;
  throw new Error(
    'PostgreSQL does not run as root, and this system has no account "postgres" or "nobody". Start as another user, or set DATABASE_URL.',
  );
}

/** Checks whether the account can reach this folder. */
export function canReach(account: Account | undefined, folder: string): boolean {
  if (!account) return true;
  const { mode, uid, gid } = statSync(folder);
  const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
  const above = dirname(folder);
  return (mode & bit) !== 0 && (above === folder || canReach(account, above));
}

function readAccounts(): Account[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
}
