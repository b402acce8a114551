import { CliError, portalHome } from '@cpa/shared/server';
import { CommanderError } from 'commander';
import { createProgram } from './portal/createProgram.ts';
import { httpCalls } from './portal/httpCalls.ts';
import { localCalls, type ReleaseCalls } from './portal/releaseCalls.ts';
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
  try {
    const program = createProgram(releaseCalls(process.env), {
      printHelp: console.log,
      printResult: ({ data, text }) => console.log(isJson ? JSON.stringify(data, null, 2) : text),
    });
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

/** With `PORTAL_URL`, the commands are sent to that site; otherwise they work on the store of this machine. */
function releaseCalls({ PORTAL_URL, PORTAL_TOKEN }: NodeJS.ProcessEnv): ReleaseCalls {
  if (!PORTAL_URL) return localCalls(releaseStore(portalHome()));
  if (!URL.canParse(PORTAL_URL)) throw new CliError(`PORTAL_URL is not a URL: "${PORTAL_URL}".`);
  const { protocol, hostname } = new URL(PORTAL_URL);
  if (protocol !== 'https:' && hostname !== 'localhost' && hostname !== '127.0.0.1')
    throw new CliError('PORTAL_URL must use https, because the token is a secret.');
  if (!PORTAL_TOKEN) throw new CliError('Set PORTAL_TOKEN to the token of your team.');
  return httpCalls({ url: PORTAL_URL, token: PORTAL_TOKEN });
}

await main(process.argv.slice(2));
