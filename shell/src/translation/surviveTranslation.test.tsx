import { act } from '@testing-library/react';
import { createElement, Fragment, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { surviveTranslation } from './surviveTranslation.ts';

let root: Root;
let place: HTMLElement;

beforeAll(surviveTranslation);
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  place.remove();
});

const show = (...children: ReactNode[]) => act(() => root.render(createElement(Fragment, null, ...children)));

/** Replaces each text node by nested `font` elements, as the translators of Chrome and Edge do. */
async function translate(): Promise<void> {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts.filter(({ parentElement }) => !parentElement?.closest('font'))) {
    const outer = document.createElement('font');
    outer.appendChild(document.createElement('font')).textContent = `«${text.data}»`;
    text.parentNode!.replaceChild(outer, text);
  }
  // The observer runs before the next task.
  await Promise.resolve();
}

describe('a translated page', () => {
  it('shows a changed text, translated again', async () => {
    show('Review application', createElement('i'));
    await translate();
    show('Send application', createElement('i'));
    expect(place).toHaveTextContent('Send application');
    expect(place).not.toHaveTextContent('Review');
    await translate();
    show('Sent', createElement('i'));
    expect(place.innerHTML).toBe('Sent<i></i>');
  });

  it('removes a text, and the translation with it', async () => {
    show('Searching', createElement('i'));
    await translate();
    show(null, createElement('i'));
    expect(place.innerHTML).toBe('<i></i>');
  });

  it('inserts an element before a text', async () => {
    show(null, 'Pay');
    await translate();
    show(createElement('i'), 'Pay');
    expect(place).toHaveTextContent('«Pay»');
    expect(place.firstElementChild?.nodeName).toBe('I');
  });

  it('moves texts with their elements', async () => {
    const item = (key: string) => createElement(Fragment, { key }, key, createElement('i'));
    show([item('a'), item('b')]);
    await translate();
    show([item('b'), item('a')]);
    expect(place.textContent.replaceAll(/[«»]/g, '')).toBe('ba');
  });

  it('removes a text that the translator has merged into another one', async () => {
    show('Hello ', 'Ann', createElement('i'));
    const [first, second] = place.childNodes;
    const font = document.createElement('font');
    font.textContent = '«Hello Ann»';
    first!.replaceWith(font);
    second!.remove();
    await Promise.resolve();
    show('Hello ', null, createElement('i'));
    show(null, null, createElement('i'));
    expect(place.innerHTML).toBe('<i></i>');
  });

  it('leaves the errors of other operations as they are', async () => {
    show('a', createElement('i'));
    await translate();
    expect(() => place.removeChild(document.createElement('b'))).toThrow('not a child');
  });
});
