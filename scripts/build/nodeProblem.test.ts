import { expect, test } from '@jest/globals';
import { LEAST_NODE, nodeProblem } from './nodeProblem.ts';

test.each(['20.20.2', '23.11.0', '8.0.0'])('refuses Node %s in one line', (version) => {
  const problem = nodeProblem(version);
  expect(problem).toMatch(
    new RegExp(`^cpa-remote needs Node ${LEAST_NODE} or newer; this is ${version}\\.[^\\n]*$`),
  );
});

test.each(['24.0.0', '26.10.0'])('accepts Node %s', (version) => {
  expect(nodeProblem(version)).toBeUndefined();
});
