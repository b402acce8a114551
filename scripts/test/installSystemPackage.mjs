import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const APT = '/usr/bin/apt-get';

/** Installs a package with apt-get when running as root; otherwise does nothing. Does not report failures. */
export function installSystemPackage(name, { say }) {
  if (process.getuid?.() !== 0 || !existsSync(APT)) return;
  say(`Installing the system package ${name} …`);
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', name],
  ]) {
    spawnSync(APT, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 });
  }
}
