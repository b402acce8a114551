import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CliError } from '@cpa/shared/server';
import type { Activated } from '../../shell/server/releases/index.ts';
import { root } from '../build/workspace.ts';
import { type CommandResult, RELEASED } from './releaseCommands.ts';
import {
  activeSlot,
  asService,
  ENVIRONMENT,
  environmentOf,
  linkSlot,
  readSetting,
  type Slot,
} from './slots.ts';

export type UpgradeOptions = {
  rollback?: boolean;
  contract?: boolean;
  /** Folder that replaces `/`. */
  target: string;
  /** Folder of the new release. Default: that of this command. */
  release?: string;
  /** Default: three minutes for each service. */
  readyWithinMs?: number;
  /** Called with each finished step. */
  print: (line: string) => void;
};

/** An upgrade that can be rolled back. */
type Upgrade = {
  from: Slot;
  to: Slot;
  /** Revision that activated the new builds, if any. */
  revision?: number;
};

const STATE = '/etc/portal/upgrade.json';
const UPSTREAMS = '/etc/portal/upstreams.conf';

const MIN_FREE_BYTES = 2 * 1024 ** 3;
const MAX_BACKUP_HOURS = 26;
const READY_WITHIN_MS = 180_000;

/** Started before the switch, the API first; stopped in the reverse order, because the site needs its API. */
const SERVICES = ['api', 'worker', 'site'] as const;

/**
 * Replaces the running release by the one in this folder without downtime: publishes its builds, migrates, starts API,
 * worker and site on the ports of the other slot, sends visitors there, and stops the old ones when they have drained.
 * `rollback` goes back until `contract` has removed what the old release needs.
 * @throws CliError when a step fails: before the switch visitors stay where they were, and builds stay published; after it
 *   the upgrade can be rolled back
 */
export async function upgrade(options: UpgradeOptions): Promise<CommandResult> {
  if (options.rollback === true) return await rollBack(options);
  if (options.contract === true) return contract(options);
  const { target, print, release = root } = options;
  const from = activeSlot(target);
  if (from === undefined) throw new CliError('Nothing is installed. Run: npm run portal -- install');
  const to = from === 'blue' ? 'green' : 'blue';
  checkBefore(options, release);
  linkSlot(target, to, release);
  // Conditions that the activation checks, such as an attestation for each build, are checked before the switch.
  run(portal(target, to, 'publish', 'all'));
  run(portal(target, to, 'activate', 'all', 'latest', '--dry-run'));
  print(run(portal(target, to, 'migrate')).trim());
  await start(options, to);
  const state: Upgrade = { from, to };
  // Before the switch, so that it can be rolled back however far it gets.
  writeState(target, state);
  switchTo(options, to);
  stop(options, from);
  const activated = JSON.parse(run(portal(target, to, 'activate', 'all', 'latest', '--json'))) as Activated[];
  const changed = activated.filter(({ was, version }) => was !== version);
  if (changed.length > 0) writeState(target, { ...state, revision: changed[0]!.revision });
  print(`Activated ${changed.length} changed builds.`);
  const text = `The new release serves visitors (${to}). Go back with portal upgrade --rollback; when it is good, run portal upgrade --contract.`;
  return { data: { from, to, changed: changed.length }, text };
}

async function rollBack(options: UpgradeOptions): Promise<CommandResult> {
  const { target } = options;
  const { from, to, revision } = readState(target);
  await start(options, from);
  if (revision !== undefined)
    run(
      portal(target, to, 'rollback', 'all', '--expect', String(revision), '--reason', 'upgrade rolled back'),
    );
  switchTo(options, from);
  stop(options, to);
  rmSync(join(target, STATE));
  return { data: { from: to, to: from }, text: `The old release serves visitors again (${from}).` };
}

/** The migration itself refuses to run while a process of the old release is connected. */
function contract({ target }: UpgradeOptions): CommandResult {
  const { to } = readState(target);
  const text = run(portal(target, to, 'migrate', '--contract')).trim();
  rmSync(join(target, STATE));
  return { data: { to }, text: `${text} The upgrade is complete.` };
}

