import { mkdirSync, readFileSync, readlinkSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Ports of the two releases that run beside each other during an upgrade; the configuration of HAProxy names them too. */
export const SLOTS = {
  blue: { SITE_PORT: 3000, API_PORT: 3300, REALTIME_PORT: 8080, WORKER_PORT: 3305 },
  green: { SITE_PORT: 3001, API_PORT: 3400, REALTIME_PORT: 8081, WORKER_PORT: 3405 },
};
export type Slot = keyof typeof SLOTS;

export const ENVIRONMENT = '/etc/portal/portal.env';
export const environmentOf = (slot: Slot): string => `/etc/portal/${slot}.env`;

const SLOT_FOLDER = '/opt/portal';

/** Reads a setting of an environment file; undefined when it is missing or empty. */
export function readSetting(target: string, file: string, name: string): string | undefined {
  const text = readFileSync(join(target, file), 'utf8');
  return new RegExp(`^${name}=(.+)$`, 'm').exec(text)?.[1];
}

/** Path of the link to the folder of a release. `current` links to the slot that serves visitors. */
export const slotLink = (target: string, name: Slot | 'current'): string => join(target, SLOT_FOLDER, name);

/** Replaces a link atomically. */
export function linkSlot(target: string, name: Slot | 'current', to: string): void {
  const link = slotLink(target, name);
  const draft = `${link}.draft`;
  mkdirSync(dirname(link), { recursive: true });
  rmSync(draft, { force: true });
  symlinkSync(to, draft);
  renameSync(draft, link);
}

/** Returns the slot that serves visitors; undefined before the first installation. */
export function activeSlot(target: string): Slot | undefined {
  try {
    return basename(readlinkSync(slotLink(target, 'current'))) as Slot;
  } catch {
    return undefined;
  }
}

/** Command line that runs a portal command of a release in the account and with the settings of its services. */
export function asService(target: string, user: string, slot: Slot, command: readonly string[]): string[] {
  const release = slotLink(target, slot);
  const files = [ENVIRONMENT, environmentOf(slot)].map((file) => `--env-file=${join(target, file)}`);
  const node = join(release, 'node_modules/.bin/node');
  return ['runuser', '-u', user, '--', node, ...files, join(release, 'scripts/portal.ts'), ...command];
}
