/** A sentence for the person who waits, and the work it stands for. */
export type Step = [sentence: string, work: () => Promise<void>];

/** Does one step after the other, showing how long each takes. */
export async function runSteps(steps: Step[]): Promise<void> {
  for (const [index, [sentence, work]] of steps.entries()) {
    const started = performance.now();
    const line = `[${index + 1}/${steps.length}] ${sentence} …`;
    const stopClock = showClock(line);
    await work();
    stopClock();
    process.stdout.write(`${line} ${secondsSince(started)}\n`);
  }
}

/** On a terminal, counts the seconds behind the line; elsewhere prints nothing until the step is done. */
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
