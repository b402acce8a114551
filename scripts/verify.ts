/** `npm run verify`: lint, format, types, boundaries, dead code, unit tests. */
import { checks, jestTests } from './start/checks.ts';
import { requirePinnedNode } from './start/pinnedNode.ts';
import { runStages } from './start/stages.ts';

requirePinnedNode();
if (!(await runStages([...checks, jestTests]))) process.exitCode = 1;
