/** Resolves when every answer that is ready has arrived. */
export function settled(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
