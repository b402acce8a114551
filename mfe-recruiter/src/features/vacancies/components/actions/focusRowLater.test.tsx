import { waitFor } from '@testing-library/react';
import { focusRowLater } from './focusRowLater.ts';

const row = (id: number) =>
  `<div data-vacancy="${id}"><a href="/${id}" data-row-link>Vacancy ${id}</a></div>`;

const render = (...ids: number[]) => {
  document.body.innerHTML = `
    <nav><a href="/open" data-tab aria-current="page">Open</a></nav>
    <button>Elsewhere</button>
    ${ids.map(row).join('')}`;
};

const frames = async () => await new Promise((resolve) => setTimeout(resolve, 100));

/** Returns the text of the element that gets the focus after an action on `ids` left the rows `after`. */
async function focusAfter(ids: number[], after: number[]): Promise<string | null> {
  render(1, 2, 3);
  const end = focusRowLater(ids);
  render(...after);
  end();
  await waitFor(() => expect(document.body).not.toHaveFocus());
  return document.activeElement!.textContent;
}

describe('focusRowLater', () => {
  it('focuses the first changed row that is still listed', async () => {
    expect(await focusAfter([2, 3], [1, 3])).toBe('Vacancy 3');
  });

  it('focuses the row in the place of those that left', async () => {
    expect(await focusAfter([2], [1, 3])).toBe('Vacancy 3');
    expect(await focusAfter([3], [1, 2])).toBe('Vacancy 2');
  });

  it('focuses the current tab when no row is left', async () => {
    expect(await focusAfter([1, 2, 3], [])).toBe('Open');
  });

  it('leaves the focus where a user has put it', async () => {
    render(1, 2, 3);
    const end = focusRowLater([2]);
    document.querySelector('button')!.focus();
    end();
    await frames();
    expect(document.activeElement!.textContent).toBe('Elsewhere');
  });
});
