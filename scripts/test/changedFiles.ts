import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { gitLines } from '../checks/git.ts';
import { fail } from '../start/fail.ts';
import { ROOT } from '../start/settings.ts';

/** Returns the files that differ from the last commit shared with `main`, including new files but not removed ones. */
export function changedFiles(): string[] {
  const [base] = gitLines(ROOT, 'merge-base', 'HEAD', 'main') ??
    gitLines(ROOT, 'merge-base', 'HEAD', 'origin/main') ?? [
      fail('There is no branch “main” to compare with.'),
    ];
  const changed = gitLines(ROOT, 'diff', '--name-only', base ?? 'HEAD') ?? [];
  const untracked = gitLines(ROOT, 'ls-files', '--others', '--exclude-standard') ?? [];
  return [...changed, ...untracked].filter((file) => existsSync(join(ROOT, file)));
}
