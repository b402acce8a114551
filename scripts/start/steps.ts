/** A progress message and the work it describes. */
export type Step = [message: string, work: () => Promise<void>];

/** Runs the steps in order and prints the duration of each. */
export async function runSteps(steps: Step[]): Promise<void> {
  for (const [index, [message, work]] of steps.entries()) {
    const started = performance.now();
    const line = `[${index + 1}/${steps.length}] ${message} …`;
    const stopClock = showClock(line);
    await work();
    stopClock();
    process.stdout.write(`${line} ${secondsSince(started)}\n`);
  }
}

/** Shows the elapsed seconds on a terminal; prints nothing elsewhere. Returns a function that clears the line. */
function showClock(line: string): () => void {
  if (!process.stdout.isTTY) return () => undefined;
  const started = performance.now();
  const show = () => process.stdout.write(`\r\u001b[K${line} ${secondsSince(started)}`);
  show();
  const timer = setInterval(show, 1000);
  return () => {
    clearInterval(timer);
    process.stdout.write('\r\u001b[K');
  };
}

function secondsSince(started: number): string {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}
