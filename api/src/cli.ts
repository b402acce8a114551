import { loadSecretFiles } from '@cpa/shared/server';
import { readConfig } from './platform/config/config.ts';
import { openDatabase } from './app/openDatabase.ts';
import { runCommand } from './app/operator/runCommand.ts';

/** `node api/src/cli.ts <command>`: runs the database commands of `npm run portal`. */
const ended = new AbortController();
process.once('SIGINT', () => ended.abort());
process.exitCode = await runCommand(process.argv.slice(2), {
  config: () => {
    loadSecretFiles(process.env);
    return readConfig();
  },
  open: openDatabase,
  print: (line) => void process.stdout.write(`${line}\n`),
  printError: (line) => void process.stderr.write(`${line}\n`),
  signal: ended.signal,
});
