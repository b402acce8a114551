import { parseArgs } from 'node:util';
import { Refusal } from './refusal.ts';
import type { Asked, Verb } from './verb.ts';

export interface ReadVerb {
  verb: Verb | undefined;
  asked: Asked;
  isDryRun: boolean;
  isJson: boolean;
  isHelp: boolean;
}

/** @throws Refusal with a corrected command line. */
export function readVerb(args: string[], verbs: readonly Verb[]): ReadVerb {
  const [first = '', second = ''] = args.filter((word) => !word.startsWith('-'));
  const verb =
    verbs.find(({ name }) => name === `${first} ${second}`) ?? verbs.find(({ name }) => name === first);
  const { values, positionals } = parse(args, verb);
  const isHelp = values['help'] === true;
  if (!verb && !isHelp) throw new Refusal(unknownVerb(first, verbs));
  const words = positionals.slice(verb ? verb.name.split(' ').length : 0);
  if (verb && !isHelp) mustFit(verb, words);
  if (values['dry-run'] && !verb?.hasDryRun)
    throw new Refusal(`"${verb?.name}" destroys nothing, so there is no dry run of it.`);
  return {
    verb,
    asked: { words, options: values },
    isDryRun: values['dry-run'] === true,
    isJson: values['json'] === true,
    isHelp,
  };
}

function parse(args: string[], verb: Verb | undefined): { values: Asked['options']; positionals: string[] } {
  const own = Object.entries(verb?.options ?? {}).map(([name, { type }]) => [name, { type }] as const);
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        ...Object.fromEntries(own),
        json: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
        'dry-run': { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new Refusal(`${(error as Error).message} See: portal ${verb ? `${verb.name} ` : ''}--help`, {
      cause: error,
    });
  }
}

function mustFit({ name, words: usage = '', count = { least: 0, most: 0 } }: Verb, words: string[]): void {
  if (words.length >= count.least && words.length <= count.most) return;
  throw new Refusal(`Use: portal ${[name, usage].filter(Boolean).join(' ')}`);
}

function unknownVerb(first: string, verbs: readonly Verb[]): string {
  const near = verbs.filter(({ name }) => name.startsWith(`${first} `)).map(({ name }) => `portal ${name}`);
  if (near.length > 0) return `Say what to do: ${near.join(', ')}.`;
  return first === ''
    ? 'Say what to do. See: portal --help'
    : `There is no verb "${first}". See: portal --help`;
}
