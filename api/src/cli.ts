import { readConfig } from './platform/config/config.ts';
import { openDatabase } from './app/openDatabase.ts';
import { operate } from './app/operator/operate.ts';

/** `node api/src/cli.ts <verb>`: what `npm run portal` runs for all that lies in the database. */
const ended = new AbortController();
process.once('SIGINT', () => ended.abort());
process.exitCode = await operate(process.argv.slice(2), {
  config: readConfig,
  open: openDatabase,
  print: (line) => void process.stdout.write(`${line}\n`),
  printError: (line) => void process.stderr.write(`${line}\n`),
  signal: ended.signal,
});
