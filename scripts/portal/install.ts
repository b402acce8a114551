import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CliError } from '@cpa/shared/server';
import { root } from '../build/workspace.ts';
import type { CommandResult } from './releaseCommands.ts';
import {
  activeSlot,
  asService,
  ENVIRONMENT,
  environmentOf,
  linkSlot,
  readSetting,
  type Slot,
  SLOTS,
} from './slots.ts';

export type InstallOptions = {
  siteUrl: string;
  user: string;
  proxy: 'nginx' | 'haproxy';
  backups: string;
  /** Folder of the copies of backups. Default: that of the environment file. */
  copy?: string;
  certificate?: string;
  /** Data folder of a PostgreSQL on this machine that pgBackRest backs up. */
  postgresql?: string;
  /** Folder that replaces `/`, to inspect the files before they are used. */
  target: string;
};

const TEMPLATES = join(root, 'scripts/deploy');
const UPSTREAMS = '/etc/portal/upstreams.conf';
const PGBACKREST = '/etc/pgbackrest.conf';
/** Units that only a database on this machine needs. */
const WAL_UNIT = /^portal-wal-backup/;

/** Settings that the operator fills in, with the effect of leaving them out. */
const TO_FILL_IN: Record<string, string> = {
  DATABASE_URL: 'the servers do not start without it',
  SMTP_URL: 'no e-mail is sent without it',
  NMI_URL: 'no card is charged without it',
  BACKUP_COPY_FOLDER: 'backups stay on this machine without it, unless BACKUP_COPY_BUCKET is set',
};

/** Commands that the operator runs next. A remote that takes payments declares that it needs a rebuild. */
const COMMANDS = [
  'migrate',
  'keys create',
  'publish all',
  'attest mfe-checkout latest --commit <sha>',
  'activate all latest',
];

/**
 * Writes systemd units, timers, the environment file and the configuration of a proxy. Replaces all of them except the
 * environment file, which contains the only copy of its secrets.
 */
export function install(options: InstallOptions): CommandResult {
  const url = URL.parse(options.siteUrl);
  if (url?.protocol !== 'https:')
    throw new CliError('Specify the public URL, such as --site-url https://jobs.example.aw');
  const fill = createFill(options, url);
  const written: string[] = [];
  const write = (path: string, text: string, mode: number): void => {
    const file = join(options.target, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text, { mode });
    written.push(path);
  };
  const { postgresql } = options;
  const units = readdirSync(join(TEMPLATES, 'systemd')).filter(
    (unit) => postgresql !== undefined || !WAL_UNIT.test(unit),
  );
  for (const unit of units) write(`/etc/systemd/system/${unit}`, fill(`systemd/${unit}`), 0o644);
  const environment = join(options.target, ENVIRONMENT);
  if (!existsSync(environment)) write(ENVIRONMENT, fill('portal.env'), 0o600);
  if (postgresql !== undefined) {
    write('/etc/portal/postgresql.conf', fill('pgbackrest/postgresql.conf'), 0o644);
    // Its passphrase encrypts the backups that exist.
    if (!existsSync(join(options.target, PGBACKREST)))
      write(PGBACKREST, fill('pgbackrest/pgbackrest.conf'), 0o600);
    if (hasAccount('postgres')) spawnSync('chown', ['postgres', join(options.target, PGBACKREST)]);
  }
  // Portal commands read it in the account of the services.
  if (hasAccount(options.user)) spawnSync('chown', [options.user, environment]);
  for (const slot of Object.keys(SLOTS) as Slot[])
    write(environmentOf(slot), fill('slot.env', SLOTS[slot]), 0o644);
  const slot = activeSlot(options.target) ?? 'blue';
  // A later run in another folder must not change the running release: portal upgrade does that.
  if (activeSlot(options.target) === undefined) {
    linkSlot(options.target, slot, root);
    linkSlot(options.target, 'current', slot);
  }
  if (options.proxy === 'nginx') {
    write('/etc/nginx/sites-enabled/portal.conf', fill('proxy/nginx.conf'), 0o644);
    write(UPSTREAMS, fill('proxy/upstreams.conf', SLOTS[slot]), 0o644);
  } else write('/etc/haproxy/haproxy.cfg', fill('proxy/haproxy.cfg'), 0o644);
  const missing = findMissing(options, readFileSync(environment, 'utf8'));
  const services = units
    .filter((unit) => !/(backup|audit).*service$/.test(unit))
    .map((unit) => unit.replace('@', `@${slot}`))
    .join(' ');
  const text = [
    ...written.map((path) => `Wrote ${path}`),
    ...(written.includes(ENVIRONMENT) ? [] : [`Kept ${ENVIRONMENT}`]),
    ...missing.map((problem) => `MISSING ${problem}`),
    'Then, with npm run build done:',
    ...COMMANDS.map((command) => `  ${asService('/', options.user, slot, command.split(' ')).join(' ')}`),
    `  systemctl daemon-reload && systemctl enable --now ${services}`,
  ];
  return { data: { written, missing }, text: text.join('\n') };
}

function createFill(
  options: InstallOptions,
  { hostname, origin }: URL,
): (template: string, ports?: Record<string, number>) => string {
  const live = `/etc/letsencrypt/live/${hostname}`;
  const { certificate = options.proxy === 'nginx' ? `${live}/fullchain.pem` : `${live}/haproxy.pem` } =
    options;
  const earlierCopy = existsSync(join(options.target, ENVIRONMENT))
    ? (readSetting(options.target, ENVIRONMENT, 'BACKUP_COPY_FOLDER') ?? '')
    : '';
  const values: Record<string, () => string> = {
    USER: () => options.user,
    ENVIRONMENT: () => ENVIRONMENT,
    BACKUPS: () => options.backups,
    COPY: () => options.copy ?? earlierCopy,
    DATA: () => options.postgresql ?? '',
    PORT: () => '5432',
    REPOSITORY: () => '/var/lib/pgbackrest',
    SITE_URL: () => origin,
    HOST: () => hostname,
    CERTIFICATE: () => certificate,
    CERTIFICATE_KEY: () => join(dirname(certificate), 'privkey.pem'),
    SECRET: () => randomBytes(32).toString('base64url'),
  };
  return (template, ports = {}) =>
    readFileSync(join(TEMPLATES, template), 'utf8').replace(
      /@([A-Z_]+)@/g,
      (_, name: string) => values[name]?.() ?? String(ports[name]),
    );
}

const hasAccount = (user: string): boolean => spawnSync('id', [user]).status === 0;

function findMissing({ user, proxy, backups, target }: InstallOptions, environment: string): string[] {
  const has = (program: string): boolean =>
    ['/usr/bin', '/usr/sbin', '/usr/local/bin', '/usr/local/sbin'].some((folder) =>
      existsSync(join(folder, program)),
    );
  const empty = Object.entries(TO_FILL_IN).filter(
    ([name]) => !new RegExp(`^${name}=.`, 'm').test(environment),
  );
  return [
    ...(has('systemctl') && existsSync('/run/systemd/system')
      ? []
      : ['systemd: it does not run on this machine']),
    ...(has(proxy) ? [] : [`${proxy}: apt-get install ${proxy}`]),
    ...(hasAccount(user)
      ? []
      : [`user ${user}: useradd --system --home /var/lib/portal ${user}, then install again`]),
    ...(existsSync(join(target, backups))
      ? []
      : [`folder ${backups}: install -d -o ${user} -m 700 ${backups}`]),
    ...empty.map(([name, effect]) => `${name} in ${ENVIRONMENT}: ${effect}`),
  ];
}
