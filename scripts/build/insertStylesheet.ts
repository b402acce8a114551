/**
 * Inserted as text into the runtime of every build, so it cannot reference anything outside itself. Passes the link to
 * the shell, which adds the integrity hash of the release document and rejects a file that is not listed.
 */
export function insertStylesheet(link: HTMLLinkElement): void {
  const page = globalThis as { portalInsertStylesheet?: (link: HTMLLinkElement) => void };
  if (page.portalInsertStylesheet) page.portalInsertStylesheet(link);
  else document.head.append(link);
}
