/** Progress of a step: on a terminal beside its clock, elsewhere as lines. */
export type Progress = {
  /** Prints a line. */
  print: (line: string) => void;
  /** Prints a line in a log only, because a terminal shows the same beside the clock. */
  log: (line: string) => void;
  /** Sets the function that returns the text that a terminal shows beside the clock. */
  show: (detail: () => string) => void;
};

/** A progress message and the work it describes. */
export type Step = [message: string, work: (progress: Progress) => Promise<void>];

type Output = Pick<NodeJS.WriteStream, 'isTTY' | 'write'>;

/** Runs the steps in order and prints the duration of each. */
export async function runSteps(steps: Step[], output: Output = process.stdout): Promise<void> {
  for (const [index, [message, work]] of steps.entries()) {
    const started = performance.now();
    const line = `[${index + 1}/${steps.length}] ${message} …`;
    const { stop, ...progress } = output.isTTY ? showClock(line, output) : writeLines(line, output);
    await work(progress);
    stop();
    output.write(`${line} ${secondsSince(started)}\n`);
  }
}

/** Writes lines without a clock. The first one follows the message of the step. */
export function writeLines(message: string, output: Output = process.stdout) {
  let isFirst = true;
  const print = (line: string) => {
    output.write(`${isFirst ? `${message}\n` : ''}      ${line}\n`);
    isFirst = false;
  };
  return { print, log: print, show: () => undefined, stop: () => undefined } satisfies Progress & Clock;
}

type Clock = { stop: () => void };

/** Shows the elapsed seconds of the step, with its detail, in the last line of a terminal. */
function showClock(message: string, output: Output): Progress & Clock {
  const started = performance.now();
  let detail = () => '';
  const show = () => output.write(`${CLEAR_LINE}${message} ${secondsSince(started)}  ${detail()}`.trimEnd());
  show();
  const timer = setInterval(show, 1000);
  return {
    print: (line) => {
      output.write(`${CLEAR_LINE}      ${line}\n`);
      show();
    },
    log: () => show(),
    show: (wanted) => {
      detail = wanted;
    },
    stop: () => {
      clearInterval(timer);
      output.write(CLEAR_LINE);
    },
  };
}

const CLEAR_LINE = '\r\u001b[K';

function secondsSince(started: number): string {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}
