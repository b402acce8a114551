import { type Locator, type Page, expect } from '@playwright/test';

/** Expects that the page has no sideways scroll, and that in it nothing leaves its box or lies over another thing. */
export async function expectTidy(page: Page, part: Locator = page.locator('main')): Promise<void> {
  const { wide, window } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(wide).toBeLessThanOrEqual(window);
  expect(await part.evaluate(sidewaysOut)).toEqual([]);
  expect(await part.evaluate(overlaps)).toEqual([]);
}

/** What sticks out of a box that neither scrolls nor cuts. */
function sidewaysOut(part: Element): string[] {
  return [...part.querySelectorAll('article, dl > div, fieldset, li')]
    .filter((box) => box.scrollWidth > box.clientWidth + 1 && box.clientWidth > 1)
    .filter((box) => getComputedStyle(box).overflowX === 'visible')
    .map((box) => `${box.tagName} ${box.textContent.slice(0, 40)}`);
}

/** Pairs of words and controls that lie over one another, each by its first words. */
function overlaps(part: Element): string[] {
  type Thing = { node: Node; name: string; boxes: DOMRect[] };
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getBoundingClientRect().width > 1;
  /** What is left of a box where what scrolls around it cuts it. */
  const seen = (box: DOMRect, inside: Element | null): DOMRect => {
    let { left, top, right, bottom } = box;
    for (let element = inside; element; element = element.parentElement) {
      if (getComputedStyle(element).overflowY === 'visible') continue;
      const frame = element.getBoundingClientRect();
      [left, top] = [Math.max(left, frame.left), Math.max(top, frame.top)];
      [right, bottom] = [Math.min(right, frame.right), Math.min(bottom, frame.bottom)];
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  };
  const things: Thing[] = [];
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    if (text === '' || !node.parentElement || !isShown(node.parentElement)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].map((box) => seen(box, node.parentElement));
    things.push({ node, name: text.slice(0, 30), boxes });
  }
  for (const control of part.querySelectorAll('button, input, select, textarea')) {
    if (!isShown(control)) continue;
    const name = control.getAttribute('aria-label') ?? control.textContent.trim();
    things.push({
      node: control,
      name: name.slice(0, 30),
      boxes: [seen(control.getBoundingClientRect(), control)],
    });
  }
  // Lines of one text may touch; a letter with much above and below it reaches over its neighbours.
  const near = 5;
  const meet = (one: DOMRect, other: DOMRect): boolean =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > near &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > near;
  const isWithin = (one: Node, other: Node): boolean => one.contains(other) || other.contains(one);
  const isFixed = ({ node }: Thing): boolean => {
    const element = node instanceof Element ? node : node.parentElement;
    return element?.closest('[data-bottom-bar]') !== null;
  };
  const placed = things.filter((thing) => !isFixed(thing));
  return placed.flatMap((one, index) =>
    placed
      .slice(index + 1)
      .filter(({ node }) => !isWithin(one.node, node))
      .filter(({ boxes }) => boxes.some((box) => one.boxes.some((own) => meet(own, box))))
      .map((other) => `${one.name} / ${other.name}`),
  );
}
