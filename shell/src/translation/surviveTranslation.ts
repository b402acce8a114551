let isTranslated = false;

/** Returns true when a translator has replaced texts of this document. */
export const isPageTranslated = (): boolean => isTranslated;

/**
 * Lets React update a page that the browser translates. A translator replaces text nodes by `font` elements, while
 * React still changes, moves and removes the text nodes: their text would stay, and removing them would throw. From the
 * first replacement on, an operation on a replaced text node applies to the element that replaced it, and a new text
 * restores the text node, which the translator then translates again. Does nothing until a translator is active.
 */
export function surviveTranslation(): void {
  /** By text node, the node that the translator put there. */
  const standIns = new Map<Node, Node>();
  const texts = new WeakMap<Node, Text>();

  new MutationObserver((records) => {
    for (const record of records) for (const node of record.removedNodes) follow(node, record);
  }).observe(document, { childList: true, subtree: true });

  function follow(removed: Node, { addedNodes, previousSibling, nextSibling }: MutationRecord): void {
    const text = texts.get(removed) ?? (removed instanceof Text ? removed : undefined);
    if (!text || text.isConnected) return;
    const standIn = [...addedNodes, previousSibling, nextSibling].find(
      (node) => node?.nodeName === 'FONT' && node.isConnected && !texts.has(node),
    );
    if (!standIn) return;
    standIns.set(text, standIn);
    texts.set(standIn, text);
    // React sets this property, and no other.
    Object.defineProperty(text, 'nodeValue', {
      configurable: true,
      get: () => text.data,
      set: (value: string) => {
        restore(text);
        text.data = value;
      },
    });
    if (!isTranslated) patch();
    isTranslated = true;
  }

  /** Puts a text node back where its translation is. */
  function restore(text: Node): void {
    const standIn = standIns.get(text);
    if (!text.isConnected && standIn?.parentNode) standIn.parentNode.replaceChild(text, standIn);
    forget(text);
  }

  function forget(text: Node): void {
    standIns.delete(text);
    Reflect.deleteProperty(text, 'nodeValue');
  }

  /** Returns the child of `parent` that shows a node; null for a text that the translator has removed. */
  function shownIn(parent: Node, node: Node): Node | null {
    if (!(node instanceof Text)) return node;
    let shown: Node | null = parent.contains(node) ? node : (standIns.get(node) ?? null);
    while (shown && shown.parentNode !== parent) shown = shown.parentNode;
    return shown;
  }

  function patch(): void {
    // oxlint-disable-next-line typescript/unbound-method -- each is called on its node
    const { insertBefore, removeChild, appendChild } = Node.prototype;
    Node.prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child): Child {
      const shown = shownIn(this, child);
      if (shown) removeChild.call(this, shown);
      forget(child);
      return child;
    };
    Node.prototype.insertBefore = function insert<Child extends Node>(
      this: Node,
      child: Child,
      before: Node | null,
    ): Child {
      restore(child);
      insertBefore.call(this, child, before && shownIn(this, before));
      return child;
    };
    Node.prototype.appendChild = function append<Child extends Node>(this: Node, child: Child): Child {
      restore(child);
      appendChild.call(this, child);
      return child;
    };
  }
}
