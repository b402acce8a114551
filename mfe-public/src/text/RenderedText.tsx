import { sitePath } from '@cpa/shared/routing';
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { isInternal } from './isInternal.ts';
import styles from './RichText.module.css';

/** React keeps the HTML of an element with this property unchanged, so the object must stay the same. */
export const SERVER_HTML = { __html: '' };

/** Text that the server rendered, which React does not render again. Its internal links navigate within the page. */
export function RenderedText() {
  const navigate = useNavigate();

  function follow(event: MouseEvent<HTMLElement>): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href') ?? '';
    if (!isInternal(href) || !isPlainClick(event)) return;
    event.preventDefault();
    // The router has no language.
    void navigate(sitePath(href));
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- Enter on a link clicks it
    <div
      className={styles.text}
      onClick={follow}
      dangerouslySetInnerHTML={SERVER_HTML}
      suppressHydrationWarning
    />
  );
}

/** A click with a modifier key opens another tab or window. */
const isPlainClick = ({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !altKey && !ctrlKey && !metaKey && !shiftKey;
