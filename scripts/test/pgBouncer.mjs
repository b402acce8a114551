/** Installs PgBouncer for the API tests. It is a system package, not an npm package. */
import { spawnSync } from 'node:child_process';
import { installSystemPackage } from './installSystemPackage.mjs';

/** Debian installs it in a folder that is only on root's PATH. */
const PATH = `${process.env['PATH']}:/usr/sbin:/usr/local/sbin`;

/** Installs PgBouncer when running as root; otherwise reports which tests are skipped. */
export function ensurePgBouncer({ say }) {
  if (!hasPgBouncer()) installSystemPackage('pgbouncer', { say });
  if (hasPgBouncer()) return;
  say(
    'pgbouncer is not installed: api/test/platform/database/pgBouncer.test.ts is SKIPPED (it fails with CI=true). Install pgbouncer to run it.',
  );
}

function hasPgBouncer() {
  return spawnSync('pgbouncer', ['--version'], { env: { PATH } }).status === 0;
}
