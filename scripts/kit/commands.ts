import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../build/build.ts';
import { developAgainst } from '../dev/against/developAgainst.ts';
import { writeOutsideRemote } from '../new-remote/writeOutsideRemote.ts';
import { runReleaseCommand } from '../portal/runReleaseCommand.ts';
import { siteCalls } from '../portal/siteCalls.ts';

const USAGE = `Usage: cpa-remote <command>
  new <name> <route>   write a remote into a new folder, as job-fairs /job-fairs
  build                build the remote in this folder
  test                 run its unit tests
  dev --against <url>  show a running site with a local build of it on http://localhost:3200
  portal <command>     publish, activate, roll back: needs PORTAL_URL and PORTAL_TOKEN`;

/** Commands for a remote in a separate repository; they run in its folder. */
async function main([command, ...args]: string[]): Promise<number> {
  switch (command) {
    case 'new':
      return createRemote(args);
    case 'build':
      return (await build(process.cwd(), { preset: 'remote', isDevelopment: false, isHot: false })) ? 0 : 1;
    case 'test':
      return runTests(args);
    case 'dev':
      return await develop(args);
    case 'portal':
      await runReleaseCommand(args, async () => siteCalls(process.env));
      return Number(process.exitCode ?? 0);
    default:
      console.error(USAGE);
      return 2;
  }
}

function createRemote(args: string[]): number {
  const options = { into: { type: 'string' }, packages: { type: 'string' } } as const;
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
  const [name = '', route = ''] = positionals;
  const folder = writeOutsideRemote({
    name,
    route,
    into: values.into ?? process.cwd(),
    packages: values.packages,
  });
  console.log(`Created ${folder}. Next: npm install, then read its README.md.`);
  return 0;
}

/** Returns once the server runs, which keeps the process alive. */
async function develop(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { against: { type: 'string' } } });
  if (values.against === undefined) throw new Error('Name the site: cpa-remote dev --against <url>');
  const dir = process.cwd();
  const port = Number(process.env['DEV_PORT'] ?? 3200);
  await developAgainst({ name: basename(dir), dir, against: values.against, port });
  return 0;
}

function runTests(args: string[]): number {
  const jest = createRequire(import.meta.url).resolve('jest/bin/jest');
  const flags = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'];
  const { status } = spawnSync(process.execPath, [...flags, jest, ...args], { stdio: 'inherit' });
  return status ?? 1;
}

process.exitCode = await main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  return 1;
});
