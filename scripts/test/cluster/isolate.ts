import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { CLOCK, clockFrom, setClock } from './clock.ts';
import { render } from './files.ts';
import { diskOf, sh } from './machines.ts';
import { ADDRESSES, DATABASES, DISKS, MACHINES, OUTSIDE, OWN_FOLDERS, template } from './nodes.ts';

/** Names in the certificate of the balancer and of the card gateway. */
const NAMES = 'DNS:jobs.example.aw,DNS:payments.example.aw';

const OWNERS: Record<string, string> = {
  '/var/lib/postgresql': 'postgres',
  '/run/postgresql': 'postgres',
  '/var/lib/etcd': 'etcd',
};

const POSTGRES = '/usr/lib/postgresql/15/bin';

/**
 * Gives this process, which has new namespaces, its own folders; writes the configuration; and builds the network.
 *
 * @param hasClock True when drills will move the clock.
 */
export function isolate(hasClock: boolean): void {
  sh('mount', '-t', 'tmpfs', '-o', 'size=10g', 'tmpfs', '/run');
  // Processes that are killed leave files in it, and those of the next cluster have the same numbers.
  sh('mount', '-t', 'tmpfs', '-o', 'mode=1777', 'tmpfs', '/dev/shm');
  for (const path of ['/etc', '/var/lib']) {
    const [upper, work] = ['upper', 'work'].map((name) => join(DISKS, name, path)) as [string, string];
    for (const each of [upper, work]) mkdirSync(each, { recursive: true });
    sh('mount', '-t', 'overlay', 'overlay', '-o', `lowerdir=${path},upperdir=${upper},workdir=${work}`, path);
  }
  for (const folder of [
    ...OWN_FOLDERS,
    '/run/netns',
    '/etc/portal',
    '/etc/patroni',
    '/etc/haproxy',
    '/etc/pgbouncer',
  ])
    mkdirSync(folder, { recursive: true });
  for (const name of DATABASES) {
    // So small that a drill can fill it.
    mkdirSync(diskOf(name, '/var/lib/postgresql'), { recursive: true });
    sh('mount', '-t', 'tmpfs', '-o', 'size=1500m', 'tmpfs', diskOf(name, '/var/lib/postgresql'));
  }
  for (const { name } of MACHINES)
    for (const folder of OWN_FOLDERS) {
      const disk = diskOf(name, folder);
      mkdirSync(disk, { recursive: true });
      const owner = DATABASES.includes(name) && OWNERS[folder];
      if (owner) sh('chown', `${owner}:${owner}`, disk);
    }
  writeFiles();
  if (hasClock) openClock();
  openNetwork();
}

function writeFiles(): void {
  writeFileSync('/etc/hosts', `127.0.0.1 localhost\n${readFileSync(template('hosts'), 'utf8')}`);
  writeFileSync('/etc/patroni/config.yml', render('patroni.yml'));
  for (const name of ['haproxy-app.cfg', 'haproxy-web.cfg'])
    writeFileSync(`/etc/haproxy/${name}`, render(name));
  writeFileSync('/etc/pgbouncer/pgbouncer.ini', render('pgbouncer.ini'));
  writeFileSync('/etc/pgbouncer/userlist.txt', '"portal" "portal"\n');
  sh('chown', '-R', 'postgres', '/etc/pgbouncer', '/etc/patroni');
  const inPortal = (name: string): string => join('/etc/portal', name);
  const subject = ['-subj', '/CN=jobs.example.aw', '-addext', `subjectAltName=${NAMES}`];
  const written = ['-keyout', inPortal('server.key'), '-out', inPortal('server.pem')];
  sh('openssl', 'req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject, ...written);
  cpSync(inPortal('server.pem'), inPortal('ca.pem'));
  const both = ['server.pem', 'server.key'].map((name) => readFileSync(inPortal(name), 'utf8'));
  writeFileSync(inPortal('haproxy.pem'), both.join(''));
}

/**
 * Patroni and etcd keep the real clock: their leases of ten seconds would all end at once. So PostgreSQL does not inherit
 * the settings of its clock from Patroni.
 */
function openClock(): void {
  setClock(CLOCK, 0);
  const folder = '/etc/patroni/bin';
  mkdirSync(folder);
  for (const name of readdirSync(POSTGRES))
    if (name !== 'postgres') symlinkSync(join(POSTGRES, name), join(folder, name));
  const settings = Object.entries(clockFrom(CLOCK)).map(([name, value]) => `${name}='${value}'`);
  const script = `#!/bin/sh\nexec env ${settings.join(' ')} ${POSTGRES}/postgres "$@"\n`;
  writeFileSync(join(folder, 'postgres'), script, { mode: 0o755 });
  writeFileSync(
    '/etc/patroni/config.yml',
    render('patroni.yml').replace(`bin_dir: ${POSTGRES}`, `bin_dir: ${folder}`),
  );
}

/** A bridge with a network namespace for each machine. The other side of it is everything outside. */
function openNetwork(): void {
  sh('ip', 'link', 'set', 'lo', 'up');
  sh('ip', 'link', 'add', 'bridge0', 'type', 'bridge');
  sh('ip', 'address', 'add', `${OUTSIDE}/24`, 'dev', 'bridge0');
  sh('ip', 'link', 'set', 'bridge0', 'up');
  for (const [name, address] of Object.entries(ADDRESSES)) {
    sh('ip', 'netns', 'add', name);
    sh('ip', 'link', 'add', name, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name);
    sh('ip', 'link', 'set', name, 'master', 'bridge0', 'up');
    for (const command of [
      ['link', 'set', 'lo', 'up'],
      ['link', 'set', 'eth0', 'up'],
      ['address', 'add', `${address}/24`, 'dev', 'eth0'],
    ])
      sh('ip', '-n', name, ...command);
  }
  if (!existsSync('/run/netns/db1')) throw new Error('The network namespaces were not created.');
}
