import { type Locator, type Page, expect } from '@playwright/test';

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

/** Returns the box of an element once it has one: the page may be replacing the element that was just visible. */
export async function boxOf(locator: Locator): Promise<Box> {
  let box: Box | null = null;
  await expect.poll(async () => (box = await locator.boundingBox())).not.toBeNull();
  return box!;
}

/** Expects no horizontal page scroll, no content that overflows its box and no overlapping texts or controls. */
export async function expectCleanLayout(
  page: Page,
  container: Locator = page.locator('main'),
): Promise<void> {
  const { contentWidth, windowWidth } = await page.evaluate(async () => {
    await document.fonts.ready;
    const { scrollWidth, clientWidth } = document.documentElement;
    return { contentWidth: scrollWidth, windowWidth: clientWidth };
  });
  expect(contentWidth).toBeLessThanOrEqual(windowWidth);
  expect(await container.evaluate(findOverflows)).toEqual([]);
  expect(await container.evaluate(findOverlaps)).toEqual([]);
}

/** Returns boxes whose content overflows horizontally without being scrolled or clipped. */
function findOverflows(container: Element): string[] {
  return [...container.querySelectorAll('article, dl > div, fieldset, li')]
    .filter((box) => box.scrollWidth > box.clientWidth + 1 && box.clientWidth > 1)
    .filter((box) => getComputedStyle(box).overflowX === 'visible')
    .map((box) => `${box.tagName} ${box.textContent.slice(0, 40)}`);
}

/** Returns pairs of overlapping texts or controls, each by the start of its text. */
function findOverlaps(container: Element): string[] {
  type Item = { node: Node; name: string; boxes: DOMRect[] };
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getBoundingClientRect().width > 1;
  /** Returns the part of a box that its scroll containers do not clip. */
  const clip = (box: DOMRect, parent: Element | null): DOMRect => {
    let { left, top, right, bottom } = box;
    for (let element = parent; element; element = element.parentElement) {
      if (getComputedStyle(element).overflowY === 'visible') continue;
      const bounds = element.getBoundingClientRect();
      [left, top] = [Math.max(left, bounds.left), Math.max(top, bounds.top)];
      [right, bottom] = [Math.min(right, bounds.right), Math.min(bottom, bounds.bottom)];
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  };
  const items: Item[] = [];
  const texts = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.textContent?.trim() ?? '';
    if (text === '' || !node.parentElement || !isShown(node.parentElement)) continue;
    // The texts of a drawing may be rotated, and their boxes overlap then.
    if (node.parentElement.closest('svg[aria-hidden]')) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].map((box) => clip(box, node.parentElement));
    items.push({ node, name: text.slice(0, 30), boxes });
  }
  for (const control of container.querySelectorAll('button, input, select, textarea')) {
    if (!isShown(control)) continue;
    const name = control.getAttribute('aria-label') ?? control.textContent.trim();
    items.push({
      node: control,
      name: name.slice(0, 30),
      boxes: [clip(control.getBoundingClientRect(), control)],
    });
  }
  // Line boxes of one text may touch, and glyphs with stacked diacritics extend beyond their line.
  const tolerance = 5;
  const intersects = (one: DOMRect, other: DOMRect): boolean =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > tolerance &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > tolerance;
  const isNested = (one: Node, other: Node): boolean => one.contains(other) || other.contains(one);
  const isInBottomBar = ({ node }: Item): boolean => {
    const element = node instanceof Element ? node : node.parentElement;
    return element?.closest('[data-dock]') !== null;
  };
  const inFlow = items.filter((item) => !isInBottomBar(item));
  return inFlow.flatMap((one, index) =>
    inFlow
      .slice(index + 1)
      .filter(({ node }) => !isNested(one.node, node))
      .filter(({ boxes }) => boxes.some((box) => one.boxes.some((own) => intersects(own, box))))
      .map((other) => `${one.name} / ${other.name}`),
  );
}
