import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useText } from '../messages/texts.ts';

/** Names the document: `page` in front of the site's title, or the site's title alone. */
export function useDocumentTitle(page: string | undefined): void {
  const t = useText();
  const { key } = useLocation();
  const title = page ? t('site.pageTitle', { page }) : t('site.title');
  // Again at each navigation: a page may have put its own title over this one.
  useEffect(() => {
    document.title = title;
  }, [title, key]);
}
