import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { whyUnusable } from './home.ts';

test('a folder for run-time data is made when it is not there', () => {
  const home = join(mkdtempSync(join(tmpdir(), 'home-')), 'some/where');
  expect(whyUnusable(home)).toBeUndefined();
  expect(existsSync(home)).toBe(true);
});

test('a folder that cannot be used is said before anything is built', () => {
  const folder = mkdtempSync(join(tmpdir(), 'home-'));
  writeFileSync(join(folder, 'file'), '');
  expect(whyUnusable(join(folder, 'file'))).toBe('it is a file');
  expect(whyUnusable(join(folder, 'file/below'))).toBe('a part of its path is a file');
});
