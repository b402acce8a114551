/** Maximum wait in milliseconds: a hidden page paints nothing. */
const HIDDEN_MS = 100;

/** Resolves in the task after the next paint. */
export async function afterPaint(): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, HIDDEN_MS);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      setTimeout(resolve);
    });
  });
}
