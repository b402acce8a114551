import type { Argument, Command, CommanderError } from 'commander';
import { CliError } from './cliError.ts';

/**
 * Makes a command reject invalid arguments with a CliError that refers to its help instead of ending the process. After printing a help text it
 * still throws a CommanderError, with exit code 0.
 */
export function throwCliErrors(command: Command): Command {
  return command.allowExcessArguments(false).exitOverride((error) => {
    throw error.exitCode === 0 ? error : toCliError(error, command);
  });
}

/** Internal argument of a group that does nothing without a subcommand. */
const GROUP_ARGUMENT = 'command';

/** Reports a missing or unknown subcommand as one sentence instead of the whole help. */
export function requireSubcommand(group: Command): Command {
  return throwCliErrors(group)
    .usage('<command> [options]')
    .argument(`[${GROUP_ARGUMENT}]`)
    .configureHelp({ ...group.configureHelp(), visibleArguments: argumentsInHelp })
    .allowExcessArguments()
    .action((name: string | undefined) => {
      const help = `See: ${fullName(group)} --help`;
      if (name !== undefined) throw new CliError(`Unknown command "${name}". ${help}`);
      if (!group.parent) throw new CliError(`Specify a command. ${help}`);
      throw new CliError(`Specify a command: ${leafCommands(group).map(fullName).join(', ')}.`);
    });
}

/** Lists the commands below a command that run something: those without subcommands, and those with an argument too. */
export function leafCommands(command: Command): Command[] {
  return command.commands.flatMap((child) => [...(isGroup(child) ? [] : [child]), ...leafCommands(child)]);
}

const isGroup = (command: Command): boolean => command.registeredArguments[0]?.name() === GROUP_ARGUMENT;

/** Returns the full name of a command with its arguments: `portal users ban <e-mail or ID>`. */
export function commandTerm(command: Command): string {
  const args = command.registeredArguments.map((argument) =>
    argument.required ? `<${argument.name()}>` : `[${argument.name()}]`,
  );
  return [fullName(command), ...args].join(' ');
}

/** Hides the internal argument of a group. Subcommands inherit this setting, so it keeps theirs. */
function argumentsInHelp(command: Command): Argument[] {
  return isGroup(command) ? [] : [...command.registeredArguments];
}

function fullName(command: Command): string {
  return command.parent ? `${fullName(command.parent)} ${command.name()}` : command.name();
}

function toCliError(error: CommanderError, command: Command): CliError {
  const message = error.message.replace(/^error: /, '').replaceAll('\n', ' ');
  const sentence = `${message.charAt(0).toUpperCase()}${message.slice(1)}`;
  const end = /[.?)]$/.test(sentence) ? '' : '.';
  return new CliError(`${sentence}${end} See: ${fullName(command)} --help`, { cause: error });
}
