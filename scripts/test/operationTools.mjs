/** Installs the programs that check systemd units and alert rules. They are system packages, not npm packages. */
import { spawnSync } from 'node:child_process';
import { installSystemPackage } from './installSystemPackage.mjs';

const TOOLS = { 'systemd-analyze': 'systemd', promtool: 'prometheus' };

/** Installs what is missing when running as root; otherwise reports which tests are skipped. */
export function ensureOperationTools({ say }) {
  for (const [program, name] of Object.entries(TOOLS)) {
    const isThere = () => spawnSync(program, ['--version']).status === 0;
    if (!isThere()) installSystemPackage(name, { say });
    if (!isThere())
      say(
        `${program} is not installed: the test that uses it is SKIPPED (it fails with CI=true). Install ${name} to run it.`,
      );
  }
}
