import { parseSync } from '@swc/core';

/** A change of one place in a file that a test should notice. */
export type Mutant = { line: number; from: string; to: string; text: string };

const OPERATORS: readonly (readonly [RegExp, string])[] = [
  [/ === /g, ' !== '],
  [/ !== /g, ' === '],
  [/ >= /g, ' > '],
  [/ <= /g, ' < '],
  [/ > (?=\d|[a-zA-Z])/g, ' >= '],
  [/ < (?=\d|[a-zA-Z])/g, ' <= '],
  [/ && /g, ' || '],
  [/ \|\| /g, ' && '],
  [/ \+ (?=\d|[a-zA-Z])/g, ' - '],
  [/ - (?=\d|[a-zA-Z])/g, ' + '],
  [/ \* (?=\d|[a-zA-Z])/g, ' / '],
  [/\breturn true\b/g, 'return false'],
  [/\breturn false\b/g, 'return true'],
  [/\bif \(!/g, 'if ('],
  [/\bif \((?!false)(.+)\) (?=return|throw|continue|\{$)/g, 'if (false) '],
  [/\bif \((?!false)([^{]+)\)$/g, 'if (false)'],
  [/\.some\(/g, '.every('],
  [/\.every\(/g, '.some('],
  [/^(\s+)\.where\(.*\)$/g, '$1'],
  [/^(\s+)await [\w.]+\(.*\);$/g, '$1'],
  [/'(=|<|>|<=|>=)'/g, "'<>'"],
];

/** Lines without behaviour. */
const SKIPPED = /^\s*(?:\/\/|\/?\*|import |export type |type |interface |[\w?]+: [\w.<>[\] |]+;$)/;

/** Returns every mutant of a source text that compiles. */
export function mutantsOf(source: string): Mutant[] {
  const lines = source.split('\n');
  return lines.flatMap((line, index) => {
    if (SKIPPED.test(line)) return [];
    const mutants = changesOf(line).map((to) => ({ line: index + 1, from: line, to }));
    return mutants
      .map((mutant) => ({ ...mutant, text: lines.with(index, mutant.to).join('\n') }))
      .filter(({ text }) => isValid(text));
  });
}

function changesOf(line: string): string[] {
  const changed = OPERATORS.flatMap(([pattern, replacement]) =>
    [...line.matchAll(pattern)].map(({ index }) => {
      const rest = line.slice(index).replace(new RegExp(pattern.source), replacement);
      return line.slice(0, index) + rest;
    }),
  );
  return [...new Set(changed)];
}

/** A text that does not compile fails each test and measures nothing. */
function isValid(text: string): boolean {
  try {
    parseSync(text, { syntax: 'typescript', target: 'es2024' });
    return true;
  } catch {
    return false;
  }
}
