import { act, render, screen } from '@testing-library/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { createPart } from './createPart.ts';

const Sheet = () => <p>The sheet</p>;

function show(load: () => Promise<{ default: typeof Sheet }>) {
  const part = createPart(load);
  function Page({ isWanted }: { isWanted: boolean }) {
    const { Component, isFailed } = part.usePart(isWanted);
    if (isFailed) return <p>Failed</p>;
    return isWanted && Component ? <Component /> : <p>Nothing yet</p>;
  }
  const { rerender } = render(<Page isWanted={false} />);
  return { part, want: (isWanted: boolean) => act(async () => rerender(<Page isWanted={isWanted} />)) };
}

test('a part is fetched when it is wanted, and not before', async () => {
  const load = jest.fn(async () => ({ default: Sheet }));
  const { want } = show(load);
  expect(load).not.toHaveBeenCalled();
  await want(true);
  expect(screen.getByText('The sheet')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a part that could not be fetched is fetched again when it is next wanted', async () => {
  let isDown = true;
  const { want } = show(async () => {
    if (isDown) throw new Error('offline');
    return { default: Sheet };
  });
  await want(true);
  expect(screen.getByText('Failed')).toBeVisible();
  isDown = false;
  await want(false);
  await want(true);
  expect(screen.getByText('The sheet')).toBeVisible();
});

test('a part that was fetched ahead is there at once', async () => {
  const { part, want } = show(async () => ({ default: Sheet }));
  await part.fetchPart();
  await want(true);
  expect(screen.getByText('The sheet')).toBeVisible();
});

test('draws what arrives after rendering but before React has run the effects', async () => {
  let arrive: () => void = () => {};
  const part = createPart(
    () =>
      new Promise<{ default: () => ReactNode }>((resolve) => {
        arrive = () => resolve({ default: () => <p>Here</p> });
      }),
  );
  function Page() {
    const { Component } = part.usePart(true);
    useLayoutEffect(() => arrive(), []);
    return Component ? <Component /> : <p>Waiting</p>;
  }
  part.hint();
  const place = document.body.appendChild(document.createElement('div'));
  // Within `act` the effects follow the rendering at once, which is not so in a browser.
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  const root = createRoot(place);
  root.render(<Page />);
  expect(await screen.findByText('Here')).toBeVisible();
  root.unmount();
  place.remove();
  environment.IS_REACT_ACT_ENVIRONMENT = true;
});
