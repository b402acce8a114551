/** Steps of a remote until its page is rendered. */
export type StepKind = 'files' | 'evaluate' | 'start' | 'routes' | 'render';

/** Times are milliseconds since the document began. */
export type Step = { remote: string; kind: StepKind; start: number; duration: number; error?: string };

/** Characters of the name of an error. */
const MAX_NAME = 50;

/** Earlier steps are forgotten. */
const MAX_STEPS = 60;

/** Steps of the remotes of this page, the last ones. */
export const steps: Step[] = [];

/** Begins a step. @returns a function that ends it, with the error if it failed */
export function beginStep(remote: string, kind: StepKind): (error?: unknown) => void {
  const start = performance.now();
  return (error) => {
    const failed =
      error === undefined ? {} : { error: error instanceof Error ? error.name.slice(0, MAX_NAME) : 'error' };
    steps.push({ remote, kind, start, duration: performance.now() - start, ...failed });
    if (steps.length > MAX_STEPS) steps.shift();
  };
}

/** Does `work` as a step. */
export async function inStep<T>(remote: string, kind: StepKind, work: () => Promise<T> | T): Promise<T> {
  const end = beginStep(remote, kind);
  try {
    const result = await work();
    end();
    return result;
  } catch (error) {
    end(error);
    throw error;
  }
}
