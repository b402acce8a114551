/** `npm run verify`: runs the static checks and the unit tests. */
import { requirePinnedNode } from './start/pinnedNode.ts';
import { runStages } from './test/runStages.ts';
import { checks, jestTests } from './test/stages.ts';

requirePinnedNode();
if (!(await runStages([...checks, jestTests]))) process.exitCode = 1;
