/** Sees to it that the tests find a PgBouncer, which comes with the system and not from npm. */
import { spawnSync } from 'node:child_process';
import { installSystemPackage } from './installSystemPackage.mjs';

/** Debian puts it where only root looks for programs. */
const PATH = `${process.env['PATH']}:/usr/sbin:/usr/local/sbin`;

/** Installs it as root; else says what is left out without it. */
export function ensurePgBouncer({ say }) {
  if (!hasPgBouncer()) installSystemPackage('pgbouncer', { say });
  if (hasPgBouncer()) return;
  say(
    'There is no pgbouncer: api/test/pgBouncer.test.ts is LEFT OUT (with CI=true it fails). Please install it.',
  );
}

function hasPgBouncer() {
  return spawnSync('pgbouncer', ['--version'], { env: { PATH } }).status === 0;
}
