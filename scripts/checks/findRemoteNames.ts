import type { SourceFile } from './sourceFiles.ts';

/** Tests and their fixtures use real remotes as examples. */
const EXAMPLES = /\.test\.tsx?$|(^|\/)testing\//;

/** Returns each line outside tests that contains the name of a remote, in the form `path:line`. */
export function findRemoteNames(files: SourceFile[], remotes: readonly string[]): string[] {
  const name = new RegExp(String.raw`\b(${remotes.join('|')})\b`);
  return files
    .filter(({ path }) => !EXAMPLES.test(path))
    .flatMap(({ path, source }) =>
      source.split('\n').flatMap((line, index) => (name.test(line) ? [`${path}:${index + 1}`] : [])),
    );
}
