import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot, type Root } from 'react-dom/client';
import { MemoryRouter, useLocation } from 'react-router';
import { RichText } from './RichText.tsx';

let page: Root | undefined;

afterEach(() => {
  act(() => page?.unmount());
  document.body.replaceChildren();
});

/** Hydrates a text whose HTML came with the document. @returns the errors of the hydration */
function hydrate(html: string, text: string) {
  const container = document.createElement('div');
  container.innerHTML = `<div>${html}</div><output>/</output>`;
  document.body.append(container);
  const errors: unknown[] = [];
  act(() => {
    page = hydrateRoot(container, <Page text={text} />, {
      onRecoverableError: (error) => errors.push(error),
    });
  });
  return errors;
}

function Page({ text }: { text: string }) {
  return (
    <MemoryRouter>
      <RichText level={3}>{text}</RichText>
      <Place />
    </MemoryRouter>
  );
}

function Place() {
  return <output>{useLocation().pathname}</output>;
}

test('keeps the HTML of the server', () => {
  const errors = hydrate('<div><h3>Duties</h3></div>', '## Duties');
  const heading = screen.getByRole('heading', { name: 'Duties' });
  act(() => page?.render(<Page text="## Duties" />));
  expect(screen.getByRole('heading', { name: 'Duties' })).toBe(heading);
  expect(errors).toEqual([]);
});

test('renders a text that replaces the one of the server', async () => {
  hydrate('<div><h3>Duties</h3></div>', '## Duties');
  act(() => page?.render(<Page text="## Benefits" />));
  expect(await screen.findByRole('heading', { name: 'Benefits' })).toBeVisible();
  expect(screen.queryByText('Duties')).toBeNull();
});

test.each(['/faq', '/nl/faq'])('follows %s within the page', async (href) => {
  hydrate(`<div><p><a href="${href}">Questions</a></p></div>`, '[Questions](/faq)');
  await userEvent.click(screen.getByRole('link', { name: 'Questions' }));
  await waitFor(() => expect(screen.getByText('/faq')).toBeVisible());
});

test.each(['#duties', 'http://localhost/api/files/1', '//localhost/faq', 'faq'])(
  'leaves %s to the browser, as a link that was rendered in the browser',
  async (href) => {
    hydrate(`<div><p><a href="${href}">Details</a></p></div>`, `[Details](${href})`);
    expect(isLeftToBrowser(screen.getByRole('link'))).toBe(true);
    act(() => page?.render(<Page text={`[Now live](${href})`} />));
    expect(isLeftToBrowser(await screen.findByRole('link', { name: 'Now live' }))).toBe(true);
  },
);

/** Clicks a link. The test environment does not implement the navigation itself. */
function isLeftToBrowser(link: HTMLElement): boolean {
  let isLeft = false;
  const stop = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', stop, { once: true });
  fireEvent.click(link);
  return isLeft;
}
