import { parseArgs } from 'node:util';
import { REMOTES } from '../build/package.ts';
import { CliError } from './cliError.ts';

/** What was asked on the command line. */
export type Asked = {
  verb: string;
  words: string[];
  dir: string | undefined;
  expected: number | undefined;
  isJson: boolean;
  isHelp: boolean;
  alsoActivate: boolean;
};

export function readArguments(args: string[]): Asked {
  const { values, positionals } = parse(args);
  const [verb = '', ...words] = positionals;
  return {
    verb,
    words,
    dir: values.dir,
    expected: values.expect === undefined ? undefined : revision(values.expect),
    isJson: values.json ?? false,
    isHelp: values.help ?? false,
    alsoActivate: values.activate ?? false,
  };
}

const REMOTE_NAME = /^mfe-[a-z]+(-[a-z]+)*$/;

/**
 * Returns the remotes that an argument names.
 * @param external remotes that are not workspaces of this repository
 */
export function remotesNamed(word: string | undefined, external: readonly string[] = []): string[] {
  if (word === 'all') return [...REMOTES];
  if (word && REMOTES.includes(word)) return [word];
  if (word && external.includes(word) && REMOTE_NAME.test(word)) return [word];
  throw new CliError(
    word
      ? `There is no remote "${word}". There are: ${REMOTES.join(', ')}.`
      : `Say which remote: ${REMOTES.join(', ')}.`,
  );
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        dir: { type: 'string' },
        expect: { type: 'string' },
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
        activate: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new CliError(`${error instanceof Error ? error.message : String(error)} See: portal --help`, {
      cause: error,
    });
  }
}

function revision(text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 0)
    throw new CliError(`--expect takes the number of a revision, not "${text}".`);
  return number;
}
