import { spawnSync } from 'node:child_process';
import type { Report } from '../../shell/server/releases/index.ts';
import { OPERATOR_CLI } from './operator.ts';

/** Reports settings and secrets that differ between machines, which the API has recorded in the database. */
export function diagnoseSettings(env: NodeJS.ProcessEnv): Report[] {
  // The embedded database of development has one machine.
  if (!env['DATABASE_URL']) return [];
  const args = ['--disable-warning=ExperimentalWarning', OPERATOR_CLI, 'settings', 'compare', '--json'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env });
  return readProblems(stdout, stderr).map((problem) => ({
    problem,
    is_repaired: false,
    can_be_repaired: false,
  }));
}

function readProblems(stdout: string, stderr: string): string[] {
  try {
    const { problems, error } = JSON.parse(stdout) as { problems?: string[]; error?: string };
    return problems ?? [`The settings of the machines were not compared: ${error}`];
  } catch {
    return [`The settings of the machines were not compared: ${stderr.trim()}`];
  }
}
