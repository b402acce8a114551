import { readConfig } from '../../src/platform/config/config.ts';
import type { TestDatabase } from './testDatabase.ts';
import { runCommand } from '../../src/app/operator/runCommand.ts';

export interface Ended {
  code: number;
  out: string;
  error: string;
}

/** Runs an operator command on this database and home folder. */
export function operatorOn(
  { db, connection }: Pick<TestDatabase, 'db' | 'connection'>,
  home: string,
  environment: NodeJS.ProcessEnv = {},
) {
  return async (...args: string[]): Promise<Ended> => {
    let out = '';
    let error = '';
    const code = await runCommand(args, {
      config: () => readConfig({ NODE_ENV: 'test', PORTAL_HOME: home, ...environment }),
      open: async () => ({ db, direct: connection, migrated: [], close: async () => {} }),
      print: (line) => (out += `${line}\n`),
      printError: (line) => (error += `${line}\n`),
      signal: AbortSignal.timeout(20_000),
    });
    return { code, out, error };
  };
}
