import { commandTerm, requireSubcommand, throwCliErrors } from '@cpa/shared/server';
import { Argument, Command, Option } from 'commander';
import type { ReleaseCalls } from './releaseCalls.ts';
import {
  activate,
  type ActivateOptions,
  type ChangeOptions,
  type CommandResult,
  list,
  prepare,
  publish,
  type PublishOptions,
  RELEASED,
  rollback,
} from './releaseCommands.ts';
import { LIVE, MAX_REQUIRED } from '../../shell/server/releases/index.ts';
import { REMOTES } from '../build/workspace.ts';
import { attest, attestations, type AttestOptions } from './attestCommands.ts';
import { blameRelease, type BlameCommandOptions } from './blameCommand.ts';
import { canary } from './canaryCommand.ts';
import { addGroups } from './commandGroups.ts';
import { promote } from './environmentCommands.ts';
import { install, type InstallOptions } from './install.ts';
import { compose, type ComposeOptions } from './composeCommand.ts';
import { announce, endNotice, plan, unplan } from './noticeCommands.ts';
import { preview, type PreviewCommandOptions } from './previewCommand.ts';
import { parseDays, parseHours, parseRequired, parseRevision, PREVIEW_DAYS } from './optionParsers.ts';
import { upgrade, type UpgradeOptions } from './upgrade.ts';
import { type DeleteOptions, diff, doctor, gc, history, removeRelease, status } from './storeCommands.ts';

interface Output {
  printHelp: (text: string) => void;
  printResult: (result: CommandResult) => void;
}

const ONE_OR_ALL = `${RELEASED.join(', ')}, or all`;
const REASON = new Option('--reason <text>', 'why, for the history');
const DAYS = new Option('--days <days>', 'how long open pages may need a version')
  .default(30)
  .argParser(parseDays);
const BRANCH = new Option('--branch <name>', 'branch of the preview, for preview --end');
const EXPECT = new Option(
  '--expect <revision>',
  'fail unless the release document is at this revision',
).argParser(parseRevision);

/**
 * Builds the parser of the release commands.
 * @throws CliError when the command line is invalid; CommanderError with exit code 0 after printing a help text.
 */
