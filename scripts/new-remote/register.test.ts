import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { register } from './register.ts';

test('register adds the remote to the workspaces and the type check', () => {
  const root = mkdtempSync(join(tmpdir(), 'portal-register-'));
  try {
    writeFileSync(join(root, 'package.json'), '{ "name": "portal", "workspaces": ["shared", "mfe-public"] }');
    writeFileSync(join(root, 'tsconfig.json'), '{ "files": [], "references": [{ "path": "shared" }] }');
    register(root, 'mfe-fairs');
    const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'));
    expect(read('package.json')).toEqual({
      name: 'portal',
      workspaces: ['shared', 'mfe-public', 'mfe-fairs'],
    });
    expect(read('tsconfig.json')).toEqual({
      files: [],
      references: [{ path: 'shared' }, { path: 'mfe-fairs' }],
    });
  } finally {
    rmSync(root, { recursive: true });
  }
});
