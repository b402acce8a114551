import { SERVER_PAGE_ID, type ServerPage } from '@cpa/shared/contracts';
import { restoreResponses } from './responseReferences.ts';

/** Reads the data of a page that the server rendered; null when the browser renders it. */
export function readServerPage(page: Document = document): ServerPage | null {
  const text = page.getElementById(SERVER_PAGE_ID)?.textContent;
  if (!text) return null;
  const sent = JSON.parse(text) as ServerPage;
  return { ...sent, state: restoreResponses(sent.state, sent.responses) };
}
