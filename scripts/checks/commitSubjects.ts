/** Fails when a commit subject is too long. Passes where the git history is not available. */
import { ROOT } from '../start/settings.ts';
import { MAX_SUBJECT_LENGTH, checkCommitSubjects } from './checkCommitSubjects.ts';

const tooLong = checkCommitSubjects(ROOT);
for (const subject of tooLong ?? [])
  process.stderr.write(`Over ${MAX_SUBJECT_LENGTH} characters: ${subject}\n`);
if (!tooLong) process.stdout.write('Skipped: the git history is not available.\n');
if (tooLong?.length) process.exitCode = 1;
