/** Fails when the shell or shared code names a remote: what they know about remotes comes from the manifests. */
import { join } from 'node:path';
import { REMOTES, root } from '../build/workspace.ts';
import { findRemoteNames } from './findRemoteNames.ts';
import { readSourceFiles } from './sourceFiles.ts';

const EXTENSIONS = ['ts', 'tsx', 'js', 'cjs', 'css'];

for (const folder of ['shell', 'shared/src']) {
  for (const place of findRemoteNames(readSourceFiles(join(root, folder), EXTENSIONS), REMOTES)) {
    process.stderr.write(`${folder}/${place} names a remote. Read what it needs from the manifests.\n`);
    process.exitCode = 1;
  }
}
