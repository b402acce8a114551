import type { PageHandle } from '@cpa/shared/remote';
import { type UIMatch, useMatches } from 'react-router';
import { useDocumentTitle } from './useDocumentTitle.ts';

/** The title that the deepest route gives itself. Stands before the page, whose own title wins. */
export function DocumentTitle() {
  useDocumentTitle(titleOf(useMatches()));
  return null;
}

function titleOf(matches: UIMatch[]): string | undefined {
  for (const { handle, loaderData } of matches.toReversed()) {
    if (!isPageHandle(handle)) continue;
    return typeof handle.title === 'function' ? handle.title(loaderData) : handle.title;
  }
  return undefined;
}

export function isPageHandle(handle: unknown): handle is PageHandle {
  return typeof handle === 'object' && handle !== null && ('title' in handle || 'isWide' in handle);
}
