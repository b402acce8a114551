/**
 * Travels as text into every build's runtime, so it may use nothing from outside itself. It hands the link to
 * the shell, which adds the integrity that the release document names, or refuses a file that is not listed.
 */
export function insertStylesheet(link: HTMLLinkElement): void {
  const page = globalThis as { portalInsertStylesheet?: (link: HTMLLinkElement) => void };
  if (page.portalInsertStylesheet) page.portalInsertStylesheet(link);
  else document.head.append(link);
}
