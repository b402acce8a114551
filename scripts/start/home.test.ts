import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unusableReason } from './home.ts';

describe('unusableReason', () => {
  it('creates a missing folder', () => {
    const home = join(mkdtempSync(join(tmpdir(), 'home-')), 'some/where');
    expect(unusableReason(home)).toBeUndefined();
    expect(existsSync(home)).toBe(true);
  });

  it('returns the reason when the path is not a usable folder', () => {
    const folder = mkdtempSync(join(tmpdir(), 'home-'));
    writeFileSync(join(folder, 'file'), '');
    expect(unusableReason(join(folder, 'file'))).toBe('it is a file');
    expect(unusableReason(join(folder, 'file/below'))).toBe('part of its path is a file');
  });
});
