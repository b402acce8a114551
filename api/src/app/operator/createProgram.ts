import { commandTerm, leafCommands, requireSubcommand, throwCliErrors } from '@cpa/shared/server';
import { Command } from 'commander';
import type { CommandInput, OperatorCommand } from './operatorCommand.ts';

export interface ParsedCommand extends CommandInput {
  command: OperatorCommand;
  isDryRun: boolean;
  isJson: boolean;
}

const HELP_GROUP = 'Database commands:';

/**
 * Builds the parser of the operator commands. Its `parseAsync` calls `run` with the parsed command line.
 * @throws CliError when the command line is invalid; CommanderError with exit code 0 after printing a help text.
 */
export function createProgram(
  commands: readonly OperatorCommand[],
  print: (text: string) => void,
  run: (parsed: ParsedCommand) => Promise<void>,
): Command {
  const program = new Command('portal')
    .option('--json', 'print the result as JSON')
    .configureOutput({ writeOut: (text) => print(text.trimEnd()), outputError: () => undefined })
    .configureHelp({ showGlobalOptions: true, visibleCommands: leafCommands, subcommandTerm: commandTerm });
  requireSubcommand(program);
  for (const command of commands) {
    const words = command.name.split(' ');
    const leaf = words.at(-1)!;
    addCommand(words.length > 1 ? groupOf(program, words[0]!) : program, leaf, command, run);
  }
  return program;
}

function addCommand(
  parent: Command,
  name: string,
  command: OperatorCommand,
  run: (parsed: ParsedCommand) => Promise<void>,
): void {
  const parser = throwCliErrors(parent.command(name)).description(command.summary).helpGroup(HELP_GROUP);
  if (command.argument) parser.addArgument(command.argument);
  for (const option of command.options ?? []) parser.addOption(option);
  if (command.hasDryRun) parser.option('--dry-run', 'show the result without saving it');
  parser.action(async () => {
    const { json, dryRun, ...options } = parser.optsWithGlobals<Record<string, unknown>>();
    await run({ command, args: parser.args, options, isDryRun: dryRun === true, isJson: json === true });
  });
}

function groupOf(program: Command, name: string): Command {
  return (
    program.commands.find((group) => group.name() === name) ??
    requireSubcommand(program.command(name)).helpGroup(HELP_GROUP)
  );
}
