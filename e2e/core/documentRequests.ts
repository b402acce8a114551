import type { Page } from '@playwright/test';

/** Counts the document requests of the main frame from now on. */
export function countDocumentRequests(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1;
  });
  return () => count;
}
