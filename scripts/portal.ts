import { CliError, portalHome } from '@cpa/shared/server';
import { CommanderError } from 'commander';
import { createProgram } from './portal/createProgram.ts';
import { isReleaseCommand, runOperator } from './portal/operator.ts';
import { ReleaseError, releaseStore } from '../shell/server/releases/index.ts';

/** Operator CLI: `npm run portal -- <command>`. Exits with 0, or with 1 after an error message. */
async function main(args: string[]): Promise<void> {
  const isJson = args.includes('--json');
  const name = args.find((word) => !word.startsWith('-'));
  if (name !== undefined && !isReleaseCommand(name)) {
    process.exitCode = await runOperator(args);
    return;
  }
  const program = createProgram(releaseStore(portalHome()), {
    printHelp: console.log,
    printResult: ({ data, text }) => console.log(isJson ? JSON.stringify(data, null, 2) : text),
  });
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (error instanceof CommanderError && error.exitCode === 0) {
      if (name === undefined) process.exitCode = await runOperator(['--help']);
      return;
    }
    if (!(error instanceof CliError) && !(error instanceof ReleaseError)) throw error;
    process.exitCode = 1;
    if (isJson) console.log(JSON.stringify({ error: error.message }));
    else console.error(error.message);
  }
}

await main(process.argv.slice(2));
