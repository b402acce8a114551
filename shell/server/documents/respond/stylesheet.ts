import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss';
import parseSelectors from 'postcss-selector-parser';
import { recentEntry } from '../../platform/recentEntry.ts';

/** Limit of the cache of printed parts of a style sheet. */
const MAX_PRINTED = 50;

/** Style sheet that a document can contain in parts. */
export type Stylesheet = {
  /** Divides the rules into those that apply to elements with these classes or have no class, and the others. */
  usedBy: (classes: ReadonlySet<string>) => DividedStylesheet;
};

export type DividedStylesheet = {
  used: string;
  /**
   * The other rules, each after the number of characters of `used` that come before it since the one before. Together they
   * are the whole style sheet in its order.
   */
  rest: (number | string)[];
};

type Part =
  | { kind: 'text'; text: string }
  | { kind: 'rule'; text: string; selectors: string[][] }
  | { kind: 'group'; head: string; parts: Part[] }
  | { kind: 'keyframes'; name: string; text: string };

/** At-rules that contain rules for elements. */
const GROUPS = new Set(['layer', 'media', 'supports', 'container', 'scope', 'starting-style']);

/** Parses a style sheet. Throws when it is not valid. */
export function parseStylesheet(text: string): Stylesheet {
  const parts = postcss.parse(text).nodes.map(partOf);
  const ownClasses = [...new Set(parts.flatMap(classesIn))];
  const printed = new Map<string, DividedStylesheet>();
  return {
    usedBy(classes) {
      // Pages of one route have few sets of classes.
      const key = ownClasses.filter((name) => classes.has(name)).join(' ');
      return recentEntry(printed, key, { create: () => divide(parts, classes), max: MAX_PRINTED });
    },
  };
}

/** Returns the classes of the elements of rendered HTML. */
export function classesOf(html: string): Set<string> {
  // Many elements have the same classes.
  const values = new Set(Array.from(html.matchAll(/\sclass="([^"]*)"/g), ([, value]) => value!));
  return new Set([...values].flatMap((value) => value.split(/\s+/)));
}

function partOf(node: ChildNode): Part {
  if (node.type === 'rule') return { kind: 'rule', text: node.toString(), selectors: selectorsOf(node) };
  if (node.type !== 'atrule' || !node.nodes) return { kind: 'text', text: endOf(node) };
  if (node.name.endsWith('keyframes')) return { kind: 'keyframes', name: node.params, text: node.toString() };
  if (!GROUPS.has(node.name)) return { kind: 'text', text: node.toString() };
  return { kind: 'group', head: headOf(node), parts: node.nodes.map(partOf) };
}

const headOf = ({ name, raws, params }: AtRule): string => `@${name}${raws.afterName ?? ''}${params}`;

/** A statement such as `@layer ui, shell` ends with a semicolon, which is not part of it. */
const endOf = (node: ChildNode): string => (node.type === 'comment' ? '' : `${node.toString()};`);

/** Returns the classes that each selector of a rule requires. Those in a pseudo-class may be of other elements. */
function selectorsOf({ selector }: Rule): string[][] {
  return parseSelectors()
    .astSync(selector)
    .nodes.map(({ nodes }) => nodes.flatMap((node) => (node.type === 'class' ? [node.value] : [])));
}

function classesIn(part: Part): string[] {
  if (part.kind === 'group') return part.parts.flatMap(classesIn);
  return part.kind === 'rule' ? part.selectors.flat() : [];
}

type Piece = { text: string; isUsed: boolean };

/** Divides the rules and the animations that the used ones name. */
function divide(parts: readonly Part[], classes: ReadonlySet<string>): DividedStylesheet {
  const { used } = join(piecesOf(parts, classes, () => false));
  return join(piecesOf(parts, classes, (animation) => used.includes(animation)));
}

/** Prints the parts in their order. An animation is used if `isNamed` returns true for it. */
function piecesOf(
  parts: readonly Part[],
  classes: ReadonlySet<string>,
  isNamed: (animation: string) => boolean,
): Piece[] {
  return parts.flatMap((part): Piece[] => {
    if (part.kind === 'text') return [{ text: part.text, isUsed: true }];
    if (part.kind === 'keyframes') return [{ text: part.text, isUsed: isNamed(part.name) }];
    if (part.kind === 'rule') {
      const isUsed = part.selectors.some((names) => names.every((name) => classes.has(name)));
      return [{ text: part.text, isUsed }];
    }
    const inner = piecesOf(part.parts, classes, isNamed);
    const isUsed = inner.some((piece) => piece.isUsed && piece.text !== '');
    return [{ text: `${part.head}{`, isUsed }, ...inner, { text: '}', isUsed }];
  });
}

function join(pieces: readonly Piece[]): DividedStylesheet {
  let used = '';
  let since = 0;
  const rest: (number | string)[] = [];
  for (const { text, isUsed } of pieces) {
    if (isUsed) used += text;
    else if (used.length > since || rest.length === 0) {
      rest.push(used.length - since, text);
      since = used.length;
    } else rest.push(`${rest.pop()}${text}`);
  }
  return { used, rest };
}
