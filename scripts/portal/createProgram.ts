import { commandTerm, requireSubcommand, throwCliErrors } from '@cpa/shared/server';
import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import type { ReleaseStore } from '../../shell/server/releases/index.ts';
import { REMOTES } from '../build/package.ts';
import { activate, type CommandResult, list, publish, rollback } from './releaseCommands.ts';

interface Output {
  printHelp: (text: string) => void;
  printResult: (result: CommandResult) => void;
}

const ONE_OR_ALL = `${REMOTES.join(', ')}, or all`;
const EXPECT = new Option(
  '--expect <revision>',
  'fail unless the release document is at this revision',
).argParser(parseRevision);

/**
 * Builds the parser of the release commands.
 * @throws CliError when the command line is invalid; CommanderError with exit code 0 after printing a help text.
 */
export function createProgram(store: ReleaseStore, { printHelp, printResult }: Output): Command {
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
    .action(async (remote: string, options: { dir?: string; activate?: boolean }) =>
      printResult(await publish(store, remote, options)),
    );
  command('activate', 'Serve a published version.')
    .addArgument(new Argument('<remote>', ONE_OR_ALL))
    .addArgument(new Argument('<version>', 'published version, or latest'))
    .addOption(EXPECT)
    .action(async (remote: string, version: string, { expect }: { expect?: number }) =>
      printResult(await activate(store, remote, version, expect)),
    );
  command('rollback', 'Serve the previously active version.')
    .addArgument(new Argument('<remote>', REMOTES.join(', ')))
    .addOption(EXPECT)
    .action(async (remote: string, { expect }: { expect?: number }) =>
      printResult(await rollback(store, remote, expect)),
    );
  command('list', 'List published versions; * marks the active one.')
    .addArgument(new Argument('[remote]', ONE_OR_ALL))
    .action(async (remote: string | undefined) => printResult(await list(store, remote)));
  return program;

  function command(name: string, summary: string): Command {
    return throwCliErrors(program.command(name)).description(summary);
  }
}

function parseRevision(text: string): number {
  const revision = Number(text);
  if (!Number.isInteger(revision) || revision < 0) throw new InvalidArgumentError('Use a revision number.');
  return revision;
}
