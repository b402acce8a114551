import { CliError } from '@cpa/shared/server';
import { Command, type CommanderError } from 'commander';
import type { CommandInput, OperatorCommand } from './operatorCommand.ts';

export interface ParsedCommand extends CommandInput {
  command: OperatorCommand;
  isDryRun: boolean;
  isJson: boolean;
}

const GROUP = 'Database commands:';

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
    .configureHelp({
      showGlobalOptions: true,
      visibleCommands: leavesOf,
      subcommandTerm: (command) => [fullName(command), argumentsOf(command)].filter(Boolean).join(' '),
    });
  asGroup(program);
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
  const parser = withErrors(parent.command(name)).description(command.summary).helpGroup(GROUP);
  if (command.argument) parser.addArgument(command.argument);
  for (const option of command.options ?? []) parser.addOption(option);
  if (command.hasDryRun) parser.option('--dry-run', 'show the result without saving it');
  parser.action(async () => {
    const { json, dryRun, ...options } = parser.optsWithGlobals<Record<string, unknown>>();
    await run({ command, args: parser.args, options, isDryRun: dryRun === true, isJson: json === true });
  });
}

function groupOf(program: Command, name: string): Command {
  return program.commands.find((group) => group.name() === name) ?? asGroup(program.command(name));
}

/** Reports a missing or unknown subcommand as one sentence instead of the whole help. */
function asGroup(group: Command): Command {
  return withErrors(group)
    .helpGroup(GROUP)
    .usage('<command> [options]')
    .argument('[command]')
    .configureHelp({ ...group.configureHelp(), visibleArguments: () => [] })
    .allowExcessArguments()
    .action((word: string | undefined) => {
      const help = `See: ${fullName(group)} --help`;
      if (word !== undefined) throw new CliError(`Unknown command "${word}". ${help}`);
      const names = group.parent ? leavesOf(group).map(fullName).join(', ') : undefined;
      throw new CliError(names ? `Specify a command: ${names}.` : `Specify a command. ${help}`);
    });
}

function withErrors(command: Command): Command {
  return command.exitOverride((error) => {
    throw error.exitCode === 0 ? error : toCliError(error, command);
  });
}

function toCliError(error: CommanderError, command: Command): CliError {
  const message = error.message.replace(/^error: /, '').replaceAll('\n', ' ');
  const sentence = `${message.charAt(0).toUpperCase()}${message.slice(1)}`;
  const end = /[.?)]$/.test(sentence) ? '' : '.';
  return new CliError(`${sentence}${end} See: ${fullName(command)} --help`, { cause: error });
}

function leavesOf(command: Command): Command[] {
  return command.commands.flatMap((child) => (child.commands.length > 0 ? leavesOf(child) : [child]));
}

function fullName(command: Command): string {
  return command.parent ? `${fullName(command.parent)} ${command.name()}` : command.name();
}

const argumentsOf = (command: Command): string =>
  command.registeredArguments.map((argument) => `<${argument.name()}>`).join(' ');
