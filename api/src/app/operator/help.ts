import type { Verb } from './verb.ts';

/** Lists every command on one line. */
export function helpOf(verbs: readonly Verb[]): string {
  const lines = verbs.map((verb) => [usageOf(verb), verb.summary] as const);
  const width = Math.max(...lines.map(([usage]) => usage.length)) + 2;
  return [
    ...lines.map(([usage, summary]) => `  ${usage.padEnd(width)} ${summary}`),
    '',
    '  --json      answer as JSON',
    '  --dry-run   of verbs that change or remove data: do it, show it, take it back',
    '  --help      this text; behind a verb, all about that verb',
    '',
  ].join('\n');
}

export function helpOfVerb(verb: Verb): string {
  const options = Object.entries({
    ...verb.options,
    ...(verb.hasDryRun && { 'dry-run': { type: 'boolean', help: 'do it, show it, take it back' } }),
    json: { type: 'boolean', help: 'answer as JSON' },
  }).map(
    ([name, { type, help }]) => `  --${`${name}${type === 'string' ? ' <text>' : ''}`.padEnd(24)} ${help}`,
  );
  return [usageOf(verb), '', verb.summary, '', ...options, ''].join('\n');
}

const usageOf = ({ name, words }: Verb): string => ['portal', name, words].filter(Boolean).join(' ');
