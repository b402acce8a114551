#!/usr/bin/env node
// Imports nothing that an older Node could not parse.
import { nodeProblem } from '../build/nodeProblem.ts';

const problem = nodeProblem(process.versions.node);
if (problem === undefined) await import('./commands.ts');
else {
  console.error(problem);
  process.exitCode = 1;
}
