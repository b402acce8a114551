import { CliError } from '@cpa/shared/server';
import { CommanderError } from 'commander';
import { ReleaseError } from '../../shell/server/releases/index.ts';
import { createProgram } from './createProgram.ts';
import type { ReleaseCalls } from './releaseCalls.ts';

/** Runs a release command and prints its result. An error sets the exit code 1. Returns false after a help text. */
export async function runReleaseCommand(
  args: string[],
  calls: () => Promise<ReleaseCalls>,
): Promise<boolean> {
  const isJson = args.includes('--json');
  try {
    const program = createProgram(await calls(), {
      printHelp: console.log,
      printResult: ({ data, text }) => console.log(isJson ? JSON.stringify(data, null, 2) : text),
    });
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) return false;
    if (!(error instanceof CliError) && !(error instanceof ReleaseError)) throw error;
    process.exitCode = 1;
    if (isJson) console.log(JSON.stringify({ error: error.message }));
    else console.error(error.message);
  }
  return true;
}
