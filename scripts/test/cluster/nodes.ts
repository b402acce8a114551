import { join } from 'node:path';
import { ROOT } from '../../start/settings.ts';

/** A process that systemd would restart. */
export type Unit = {
  name: string;
  /** Account; default: root. */
  user?: string;
  /** Template of its environment in `scripts/deploy/cluster`. */
  environment?: string;
  /** Further settings. */
  settings?: Record<string, string>;
  /** True when drills of hours move its clock. */
  isOnClock?: boolean;
  command: string[];
};

export type Machine = { name: string; address: string; units: Unit[] };

const TEMPLATES = join(ROOT, 'scripts/deploy/cluster');
export const template = (name: string): string => join(TEMPLATES, name);

/** State that processes outside of the namespaces read: the control socket and the logs. */
export const STATE = join(ROOT, '.cache/cluster');
export const CONTROL = join(STATE, 'control.sock');

/** Folders of the machines, in memory. */
export const DISKS = '/run/machines';
/** Separate folders of each machine. */
export const OWN_FOLDERS = ['/var/lib/postgresql', '/var/lib/etcd', '/var/lib/portal', '/run/postgresql'];

/** IP address of everything outside of the machines: visitors, mail server, card gateway, object storage. */
export const OUTSIDE = '10.77.1.1';
export const SITE_URL = 'https://jobs.example.aw';

export const DATABASES = ['db1', 'db2', 'db3'];
export const APPS = ['app1', 'app2'];

export const ADDRESSES: Record<string, string> = {
  db1: '10.77.1.11',
  db2: '10.77.1.12',
  db3: '10.77.1.13',
  app1: '10.77.1.21',
  app2: '10.77.1.22',
  lb1: '10.77.1.31',
};

const server = (name: string, script: string, settings: Record<string, string> = {}): Unit => ({
  name,
  environment: 'portal.env',
  settings,
  isOnClock: true,
  command: [process.execPath, '--disable-warning=ExperimentalWarning', join(ROOT, script)],
});

const haproxy = (file: string): Unit => ({
  name: 'haproxy',
  // Fewer connections than the reference: a test machine may open fewer files.
  command: ['haproxy', '-db', '-n', '2000', '-f', `/etc/haproxy/${file}`],
});

const databaseUnits: Unit[] = [
  { name: 'etcd', user: 'etcd', environment: 'etcd.env', command: ['etcd'] },
  {
    name: 'patroni',
    user: 'postgres',
    environment: 'node.env',
    command: ['patroni', '/etc/patroni/config.yml'],
  },
];

const appUnits: Unit[] = [
  haproxy('haproxy-app.cfg'),
  { name: 'pgbouncer', user: 'postgres', command: ['pgbouncer', '/etc/pgbouncer/pgbouncer.ini'] },
  server('api', 'api/src/server.ts'),
  server('site', 'shell/server/server.ts', { REALTIME_URL: SITE_URL }),
];

const UNITS: Record<string, Unit[]> = {
  app1: [...appUnits, server('worker', 'api/src/worker.ts')],
  app2: appUnits,
  lb1: [haproxy('haproxy-web.cfg')],
};

export const MACHINES: Machine[] = Object.entries(ADDRESSES).map(([name, address]) => ({
  name,
  address,
  units: UNITS[name] ?? databaseUnits,
}));
