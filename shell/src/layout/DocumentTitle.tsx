import { type UIMatch, useMatches } from 'react-router';
import { isPageHandle } from './pageHandle.ts';
import { useDocumentTitle } from './useDocumentTitle.ts';

/** Sets the title of the deepest route that has one. Rendered before the page, whose own title wins. */
export function DocumentTitle() {
  useDocumentTitle(titleOf(useMatches()));
  return null;
}

function titleOf(matches: UIMatch[]): string | undefined {
  for (const { handle, loaderData } of matches.toReversed()) {
    if (!isPageHandle(handle) || !('title' in handle)) continue;
    return typeof handle.title === 'function' ? derivedTitle(handle.title, loaderData) : handle.title;
  }
  return undefined;
}

/** The loader data is missing while a page loads and after it failed, so the function may throw. */
function derivedTitle(
  title: (loaderData: unknown) => string | undefined,
  loaderData: unknown,
): string | undefined {
  try {
    return title(loaderData);
  } catch {
    return undefined;
  }
}
