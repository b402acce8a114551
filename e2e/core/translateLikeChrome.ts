import type { Page } from '@playwright/test';

/**
 * Translates each document of the page as Chrome's translator does: every text node is replaced by nested `font` elements
 * with another text, again after each change. The translation puts «» around the text, so that a reader finds both.
 */
export async function translateLikeChrome(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const UNTRANSLATED = 'script,style,noscript,textarea,code,svg,[translate=no]';
    const mark = 'font[data-translation]';

    function translate(root: Node): void {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      if (root instanceof Text) texts.push(root);
      for (const text of texts) {
        const parent = text.parentElement;
        if (!parent || !text.data.trim() || parent.closest(`${UNTRANSLATED},${mark}`)) continue;
        const outer = document.createElement('font');
        const inner = document.createElement('font');
        outer.dataset['translation'] = '';
        inner.textContent = `«${text.data}»`;
        outer.append(inner);
        text.replaceWith(outer);
      }
    }

    const start = (): void => {
      document.documentElement.classList.add('translated-ltr');
      translate(document.body);
      new MutationObserver((records) => {
        for (const { target, addedNodes, type } of records) {
          if (type === 'characterData') translate(target);
          else for (const node of addedNodes) if (node.isConnected) translate(node);
        }
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    };
    // The bar of the translator appears on a page that has loaded.
    new MutationObserver((_records, observer) => {
      if (document.documentElement?.dataset['hydrated'] === undefined) return;
      observer.disconnect();
      start();
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-hydrated'] });
  });
}

/** Resolves when the document is translated. */
export const untilTranslated = async (page: Page): Promise<void> => {
  await page.locator('html.translated-ltr').waitFor();
};
