import MarkdownToJsx, { type MarkdownToJSX } from 'markdown-to-jsx/react';
import { MarkdownLink } from './MarkdownLink.tsx';
import { safeHref } from './safeHref.ts';

type MarkdownProps = {
  /** The level that the text's own uppermost headings get in the page. */
  level: 2 | 3 | 4;
  children: string;
};

/** Text that somebody wrote in Markdown. HTML in it is text, links lead to known kinds of addresses or nowhere. */
export default function Markdown({ level, children }: MarkdownProps) {
  return <MarkdownToJsx options={optionsOf[level]}>{children}</MarkdownToJsx>;
}

const AUTO = { props: { dir: 'auto' } };

const optionsOf = { 2: options('h2', 'h3'), 3: options('h3', 'h4'), 4: options('h4', 'h5') };

function options(upper: 'h2' | 'h3' | 'h4', lower: 'h3' | 'h4' | 'h5'): MarkdownToJSX.Options {
  return {
    disableParsingRawHTML: true,
    sanitizer: (value) => safeHref(value),
    forceBlock: true,
    wrapper: 'div',
    overrides: {
      // Each in the direction of its own letters; what stands in a list follows the list.
      ...Object.fromEntries(['p', 'ul', 'ol', 'h4', 'h5', 'h6'].map((tag) => [tag, AUTO])),
      h1: { component: upper, ...AUTO },
      h2: { component: upper, ...AUTO },
      h3: { component: lower, ...AUTO },
      a: { component: MarkdownLink },
      // Pictures from elsewhere would tell others who reads this page.
      img: { component: Nothing },
    },
  };
}

function Nothing() {
  return null;
}
