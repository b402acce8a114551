/** A script of the document stores here the last button or form that was used before hydration. */
type EarlyDocument = Document & { earlyInput?: HTMLButtonElement | HTMLFormElement };

/**
 * Repeats the last use of a button or a form before the page was interactive. A frame is not hydrated but replaced, so
 * the click goes to the only new button of the same name.
 */
export function replayEarlyInput(page: EarlyDocument = document): void {
  const { earlyInput } = page;
  delete page.earlyInput;
  if (!earlyInput) return;
  if (!earlyInput.isConnected) findReplacement(earlyInput, page)?.click();
  else if (earlyInput instanceof HTMLFormElement) earlyInput.requestSubmit();
  else earlyInput.click();
}

function findReplacement(gone: HTMLElement, page: Document): HTMLButtonElement | undefined {
  const name = nameOf(gone);
  if (!(gone instanceof HTMLButtonElement) || name === '') return undefined;
  const [first, ...others] = [...page.querySelectorAll('button')].filter((button) => nameOf(button) === name);
  return others.length === 0 ? first : undefined;
}

const nameOf = (element: HTMLElement): string =>
  element.getAttribute('aria-label') ?? element.textContent.trim();
