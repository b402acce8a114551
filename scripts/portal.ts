import { readArguments } from './portal/arguments.ts';
import { HELP } from './portal/help.ts';
import { isRelease, runOperator } from './portal/operator.ts';
import { CliError } from './portal/cliError.ts';
import { portalHome } from '@cpa/shared/server';
import { ReleaseError, releaseStore } from '../shell/server/releases/index.ts';
import { run } from './portal/run.ts';

/** The operator's command: `npm run portal -- <verb>`. Ends with 0, or with 1 and a sentence. */
async function main(args: string[]): Promise<void> {
  const isJson = args.includes('--json');
  try {
    const verb = args.find((word) => !word.startsWith('-'));
    if (verb !== undefined && !isRelease(verb)) {
      process.exitCode = await runOperator(args);
      return;
    }
    const asked = readArguments(args);
    if (asked.isHelp) {
      console.log(HELP);
      if (verb === undefined) process.exitCode = await runOperator(['--help']);
      return;
    }
    const { data, text } = await run(asked, releaseStore(portalHome()));
    console.log(isJson ? JSON.stringify(data, null, 2) : text);
  } catch (error) {
    if (!(error instanceof CliError) && !(error instanceof ReleaseError)) throw error;
    process.exitCode = 1;
    if (isJson) console.log(JSON.stringify({ error: error.message }));
    else console.error(error.message);
  }
}

await main(process.argv.slice(2));