function checkBefore({ target }: UpgradeOptions, release: string): void {
  if (existsSync(join(target, STATE)))
    throw new CliError('Finish the last upgrade first: portal upgrade --contract, or --rollback.');
  const missing = RELEASED.filter((name) => !existsSync(join(release, name, 'dist/release.json')));
  if (missing.length > 0) throw new CliError(`Run npm run build first: ${missing.join(', ')} has no build.`);
  const home = readSetting(target, ENVIRONMENT, 'PORTAL_HOME') ?? '/var/lib/portal';
  const { bavail, bsize } = statfsSync(home);
  if (bavail * bsize < MIN_FREE_BYTES) throw new CliError(`Less than 2 GB are free in ${home}.`);
  const hours = (Date.now() - Date.parse(lastBackup(home))) / 3_600_000;
  if (!(hours < MAX_BACKUP_HOURS))
    throw new CliError(`The last backup is older than ${MAX_BACKUP_HOURS} hours. Run: portal backup`);
}

function lastBackup(home: string): string {
  const file = join(home, 'backup-status.json');
  if (!existsSync(file)) return '';
  return (JSON.parse(readFileSync(file, 'utf8')) as { made_at?: string }).made_at ?? '';
}

/**
 * Starts the services of a slot, also after a restart of the machine, and waits until each is ready. @throws CliError
 * when one does not get ready; all of them are stopped then
 */
async function start(options: UpgradeOptions, slot: Slot): Promise<void> {
  const { target, print, readyWithinMs = READY_WITHIN_MS } = options;
  const begin = performance.now();
  try {
    for (const service of SERVICES) {
      run(['systemctl', 'enable', '--now', `portal-${service}@${slot}`]);
      const url = `http://127.0.0.1:${portOf(target, slot, `${service.toUpperCase()}_PORT`)}`;
      await untilReady(`${url}/health/ready`, service, readyWithinMs);
      if (service === 'site') await untilReady(url, service, readyWithinMs);
    }
  } catch (error) {
    stop(options, slot);
    throw error;
  }
  print(`Started API, worker and site (${slot}) in ${((performance.now() - begin) / 1000).toFixed(1)} s.`);
}

async function untilReady(url: string, service: string, withinMs: number): Promise<void> {
  let answer = 'no response';
  for (const end = Date.now() + withinMs; Date.now() < end; await sleep(250)) {
    const response = await fetch(url, { redirect: 'manual' }).catch(() => undefined);
    if (response !== undefined && response.status < 400) return;
    answer = (await response?.text().catch(() => undefined))?.slice(0, 300) ?? answer;
  }
  throw new CliError(
    `The ${service} does not get ready, so visitors stay on the other release: ${url}: ${answer}`,
  );
}

function portOf(target: string, slot: Slot, name: string): string {
  const port = readSetting(target, environmentOf(slot), name);
  if (port === undefined) throw new CliError(`Set ${name} in ${environmentOf(slot)}.`);
  return port;
}

/** HAProxy finds the servers that are ready by itself; nginx gets their ports. */
function switchTo({ target, print }: UpgradeOptions, slot: Slot): void {
  const file = join(target, UPSTREAMS);
  if (existsSync(file)) {
    const template = readFileSync(join(root, 'scripts/deploy/proxy/upstreams.conf'), 'utf8');
    writeFileSync(
      file,
      template.replace(/@(\w+)@/g, (_, name: string) => portOf(target, slot, name)),
    );
    run(['systemctl', 'reload', 'nginx']);
  }
  linkSlot(target, 'current', slot);
  print(`Switched to ${slot}.`);
}

/** Each service drains for DRAIN_SECONDS and ends its open requests before the next one is stopped. */
function stop({ print }: UpgradeOptions, slot: Slot): void {
  for (const service of SERVICES.toReversed())
    run(['systemctl', 'disable', '--now', `portal-${service}@${slot}`]);
  print(`Drained and stopped ${slot}.`);
}

function portal(target: string, slot: Slot, ...command: string[]): string[] {
  const unit = readFileSync(join(target, 'etc/systemd/system/portal-api@.service'), 'utf8');
  const user = /^User=(.*)$/m.exec(unit)?.[1] ?? 'portal';
  return asService(target, user, slot, command);
}

function run([program = '', ...args]: string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8', env: process.env });
  if (status !== 0)
    throw new CliError(`${program} ${args.join(' ')}: ${error?.message ?? (stderr.trim() || stdout.trim())}`);
  return stdout;
}

/** @throws CliError when no upgrade waits for its contract */
function readState(target: string): Upgrade {
  const file = join(target, STATE);
  if (!existsSync(file)) throw new CliError('There is no upgrade to finish or to roll back.');
  return JSON.parse(readFileSync(file, 'utf8')) as Upgrade;
}

const writeState = (target: string, state: Upgrade): void =>
  writeFileSync(join(target, STATE), `${JSON.stringify(state)}\n`);
