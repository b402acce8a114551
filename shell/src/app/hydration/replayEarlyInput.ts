/** A script of the document keeps here the last button or form that was used before hydration. */
type EarlyDocument = Document & { earlyInput?: HTMLButtonElement | HTMLFormElement };

/** Repeats what the user did last with a button or a form before the page was interactive. */
export function replayEarlyInput(page: EarlyDocument = document): void {
  const { earlyInput } = page;
  delete page.earlyInput;
  if (!earlyInput?.isConnected) return;
  if (earlyInput instanceof HTMLFormElement) earlyInput.requestSubmit();
  else earlyInput.click();
}
