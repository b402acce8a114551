/**
 * Fails on text beside conditional siblings: a translator of the browser replaces text nodes, and React finds only
 * elements again.
 */
import { join } from 'node:path';
import { REMOTES, root } from '../build/workspace.ts';
import { findBareText } from './findBareText.ts';
import { readSourceFiles } from './sourceFiles.ts';

for (const folder of [...REMOTES, 'shell', 'shared'].map((name) => `${name}/src`)) {
  for (const { path, source } of readSourceFiles(join(root, folder), ['tsx'])) {
    if (/\.test\.tsx$|\/testing\/|^testing\//.test(path)) continue;
    for (const { line, text } of findBareText(source)) {
      process.stderr.write(`${folder}/${path}:${line}: wrap ${text} in an element, for example <span>.\n`);
      process.exitCode = 1;
    }
  }
}
