import { excerpt, type MarkdownNode, NodeType, parseMarkdown, plainText } from '@cpa/shared/markdown';
import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { MarkdownLink } from './MarkdownLink.tsx';

type MarkdownProps = {
  /** Heading level of the text's top-level headings. */
  level: 2 | 3 | 4;
  /** Renders only the beginning, as plain text of at most so many characters. */
  maxLength?: number;
  children: string;
};

/** Renders user-written Markdown. HTML is rendered as text; links with unsafe protocols have no `href`. */
export default function Markdown({ level, maxLength, children }: MarkdownProps) {
  const content = useMemo(
    () =>
      maxLength === undefined ? (
        <div>{rendered(parseMarkdown(children), level)}</div>
      ) : (
        excerpt(plainText(children), maxLength)
      ),
    [children, level, maxLength],
  );
  return content;
}

/** The direction of each block is that of its text; list items follow their list. */
const AUTO = { dir: 'auto' } as const;

const rendered = (nodes: readonly MarkdownNode[], level: number): ReactNode =>
  // oxlint-disable-next-line react/no-array-index-key -- a text never changes its nodes one by one
  nodes.map((node, index) => <Fragment key={index}>{renderNode(node, level)}</Fragment>);

function renderNode(node: MarkdownNode, level: number): ReactNode {
  switch (node.type) {
    case NodeType.blockQuote:
      return <blockquote>{rendered(node.children, level)}</blockquote>;
    case NodeType.breakLine:
      return <br />;
    case NodeType.breakThematic:
      return <hr />;
    case NodeType.codeBlock:
      return (
        <pre>
          <code>{node.text}</code>
        </pre>
      );
    case NodeType.codeInline:
      return <code>{node.text}</code>;
    case NodeType.gfmTask:
      return <input type="checkbox" checked={node.completed} readOnly />;
    case NodeType.heading:
      return createElement(
        `h${node.level <= 2 ? level : node.level === 3 ? level + 1 : node.level}`,
        { id: node.id, ...AUTO },
        rendered(node.children, level),
      );
    case NodeType.image:
      // External images would disclose visitors to third parties.
      return null;
    case NodeType.link:
      return (
        <MarkdownLink
          {...(node.target !== null && { href: node.target })}
          {...(node.title !== undefined && { title: node.title })}
        >
          {rendered(node.children, level)}
        </MarkdownLink>
      );
    case NodeType.orderedList:
      return (
        <ol start={node.start} {...AUTO}>
          {cells('li', node.items, level)}
        </ol>
      );
    case NodeType.unorderedList:
      return <ul {...AUTO}>{cells('li', node.items, level)}</ul>;
    case NodeType.paragraph:
      return <p {...AUTO}>{rendered(node.children, level)}</p>;
    case NodeType.table:
      return (
        <table>
          <thead>
            <tr>{cells('th', node.header, level)}</tr>
          </thead>
          <tbody>
            {node.cells.map((row, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- as above
              <tr key={index}>{cells('td', row, level)}</tr>
            ))}
          </tbody>
        </table>
      );
    case NodeType.textFormatted:
      return createElement(node.tag, null, rendered(node.children, level));
    default:
      return 'text' in node ? node.text : null;
  }
}

const cells = (tag: 'li' | 'td' | 'th', items: readonly MarkdownNode[][], level: number): ReactNode =>
  items.map((item, index) => createElement(tag, { key: index }, rendered(item, level)));
