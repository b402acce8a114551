import { SERVER_PAGE_ID, type ServerPage } from '@cpa/shared/contracts';

/** Reads the data of a page that the server rendered; null when the browser renders it. */
export function readServerPage(page: Document = document): ServerPage | null {
  const text = page.getElementById(SERVER_PAGE_ID)?.textContent;
  return text ? (JSON.parse(text) as ServerPage) : null;
}
