import { act, render, screen } from '@testing-library/react';
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
