import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { isInternal } from './isInternal.ts';

/** Link in user-written text: client-side navigation for internal URLs, `nofollow` for external ones. */
export function MarkdownLink({
  href,
  title,
  children,
}: {
  href?: string;
  title?: string;
  children?: ReactNode;
}) {
  if (href !== undefined && isInternal(href)) {
    return (
      <Link to={href} title={title}>
        {children}
      </Link>
    );
  }
  return (
    <a href={href} title={title} rel="noopener noreferrer nofollow">
      {children}
    </a>
  );
}
