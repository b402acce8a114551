import { useEffect } from 'react';
import { useText } from '../messages/texts.ts';

/** Sets the document title: `page` before the site's title, or the site's title alone. */
export function useDocumentTitle(page: string | undefined): void {
  const t = useText();
  const title = page ? t('site.pageTitle', { page }) : t('site.title');
  useEffect(() => {
    const before = document.title;
    document.title = title;
    // Restores the route's title when a page with its own title unmounts.
    return () => {
      document.title = before;
    };
  }, [title]);
}