export function createProgram(store: ReleaseCalls, { printHelp, printResult }: Output): Command {
  const program = new Command('portal')
    .option('--json', 'print the result as JSON')
    .configureOutput({ writeOut: (text) => printHelp(text.trimEnd()), outputError: () => undefined })
    .configureHelp({ showGlobalOptions: true, subcommandTerm: commandTerm })
    .commandsGroup('Release commands:')
    .helpCommand(false);
  requireSubcommand(program);

  command('publish', 'Add a build to the release store.')
    .addArgument(new Argument('<remote>', ONE_OR_ALL))
    .option('--dir <folder>', 'folder of the build; by default, the folder dist of the remote')
    .option('--activate', 'activate the release')
    .option('--preview', 'print a link that shows the release inside the site')
    .addOption(BRANCH)
    .option(
      '--grant',
      'grant the remote the new routes, events and slots of the release; on the server of the store only',
    )
    .addOption(REASON)
    .action(async (remote: string, options: PublishOptions) =>
      printResult(await publish(store, remote, options)),
    );
  command('prepare', 'Start what the boot check of a release needs, such as before its build.')
    .addArgument(new Argument('<remote>', REMOTES.join(', ')))
    .addOption(REASON)
    .action(async (remote: string, options: { reason?: string }) =>
      printResult(await prepare(store, remote, options)),
    );
  command('activate', 'Serve a published version.')
    .addArgument(new Argument('<remote>', ONE_OR_ALL))
    .addArgument(new Argument('<version>', 'published version, or latest; with --on also live'))
    .option('--on <environment>', 'show it in this environment only')
    .option('--dry-run', 'activate nothing; check what an activation checks, except the pages')
    .addOption(EXPECT)
    .addOption(REASON)
    .action(async (remote: string, version: string, options: ActivateOptions) =>
      printResult(await activate(store, remote, version, options)),
    );
  command(
    'rollback',
    'Serve the version that was active before; again, the one before that. With all: what the newest revision replaced.',
  )
    .addArgument(new Argument('<remote>', RELEASED.join(', ')))
    .option('--to <version>', 'return to this version, which was active before')
    .addOption(EXPECT)
    .addOption(REASON)
    .action(async (remote: string, options: ChangeOptions & { to?: string }) =>
      printResult(await rollback(store, remote, options)),
    );
  command('canary', 'Serve a release to a part of the visitors, then to all or to none.')
    .addArgument(new Argument('<remote>', REMOTES.join(', ')))
    .addArgument(new Argument('<change>', 'percentage from 1 to 99, promote, or abort'))
    .option('--of <version>', 'published version; by default, the running canary, else the newest')
    .addOption(EXPECT)
    .addOption(REASON)
    .action(async (remote: string, change: string, options: ChangeOptions & { of?: string }) =>
      printResult(await canary(store, remote, change, options)),
    );
  command('preview', 'Create a link that shows a release inside the site, to whoever opens it.')
    .addArgument(new Argument('<remote>', REMOTES.join(', ')))
    .option('--of <version>', 'published version; by default, the newest')
    .addOption(PREVIEW_DAYS)
    .addOption(BRANCH)
    .option('--end <branch>', 'delete the previews of this branch instead')
    .action(async (remote: string, options: PreviewCommandOptions) =>
      printResult(await preview(store, remote, options)),
    );
  command('compose', 'Create a link that shows published versions together, to whoever opens it.')
    .requiredOption('--with <versions>', 'such as mfe-checkout@<version>,mfe-public@<version>')
    .option('--shell <version>', 'published version of the shell; by default, the live one')
    .addOption(PREVIEW_DAYS)
    .action(async (options: ComposeOptions) => printResult(await compose(store, options)));
  command(
    'attest',
    'Rebuild a release from its commit in an empty clone, and record whether its hash is the same.',
  )
    .addArgument(new Argument('<remote>', RELEASED.join(', ')))
    .addArgument(new Argument('<version>', 'published version, or latest'))
    .option('--commit <sha>', 'commit of this repository')
    .option('--file <file>', 'attestation of another builder instead: a DSSE envelope')
    .action(async (remote: string, version: string, options: AttestOptions) =>
      printResult(await attest(store, remote, version, options)),
    );
  command('attestations', 'List who has rebuilt a release, or set how many rebuilds an activation needs.')
    .addArgument(new Argument('<remote>', RELEASED.join(', ')))
    .addArgument(new Argument('[version]', 'published version').default('latest'))
    .addOption(
      new Option('--require <count>', `how many later activations need, 0 to ${MAX_REQUIRED}`).argParser(
        parseRequired,
      ),
    )
    .action(async (remote: string, version: string, options: { require?: number }) =>
      printResult(await attestations(store, remote, version, options)),
    );
  command('promote', 'Activate on the live site what an environment shows.')
    .addArgument(new Argument('<environment>', 'such as staging'))
    .addArgument(new Argument('<to>', 'the live site').choices([LIVE]))
    .addOption(EXPECT)
    .addOption(REASON)
    .action(async (environment: string, _to: string, options: ChangeOptions) =>
      printResult(await promote(store, environment, options)),
    );
  command('list', 'List published versions; * marks the active one.')
    .addArgument(new Argument('[remote]', ONE_OR_ALL))
    .action(async (remote: string | undefined) => printResult(await list(store, remote)));
  command('status', 'Show what is live, since when, who activated it and why.')
    .addArgument(new Argument('[remote]', RELEASED.join(', ')))
    .action(async (remote: string | undefined) => printResult(await status(store, remote)));
  command('history', 'List who activated what and why.')
    .addArgument(new Argument('[remote]', RELEASED.join(', ')))
    .action(async (remote: string | undefined) => printResult(await history(store, remote)));
  command('diff', 'Compare two published versions of a remote.')
    .addArgument(new Argument('<remote>', RELEASED.join(', ')))
    .addArgument(new Argument('<before>', 'published version'))
    .addArgument(new Argument('<after>', 'published version'))
    .action(async (remote: string, before: string, after: string) =>
      printResult(await diff(store, remote, [before, after])),
    );
  command(
    'blame',
    'Find the release since which a page fails, by opening it in a browser with releases that were live together.',
  )
    .requiredOption('--page <path>', 'path of the page, such as /cart')
    .option('--symptom <text>', 'part of a problem, such as threw-in-render; by default, any problem counts')
    .addOption(
      new Option(
        '--check <file>',
        'module whose default export gets the Playwright page and throws when it fails',
      ).conflicts('symptom'),
    )
    .option('--live-api', 'read the API of the site instead of demo data; for pages without a sign-in')
    .addOption(
      new Option('--since <hours>', 'how far to look back, such as 2h or 3d')
        .default(24, '1d')
        .argParser(parseHours),
    )
    .action(async (options: BlameCommandOptions) =>
      printResult(await blameRelease(store, options, (line) => process.stderr.write(`${line}\n`))),
    );
  command('unpublish', 'Delete a published version that no page needs.')
    .addArgument(new Argument('<remote>', RELEASED.join(', ')))
    .addArgument(new Argument('<version>', 'published version'))
    .addOption(DAYS)
    .addOption(REASON)
    .action(async (remote: string, version: string, options: DeleteOptions) =>
      printResult(await removeRelease(store, remote, version, options)),
    );
  command('gc', 'Delete versions that were neither published nor active lately.')
    .addOption(DAYS)
    .addOption(REASON)
    .action(async (options: DeleteOptions) => printResult(await gc(store, options)));
  command(
    'doctor',
    'Check every file of the release store and, on a server, that all machines have the same settings.',
  )
    .option('--repair', 'repair what can be repaired')
    .addOption(REASON)
    .action(async (options: { repair?: boolean; reason?: string }) => {
      const { isHealthy, ...result } = await doctor(store, options);
      printResult(result);
      if (!isHealthy) process.exitCode = 1;
    });
  const notices = command('notice', 'What /status says about a trouble or announces.');
  requireSubcommand(notices);
  command('add', 'Show visitors a notice; the newest is first.', notices)
    .addArgument(
      new Argument('<text>', 'a sentence or two: what is affected, what to do, when there is more'),
    )
    .action(async (text: string) => printResult(await announce(text)));
  command('end', 'Remove all notices.', notices).action(async () => printResult(await endNotice()));
  command('plan', 'Announce work on the site.', notices)
    .addArgument(new Argument('<from>', 'day and time in Aruba, such as 2026-12-06T05:00'))
    .addArgument(new Argument('<to>', 'day and time of its end'))
    .addArgument(new Argument('<text>', 'what does not work meanwhile'))
    .action(async (from: string, to: string, text: string) => printResult(await plan(from, to, text)));
  command('unplan', 'Remove all announcements of work.', notices).action(async () =>
    printResult(await unplan()),
  );
  command(
    'install',
    'Write systemd units, timers, the environment file and the proxy; print what is missing.',
  )
    .requiredOption('--site-url <url>', 'public URL of the site')
    .option('--user <name>', 'account of the services', 'portal')
    .addOption(
      new Option('--proxy <name>', 'proxy that terminates TLS')
        .choices(['nginx', 'haproxy'])
        .default('nginx'),
    )
    .option('--backups <folder>', 'folder of the backups', '/var/backups/portal')
    .option('--copy <folder>', 'folder of the copies of backups, on a disk of another machine')
    .option('--certificate <file>', "certificate with its chain; by default, that of Let's Encrypt")
    .option(
      '--postgresql <folder>',
      'data folder of a PostgreSQL on this machine, to back it up with pgBackRest',
    )
    .option('--target <folder>', 'folder that stands for /, to look at the files first', '/')
    .action((options: InstallOptions) => printResult(install(options)));
  command('upgrade', 'Replace the running release by the one in this folder without downtime.')
    .option('--rollback', 'go back to the release before, until --contract')
    .option('--contract', 'finish: run the migrations that the release before does not survive')
    .option('--target <folder>', 'folder that stands for /', '/')
    .action(async (options: Pick<UpgradeOptions, 'rollback' | 'contract' | 'target'>) =>
      printResult(await upgrade({ ...options, print: (line) => process.stderr.write(`${line}\n`) })),
    );
  addGroups({ store, printResult, command });
  return program;

  function command(name: string, summary: string, group = program): Command {
    return throwCliErrors(group.command(name)).description(summary);
  }
}
