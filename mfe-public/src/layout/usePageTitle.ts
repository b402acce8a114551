import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useText } from '../messages/texts.ts';

/** Names the document after what was read, where a route's own `handle.title` cannot know it yet. */
export function usePageTitle(page: string | undefined): void {
  const t = useText();
  const { key } = useLocation();
  const title = page && t('page.title', { page });
  // At each navigation the shell writes the route's title first, so this one is written again.
  useEffect(() => {
    if (title && key) document.title = title;
  }, [title, key]);
}
