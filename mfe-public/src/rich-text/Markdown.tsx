import MarkdownToJsx, { type MarkdownToJSX } from 'markdown-to-jsx/react';
import { MarkdownLink } from './MarkdownLink.tsx';
import { safeHref } from './safeHref.ts';

type MarkdownProps = {
  /** Heading level of the text's top-level headings. */
  level: 2 | 3 | 4;
  children: string;
};

/** Renders user-written Markdown. HTML is rendered as text; links with unsafe protocols have no `href`. */
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
      // Detect the text direction of each block; list items follow their list.
      ...Object.fromEntries(['p', 'ul', 'ol', 'h4', 'h5', 'h6'].map((tag) => [tag, AUTO])),
      h1: { component: upper, ...AUTO },
      h2: { component: upper, ...AUTO },
      h3: { component: lower, ...AUTO },
      a: { component: MarkdownLink },
      // External images would disclose visitors to third parties.
      img: { component: Nothing },
    },
  };
}

function Nothing() {
  return null;
}
