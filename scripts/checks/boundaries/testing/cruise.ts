import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../../../build/workspace.ts';

type Report = { summary: { violations: { from: string; rule: { name: string } }[] } };

const CLI = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');

/** Applies the import rules to another source tree and returns the violations. */
export function cruise(tree: string): { rule: string; file: string }[] {
  const folders = ['shared', 'shell', 'mfe-public', 'api', 'e2e'];
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [CLI, '--config', join(root, '.dependency-cruiser.cjs'), '--output-type', 'json', ...folders],
    { cwd: tree, encoding: 'utf8' },
  );
  if (!stdout) throw new Error(stderr);
  const { summary } = JSON.parse(stdout) as Report;
  return summary.violations.map(({ from, rule }) => ({ rule: rule.name, file: from }));
}
