import { useEffect } from 'react';
import { useText } from '../messages/texts.ts';

/** Names the document: `page` in front of the site's title, or the site's title alone. */
export function useDocumentTitle(page: string | undefined): void {
  const t = useText();
  const title = page ? t('site.pageTitle', { page }) : t('site.title');
  useEffect(() => {
    const before = document.title;
    document.title = title;
    // A page that put its own title over the route's takes it away with it.
    return () => {
      document.title = before;
    };
  }, [title]);
}
