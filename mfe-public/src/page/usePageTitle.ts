import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useText } from '../messages/texts.ts';

/** Sets the document title from loaded data, which `handle.title` does not have. */
export function usePageTitle(page: string | undefined): void {
  const t = useText();
  const { key } = useLocation();
  const title = page && t('page.title', { page });
  // The shell sets the route's title on each navigation, so set this one again.
  useEffect(() => {
    if (title && key) document.title = title;
  }, [title, key]);
}
