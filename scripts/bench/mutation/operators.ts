/** A change of one place in a file that a test should notice. */
export type Mutant = { line: number; from: string; to: string; text: string };

const OPERATORS: readonly (readonly [RegExp, string])[] = [
  [/ === /g, ' !== '],
  [/ !== /g, ' === '],
  [/ >= /g, ' > '],
  [/ <= /g, ' < '],
  [/ > (?=\d|[a-z])/g, ' >= '],
  [/ < (?=\d|[a-z])/g, ' <= '],
  [/ && /g, ' || '],
  [/ \|\| /g, ' && '],
  [/ \+ (?=\d|[a-z])/g, ' - '],
  [/ - (?=\d|[a-z])/g, ' + '],
  [/\breturn true\b/g, 'return false'],
  [/\breturn false\b/g, 'return true'],
  [/\bif \(!/g, 'if ('],
  [/^(\s+)\.where\(.*\)$/g, '$1'],
  [/^(\s+)await [\w.]+\(.*\);$/g, '$1'],
  [/'(=|<|>|<=|>=)'/g, "'<>'"],
];

/** Lines without behaviour. */
const SKIPPED = /^\s*(?:\/\/|\/?\*|import |export type |type |interface |[\w?]+: [\w.<>[\] |]+;$)/;

/** Returns every mutant of a source text. */
export function mutantsOf(source: string): Mutant[] {
  const lines = source.split('\n');
  return lines.flatMap((line, index) =>
    SKIPPED.test(line)
      ? []
      : OPERATORS.flatMap(([pattern, replacement]) =>
          [...line.matchAll(pattern)].map((match) => {
            const rest = line.slice(match.index).replace(new RegExp(pattern.source), replacement);
            const to = line.slice(0, match.index) + rest;
            return { line: index + 1, from: line, to, text: lines.with(index, to).join('\n') };
          }),
        ),
  );
}
