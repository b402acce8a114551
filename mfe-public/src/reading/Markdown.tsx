import MarkdownToJsx from 'markdown-to-jsx/react';
import { safeLink } from './safeLink.ts';

const options = {
  disableParsingRawHTML: true,
  sanitizer: (value: string) => safeLink(value),
  forceBlock: true,
  wrapper: 'div',
  overrides: {
    // The page has its own first and second headings.
    h1: { component: 'h3' },
    h2: { component: 'h3' },
    h3: { component: 'h4' },
    a: { props: { rel: 'noopener noreferrer nofollow' } },
    // Pictures from elsewhere would tell others who reads this page.
    img: { component: Nothing },
  },
} as const;

/** Text that somebody wrote in Markdown. HTML in it is text, links lead to known kinds of addresses or nowhere. */
export default function Markdown({ children }: { children: string }) {
  return <MarkdownToJsx options={options}>{children}</MarkdownToJsx>;
}

function Nothing() {
  return null;
}
