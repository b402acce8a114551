import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ClockIcon, MapPinIcon } from '../index.ts';
import { printSymbols } from './symbols.ts';

const icons = (
  <p>
    <ClockIcon />
    <MapPinIcon size={15} />
    <ClockIcon />
  </p>
);

afterEach(() => document.body.replaceChildren());

test('a document contains the drawing of each of its icons once', () => {
  document.body.innerHTML = printSymbols(renderToString(icons));
  expect(document.querySelectorAll('symbol')).toHaveLength(2);
  document.body.append(document.createRange().createContextualFragment(renderToString(icons)));
  const references = [...document.querySelectorAll('use')].map((use) => use.getAttribute('href'));
  expect(references).toHaveLength(3);
  for (const reference of references)
    expect(document.querySelector(`symbol${reference} > circle`)).not.toBeNull();
});

test('prints nothing without icons, and no drawing for a text like a reference', () => {
  expect(printSymbols('<p>&lt;use href="#icon-1"</p>')).toBe('');
});

test('a page adds the drawings that its document lacks', () => {
  document.body.innerHTML = `${printSymbols(renderToString(<ClockIcon />))}<main></main>`;
  const [known] = document.querySelectorAll('symbol');
  const { unmount } = render(icons, { container: document.querySelector('main')! });
  const symbols = [...document.querySelectorAll('#icon-symbols > symbol')];
  expect(symbols).toHaveLength(2);
  expect(symbols[0]).toBe(known);
  expect(symbols[1]!.outerHTML).toBe(
    printSymbols(renderToString(<MapPinIcon />)).replace(/^.*?(<symbol.*<\/symbol>).*$/, '$1'),
  );
  unmount();
  render(<MapPinIcon />);
  expect(document.querySelectorAll('symbol')).toHaveLength(2);
});
