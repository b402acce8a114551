import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** A link in somebody's text: within the site without loading a document, elsewhere without vouching for it. */
export function MarkdownLink({
  href,
  title,
  children,
}: {
  href?: string;
  title?: string;
  children?: ReactNode;
}) {
  if (href?.startsWith('/') && !href.startsWith('//')) {
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
