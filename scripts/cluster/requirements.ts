import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CliError } from '@cpa/shared/server';
import { RELEASED } from '../portal/releaseCommands.ts';
import { ROOT } from '../start/settings.ts';
import { installSystemPackage } from '../test/installSystemPackage.mjs';

/** Programs of the machines, and the Debian packages that contain them. */
const PACKAGES: Record<string, string> = {
  ip: 'iproute2',
  postgres: 'postgresql-15',
  etcd: 'etcd-server',
  patroni: 'patroni',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  openssl: 'openssl',
  iptables: 'iptables',
  faketime: 'faketime',
};

export const PATH = `${process.env['PATH']}:/usr/sbin:/sbin:/usr/lib/postgresql/15/bin`;

/** Installs missing packages. @throws CliError with the reason when a cluster cannot run here */
export function requireCluster(say: (line: string) => void): void {
  if (process.platform !== 'linux') throw new CliError('A cluster needs Linux: its machines are namespaces.');
  if (process.getuid?.() !== 0) throw new CliError('A cluster needs root: its machines are namespaces.');
  if (spawnSync('unshare', ['--net', '--mount', '--pid', '--fork', 'true']).status !== 0)
    throw new CliError('A cluster needs namespaces, which this system does not allow.');
  if (has('patroni') && !hasPythonEtcd()) installSystemPackage('python3-etcd', { say });
  for (const [program, name] of Object.entries(PACKAGES)) if (!has(program)) install(name, say);
  const missing = Object.keys(PACKAGES).filter((program) => !has(program));
  if (missing.length > 0)
    throw new CliError(
      `A cluster needs ${missing.join(', ')}. Install: ${missing.map((name) => PACKAGES[name]).join(' ')}`,
    );
  const unbuilt = RELEASED.filter((name) => !existsSync(join(ROOT, name, 'dist/release.json')));
  if (unbuilt.length > 0)
    throw new CliError(`A cluster needs builds of ${unbuilt.join(', ')}. Run: npm run build`);
}

/** Debian starts a service on installation unless this program denies it; a second PostgreSQL would take its port. */
function install(name: string, say: (line: string) => void): void {
  if (!existsSync('/usr/sbin/policy-rc.d'))
    throw new CliError(
      `Install ${name} first, and stop its service; or forbid services with an executable /usr/sbin/policy-rc.d that exits with 101.`,
    );
  installSystemPackage(name, { say });
  if (name === 'patroni') installSystemPackage('python3-etcd', { say });
}

const has = (program: string): boolean =>
  spawnSync('sh', ['-c', `command -v ${program}`], { env: { PATH } }).status === 0;

const hasPythonEtcd = (): boolean => spawnSync('/usr/bin/python3', ['-c', 'import etcd']).status === 0;

/** Version of an installed program, for example `3.0.2`. */
export function versionOf(program: string): string {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8', env: { PATH } });
  return /\d+\.\d+(\.\d+)?/.exec(stdout)?.[0] ?? '';
}
