import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MAX_SUBJECT_LENGTH, checkCommitSubjects } from './checkCommitSubjects.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'commits-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.aw', ...args], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();

function commit(subject: string): string {
  git('commit', '--quiet', '--allow-empty', '--message', subject);
  return git('rev-parse', 'HEAD');
}

describe('checkCommitSubjects', () => {
  it('returns the subjects after the base commit that exceed the limit', () => {
    git('init', '--quiet');
    const base = commit('x'.repeat(MAX_SUBJECT_LENGTH + 10));
    const tooLong = 'y'.repeat(MAX_SUBJECT_LENGTH + 1);
    commit(tooLong);
    commit('z'.repeat(MAX_SUBJECT_LENGTH));
    expect(checkCommitSubjects(folder, base)).toEqual([tooLong]);
  });

  it('returns undefined when the base commit is not in the history', () => {
    git('init', '--quiet');
    commit('Add a file');
    expect(checkCommitSubjects(folder)).toBeUndefined();
  });

  it('returns undefined outside a git repository', () => {
    expect(checkCommitSubjects(folder)).toBeUndefined();
  });
});
