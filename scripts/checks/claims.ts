/** Fails on a text that claims a charge, storage or sending that nothing has checked. */
import { join } from 'node:path';
import { REMOTES, root } from '../build/workspace.ts';
import { readManifest } from '../build/readManifest.ts';
import { findClaims } from './findClaims.ts';
import { readSourceFiles } from './sourceFiles.ts';

for (const folder of [...REMOTES, 'shell', 'shared', 'api'].map((name) => join(root, name))) {
  for (const { path, source } of readSourceFiles(folder, ['messages.json']))
    report(join(folder, path), JSON.parse(source) as Record<string, string>);
}
for (const name of REMOTES) {
  const { messages, fallback } = await readManifest(join(root, name));
  const texts = Object.fromEntries(
    fallback.flatMap((block) =>
      block.kind === 'text' ? [[block.text, messages['en']?.[block.text] ?? '']] : [],
    ),
  );
  report(`${name}, manifest`, texts);
}

function report(place: string, texts: Record<string, string>): void {
  for (const key of findClaims(texts)) {
    process.stderr.write(
      `${place}: "${key}" states what may not be known. Say what is known and where to look, add a sibling "unknown", or list what was checked in scripts/checks/findClaims.ts.\n`,
    );
    process.exitCode = 1;
  }
}
