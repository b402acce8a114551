import { createElement, type CSSProperties, Fragment, type ReactNode } from 'react';
import { parseMail } from './parseMail.ts';

const ALLOWED = new Set(
  'a b blockquote br div em h1 h2 h3 hr i li ol p span strong table tbody td th tr ul'.split(' '),
);

/**
 * Renders the HTML of a mail as React elements with its inline styles, which the CSP allows from scripts only. Other
 * elements than those of text are dropped; links are shown, not linked.
 */
export function MailView({ html }: { html: string }) {
  const { body } = parseMail(html);
  return <div style={toStyle(body)}>{renderChildren(body)}</div>;
}

function renderChildren(parent: Element): ReactNode[] {
  return Array.from(parent.childNodes, (node, index) => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent;
    return node instanceof Element ? <Fragment key={index}>{renderElement(node)}</Fragment> : null;
  });
}

function renderElement(element: Element): ReactNode {
  const name = element.localName;
  if (!ALLOWED.has(name)) return null;
  const style = toStyle(element);
  if (name === 'br' || name === 'hr') return createElement(name, { style });
  const isLink = name === 'a';
  return createElement(
    isLink ? 'span' : name,
    { style, dir: element.getAttribute('dir') ?? undefined },
    ...renderChildren(element),
  );
}

function toStyle(element: Element): CSSProperties {
  const declarations = (element.getAttribute('data-css') ?? '').split(';').filter(Boolean);
  return Object.fromEntries(
    declarations.map((each) => {
      const colon = each.indexOf(':');
      const property = each.slice(0, colon).trim();
      return [
        property.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
        each.slice(colon + 1).trim(),
      ];
    }),
  );
}
