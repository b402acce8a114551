import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss';
import parseSelectors from 'postcss-selector-parser';
import { recentEntry } from '../cache/recentEntry.ts';

/** Limit of the cache of printed parts of a style sheet. */
const MAX_PRINTED = 50;

/** Style sheet that a document can contain in parts. */
export type Stylesheet = {
  text: string;
  /** Returns the rules that apply to elements with these classes, and all rules without a class. */
  usedBy: (classes: ReadonlySet<string>) => string;
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
  const printed = new Map<string, string>();
  return {
    text,
    usedBy(classes) {
      // Pages of one route have few sets of classes.
      const key = ownClasses.filter((name) => classes.has(name)).join(' ');
      return recentEntry(printed, key, { create: () => printUsed(parts, classes), max: MAX_PRINTED });
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

/** A statement such as `@layer ui, shell` ends with a semicolon, which is no part of it. */
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

/** Prints the rules for these classes and the animations that they name. */
function printUsed(parts: readonly Part[], classes: ReadonlySet<string>): string {
  const used = print(parts, classes);
  return print(parts, classes, (name) => used.includes(name));
}

/** Prints the rules for these classes, with the animations that `isNamed` returns true for. */
function print(
  parts: readonly Part[],
  classes: ReadonlySet<string>,
  isNamed: (animation: string) => boolean = () => false,
): string {
  return parts
    .map((part) => {
      if (part.kind === 'text') return part.text;
      if (part.kind === 'keyframes') return isNamed(part.name) ? part.text : '';
      if (part.kind === 'rule')
        return part.selectors.some((names) => names.every((name) => classes.has(name))) ? part.text : '';
      const inner = print(part.parts, classes, isNamed);
      return inner === '' ? '' : `${part.head}{${inner}}`;
    })
    .join('');
}
