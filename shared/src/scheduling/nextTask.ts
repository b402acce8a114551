/** Ends the current task, so that the browser can paint and handle input, and continues in a later one. */
export async function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Partial<Scheduler> };
  if (scheduler?.yield) await scheduler.yield();
  else await new Promise((resolve) => setTimeout(resolve));
}
