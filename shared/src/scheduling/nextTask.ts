/**
 * Ends the current task, so that the browser can paint and handle input, and continues in a later one. Does not wait on
 * a server, which renders a page for each request.
 */
export async function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: Partial<Scheduler> };
  if (scheduler?.yield) await scheduler.yield();
  else if (typeof document !== 'undefined') await new Promise((resolve) => setTimeout(resolve));
}
