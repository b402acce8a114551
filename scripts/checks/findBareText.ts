import { parseSync } from '@swc/core';

type Node = { type: string; span: { start: number; end: number } } & Record<string, unknown>;

/** Text that React renders as text nodes beside conditional siblings, or that is conditional itself. */
export type BareText = { line: number; start: number; end: number; text: string };

/** Possible output of an expression. `unknown`: it cannot be determined. */
type Kind = 'text' | 'element' | 'nothing' | 'unknown';

/** Names of values that may be nothing. */
const OPTIONAL_NAME = /^(icon|badge|mark)$/;

/** Names of values that are text. */
const TEXT_NAME = /^(label|title|name|text|hint|message|description|email|count|reason|note)$/;

/** Names of functions that return text. */
const TEXT_FUNCTION = /^(t|text|format\w*|\w+Name|String|join|toLocaleString)$/;

/** Elements of text: their `children` are text. */
const TEXT_ELEMENT = /^(p|span|h[1-6]|strong|em|a|button|label|legend|dt|dd|Link|Button)$/;

/**
 * Finds text beside conditional siblings, and conditional text beside others. A translator replaces text nodes, so
 * React can only find text in a separate element: `<span>{t('send')}</span>`.
 */
export function findBareText(source: string): BareText[] {
  const bytes = Buffer.from(source);
  const module = parseSync(source, { syntax: 'typescript', tsx: true }) as unknown as Node;
  const found: BareText[] = [];
  const kindsOf = createKindsOf(module);
  // Positions count on from the files that were parsed before, and end with the last token.
  const base = module.span.end - Buffer.byteLength(source.trimEnd());
  visit(module, (node, guards) => {
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') check(node, guards);
  });
  return found;

  function check(node: Node, guards: readonly string[]): void {
    const children = node['children'] as Node[];
    const isOfText = TEXT_ELEMENT.test(elementName(node));
    const kindsOfChild = (child: Node): readonly Kind[] =>
      isOfText && childName(child) === 'children'
        ? ['text']
        : kindsOf(child).filter((kind) => kind !== 'nothing' || !guards.includes(childName(child)));
    const kinds = new Map(children.map((child) => [child, kindsOfChild(child)]));
    const parts = children.filter((child) => !isSpace(child));
    const isText = (child: Node) => kinds.get(child)!.every((kind) => kind === 'text');
    const isOptionalText = (child: Node) => kinds.get(child)!.includes('text') && !isText(child);
    const comesAndGoes = (child: Node) =>
      kinds.get(child)!.includes('nothing') || kinds.get(child)!.length > 1;
    if (parts.length < 2 || !parts.some((child) => !isText(child) && comesAndGoes(child))) return;
    const optional = parts.filter(isOptionalText).map((child) => [child]);
    for (const run of [...runsOf(children, isText), ...optional]) {
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

/** Name of the variable that a child is, empty for another child. */
const childName = (child: Node): string => {
  const expression = expressionOf(child);
  return expression?.type === 'Identifier' ? nameOf(expression) : '';
};

/** Returns what a child may render, by its syntax and by the constants and types of its file. */
function createKindsOf(module: Node): (child: Node) => readonly Kind[] {
  const constants = new Map<string, Node | undefined>();
  const types = new Map<string, readonly Kind[]>();
  visit(module, (node) => {
    const { id, init, key } = node as Partial<Record<string, Node>>;
    // A name that is declared twice is ambiguous.
    if (node.type === 'VariableDeclarator' && id!.type === 'Identifier' && init)
      constants.set(nameOf(id!), constants.has(nameOf(id!)) ? undefined : init);
    if (node.type === 'TsPropertySignature' && node['typeAnnotation'])
      types.set(nameOf(key!), unique([...(types.get(nameOf(key!)) ?? []), ...kindsOfProperty(node)]));
    // A default.
    if (node.type === 'AssignmentPatternProperty' && node['value'])
      types.set(
        nameOf(key!),
        (types.get(nameOf(key!)) ?? []).filter((kind) => kind !== 'nothing'),
      );
  });

  function kindsOf(value: Node, depth = 0): readonly Kind[] {
    const inner = (key: string) => kindsOf(value[key] as Node, depth + 1);
    switch (value.type) {
      case 'StringLiteral':
      case 'JSXText':
        return (value['value'] as string).trim() === '' ? ['nothing'] : ['text'];
      case 'TemplateLiteral':
      case 'NumericLiteral':
        return ['text'];
      case 'NullLiteral':
      case 'BooleanLiteral':
      case 'JSXEmptyExpression':
        return ['nothing'];
      case 'JSXElement':
      case 'JSXFragment':
        return ['element'];
      case 'CallExpression': {
        const name = nameOf(value['callee'] as Node);
        return TEXT_FUNCTION.test(name) ? ['text'] : name === 'map' ? ['unknown', 'nothing'] : ['unknown'];
      }
      case 'MemberExpression':
        return TEXT_NAME.test(nameOf(value)) ? ['text'] : ['unknown'];
      case 'Identifier':
        return kindsOfName(nameOf(value), depth);
      case 'OptionalChainingExpression':
        return unique([...inner('base'), 'nothing']);
      case 'ParenthesisExpression':
      case 'TsNonNullExpression':
      case 'TsAsExpression':
      case 'JSXExpressionContainer':
        return inner('expression');
      case 'ConditionalExpression': {
        const kinds = unique([...inner('consequent'), ...inner('alternate')]);
        // One element replaces another.
        return kinds.includes('text') ? kinds : unique([...kinds, 'nothing']);
      }
      case 'BinaryExpression':
        return kindsOfOperator(value, inner);
      default:
        return ['unknown'];
    }
  }

  function kindsOfName(name: string, depth: number): readonly Kind[] {
    if (name === 'undefined') return ['nothing'];
    const constant = constants.get(name);
    const kinds = constant && depth < 9 ? kindsOf(constant, depth + 1) : (types.get(name) ?? []);
    // An optional node is an element in most places.
    if (kinds.length > 0 && (kinds[0] !== 'unknown' || kinds.includes('nothing'))) return kinds;
    if (OPTIONAL_NAME.test(name)) return ['element', 'nothing'];
    if (TEXT_NAME.test(name)) return unique(['text', ...kinds.filter((kind) => kind === 'nothing')]);
    return unique([...kinds, 'unknown']);
  }
  return (child) => kindsOf(child);
}

function kindsOfOperator(value: Node, inner: (key: string) => readonly Kind[]): readonly Kind[] {
  const operator = value['operator'] as string;
  const right = inner('right');
  if (operator === '&&') return unique([...right, 'nothing']);
  if (/^[-+*/%]$/.test(operator)) return ['text'];
  if (!['??', '||'].includes(operator)) return ['unknown'];
  const left = inner('left').filter((kind) => kind !== 'nothing' && kind !== 'unknown');
  if (right.includes('text')) return unique([...left, ...right]);
  return unique([...left, ...right.filter((kind) => kind !== 'unknown' || left.length === 0), 'nothing']);
}

function kindsOfProperty(property: Node): readonly Kind[] {
  const { typeAnnotation } = property['typeAnnotation'] as { typeAnnotation: Node };
  return unique([...kindsOfType(typeAnnotation), ...(property['optional'] ? (['nothing'] as const) : [])]);
}

function kindsOfType(type: Node): readonly Kind[] {
  if (type.type === 'TsUnionType') return unique((type['types'] as Node[]).flatMap(kindsOfType));
  const kind = type['kind'] as string;
  if (kind === 'string' || kind === 'number') return ['text'];
  return kind === 'null' || kind === 'undefined' ? ['nothing'] : ['unknown'];
}

const unique = (kinds: readonly Kind[]): readonly Kind[] => [...new Set(kinds)];

/** Visits each node with the variables that are known to be something there: `a` in `a && <p>{a}</p>`. */
function visit(
  value: unknown,
  enter: (node: Node, guards: readonly string[]) => void,
  guards: readonly string[] = [],
): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) return value.forEach((item) => visit(item, enter, guards));
  const node = value as Node;
  enter(node, guards);
  const isAnd = node.type === 'BinaryExpression' && node['operator'] === '&&';
  for (const [key, item] of Object.entries(node))
    visit(item, enter, isAnd && key === 'right' ? [...guards, ...namesIn(node['left'] as Node)] : guards);
}

const namesIn = (value: Node): string[] =>
  value.type === 'BinaryExpression'
    ? [...namesIn(value['left'] as Node), ...namesIn(value['right'] as Node)]
    : [nameOf(value)];

/** Name of a variable, or of the last property of a path. */
function nameOf(value: Node): string {
  const named = value.type === 'MemberExpression' ? (value['property'] as Node) : value;
  return typeof named['value'] === 'string' ? named['value'] : '';
}
