import { parseSync } from '@swc/core';

type Node = { type: string; span: { start: number; end: number } } & Record<string, unknown>;

/** A run of text that React renders as text nodes beside an element that comes and goes. */
export type BareText = { line: number; start: number; end: number; text: string };

/** Names of values that may be nothing. */
const OPTIONAL_NAME = /^(icon|badge|mark)$/;

/** Names of values that are text. */
const TEXT_NAME = /^(label|title|name|text|hint|message|description|email|count|reason|note)$/;

/** Elements of text: their `children` are text. */
const TEXT_ELEMENT = /^(p|span|h[1-6]|strong|em|a|button|label|legend|dt|dd|Link|Button)$/;

/**
 * Finds text beside conditional siblings. A translator replaces text nodes, and an element of its own is what React can
 * still find: `<span>{t('send')}</span>`.
 */
export function findBareText(source: string): BareText[] {
  const bytes = Buffer.from(source);
  const module = parseSync(source, { syntax: 'typescript', tsx: true }) as unknown as Node;
  const found: BareText[] = [];
  // Positions count on from the files that were parsed before, and end with the last token.
  const base = module.span.end - Buffer.byteLength(source.trimEnd());
  visit(module);
  return found;

  function visit(value: unknown): void {
    if (Array.isArray(value)) return value.forEach(visit);
    if (typeof value !== 'object' || value === null) return;
    const node = value as Node;
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') check(node);
    Object.values(node).forEach(visit);
  }

  function check(node: Node): void {
    const children = node['children'] as Node[];
    const isOfText = TEXT_ELEMENT.test(elementName(node));
    const isText = (child: Node) => isTextPart(child) || (isOfText && isChildren(child));
    const parts = children.filter((child) => !isBlank(child));
    if (parts.length < 2 || !parts.some(isConditional)) return;
    for (const run of runsOf(children, isText)) {
      const start = run[0]!.span.start - base;
      const end = run.at(-1)!.span.end - base;
      const text = bytes.subarray(start, end).toString();
      found.push({ line: bytes.subarray(0, start).toString().split('\n').length, start, end, text });
    }
  }
}

/** Groups adjacent text. Blank ends are not part of a group. */
function runsOf(children: Node[], isText: (child: Node) => boolean): Node[][] {
  const runs: Node[][] = [];
  let run: Node[] = [];
  const close = () => {
    while (run.length > 0 && isSpace(run[0]!)) run.shift();
    while (run.length > 0 && isSpace(run.at(-1)!)) run.pop();
    if (run.length > 0) runs.push(run);
    run = [];
  };
  for (const child of children) {
    if (isText(child) || isSpace(child)) run.push(child);
    else close();
  }
  close();
  return runs;
}

const expressionOf = (node: Node): Node | undefined =>
  node.type === 'JSXExpressionContainer' ? (node['expression'] as Node) : undefined;

/** Whitespace between lines, which JSX drops, and comments. */
const isBlank = (node: Node): boolean =>
  (node.type === 'JSXText' && (node['value'] as string).trim() === '') ||
  expressionOf(node)?.type === 'JSXEmptyExpression';

const isSpace = (node: Node): boolean => {
  const expression = expressionOf(node);
  return (
    isBlank(node) || (expression?.type === 'StringLiteral' && (expression['value'] as string).trim() === '')
  );
};

/** Name of the element, empty for a fragment. */
const elementName = (node: Node): string =>
  nameOf(((node['opening'] as Node | undefined)?.['name'] as Node | undefined) ?? node);

const isChildren = (child: Node): boolean => {
  const expression = expressionOf(child);
  return expression?.type === 'Identifier' && nameOf(expression) === 'children';
};

function isTextPart(child: Node): boolean {
  if (child.type === 'JSXText') return (child['value'] as string).trim() !== '';
  const expression = expressionOf(child);
  return expression !== undefined && isTextValue(expression);
}

function isTextValue(value: Node): boolean {
  switch (value.type) {
    case 'StringLiteral':
      return (value['value'] as string).trim() !== '';
    case 'TemplateLiteral':
    case 'NumericLiteral':
      return true;
    case 'CallExpression': {
      return /^(t|text|format\w*|\w+Name)$/.test(nameOf(value['callee'] as Node));
    }
    case 'Identifier':
    case 'MemberExpression':
      return TEXT_NAME.test(nameOf(value));
    case 'BinaryExpression':
      return ['??', '||'].includes(value['operator'] as string) && isTextValue(value['right'] as Node);
    case 'ConditionalExpression':
      return isTextValue(value['consequent'] as Node) && isTextValue(value['alternate'] as Node);
    default:
      return false;
  }
}

/** True for what may render an element, text or nothing. */
function isConditional(child: Node): boolean {
  const expression = expressionOf(child);
  if (!expression) return false;
  if (expression.type === 'Identifier') return OPTIONAL_NAME.test(nameOf(expression));
  if (expression.type === 'CallExpression') return nameOf(expression['callee'] as Node) === 'map';
  if (expression.type === 'BinaryExpression')
    return ['&&', '||', '??'].includes(expression['operator'] as string) && !isTextValue(expression);
  return expression.type === 'ConditionalExpression' && !isTextValue(expression);
}

/** Name of a variable, or of the last property of a path. */
function nameOf(value: Node): string {
  const named = value.type === 'MemberExpression' ? (value['property'] as Node) : value;
  return typeof named['value'] === 'string' ? named['value'] : '';
}
