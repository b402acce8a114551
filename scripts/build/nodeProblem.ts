/** Oldest major version of Node that runs the commands: it reads TypeScript. */
export const LEAST_NODE = 24;

/** Returns the problem of a version of Node, in one line; undefined when it can run the commands. */
export function nodeProblem(version: string): string | undefined {
  if (Number.parseInt(version, 10) >= LEAST_NODE) return undefined;
  return `cpa-remote needs Node ${LEAST_NODE} or newer; this is ${version}. Install it from https://nodejs.org, or run: nvm install ${LEAST_NODE}`;
}
