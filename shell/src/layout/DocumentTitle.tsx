import { type UIMatch, useMatches } from 'react-router';
import { isPageHandle } from './pageHandle.ts';
import { useDocumentTitle } from './useDocumentTitle.ts';

/** The title that the deepest route gives itself. Stands before the page, whose own title wins. */
export function DocumentTitle() {
  useDocumentTitle(titleOf(useMatches()));
  return null;
}

function titleOf(matches: UIMatch[]): string | undefined {
  for (const { handle, loaderData } of matches.toReversed()) {
    if (!isPageHandle(handle) || !('title' in handle)) continue;
    return typeof handle.title === 'function' ? made(handle.title, loaderData) : handle.title;
  }
  return undefined;
}

/** There are no data yet while a page loads, and none when it failed: no title is worth losing the frame for. */
function made(title: (loaderData: unknown) => string | undefined, loaderData: unknown): string | undefined {
  try {
    return title(loaderData);
  } catch {
    return undefined;
  }
}
