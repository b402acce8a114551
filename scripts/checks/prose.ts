/** Fails when too many comments or test titles use non-standard terms; `--verbose` lists them. */
import { ROOT } from '../start/settings.ts';
import { checkProse, markedShare } from './checkProse.ts';
import { readSourceFiles } from './sourceFiles.ts';

/** Percent. The rules are approximate: a few marked texts are right as they are. */
const LIMIT = 3;

const report = checkProse(readSourceFiles(ROOT, ['ts', 'tsx']));
for (const [kind, findings] of Object.entries(report)) {
  const share = markedShare(findings);
  const isOver = share > LIMIT;
  if (isOver || process.argv.includes('--verbose'))
    for (const { path, text } of findings.marked) process.stdout.write(`${path} | ${text.slice(0, 110)}\n`);
  process.stdout.write(`${share.toFixed(1)} % of ${findings.total} ${kind} marked (limit: ${LIMIT} %)\n`);
  if (isOver) process.exitCode = 1;
}
