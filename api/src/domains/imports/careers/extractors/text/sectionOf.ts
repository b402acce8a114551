import type { PageElement } from '../../reading/parsePage.ts';
import type { Heading, Outline } from './outline.ts';

/** Maximum nesting that is looked at, because a page may be hostile. */
const DEEPEST = 200;

/**
 * Returns the HTML that belongs to a heading: the rest of the largest element that contains no other heading of its
 * level, or what follows up to the next heading of its level or above.
 */
export function sectionOf(outline: Outline, heading: Heading): string {
  const { $, root } = outline;
  const countIn = countsOf(outline, heading.level);
  let box = heading.element;
  for (let step = 0; step < DEEPEST; step++) {
    const parent = $(box).parent().get(0);
    if (!parent || parent === root.get(0) || countIn(parent) > 1) break;
    box = parent;
  }
  const within = withoutHeading(outline, box, heading);
  const parts = [within];
  for (const next of within === '' ? $(box).nextAll().toArray() : []) {
    if (countIn(next) > 0) break;
    parts.push($.html(next));
  }
  return parts.join('');
}

function withoutHeading({ $ }: Outline, box: PageElement, { element }: Heading): string {
  if (box === element) return '';
  const inside = $(box).clone();
  inside.find(element.name).first().remove();
  return inside.text().trim() === '' ? '' : (inside.html() ?? '');
}

/** Counts the headings of a level or above in each element that contains some. */
function countsOf({ headings }: Outline, level: number): (element: PageElement) => number {
  const counts = new Map<unknown, number>();
  for (const heading of headings.filter((other) => other.level <= level)) {
    let node: PageElement['parent'] = heading.element;
    for (let step = 0; node && step < DEEPEST; step++) {
      counts.set(node, (counts.get(node) ?? 0) + 1);
      node = node.parent;
    }
  }
  return (element) => counts.get(element) ?? 0;
}
