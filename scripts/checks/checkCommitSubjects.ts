import { gitLines } from './git.ts';

export const MAX_SUBJECT_LENGTH = 72;

/** Last commit that the limit does not apply to. */
const BASE_COMMIT = '5c6f6c10af619ec0547fb7c8676e4c49be9a85ac';

/**
 * Returns the subjects after the base commit that are longer than the limit, or `undefined` without git or in a
 * shallow clone that does not hold the base commit.
 */
export function checkCommitSubjects(folder: string, base = BASE_COMMIT): string[] | undefined {
  return gitLines(folder, 'log', `${base}..HEAD`, '--no-merges', '--format=%s')?.filter(
    (subject) => subject.length > MAX_SUBJECT_LENGTH,
  );
}
