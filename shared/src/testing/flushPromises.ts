/** Resolves after all promises that are already settled have run their callbacks. */
export function flushPromises(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
