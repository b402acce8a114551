import { act, render, screen } from '@testing-library/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { activateLocale, createTexts, DEFAULT_LOCALE, I18nRoot } from '../../i18n/index.ts';
import { lazyComponent } from './lazyComponent.ts';

const Sheet = () => <p>The sheet</p>;

function show(load: () => Promise<{ default: typeof Sheet }>) {
  const lazy = lazyComponent(load);
  function Page({ isWanted }: { isWanted: boolean }) {
    const { Component, isFailed, retry } = lazy.useComponent(isWanted);
    if (isFailed) return <button onClick={retry}>Failed</button>;
    return isWanted && Component ? <Component /> : <p>Nothing yet</p>;
  }
  const { rerender } = render(<Page isWanted={false} />);
  return { lazy, want: (isWanted: boolean) => act(async () => rerender(<Page isWanted={isWanted} />)) };
}

test('loads the component when it is first needed', async () => {
  const load = jest.fn(async () => ({ default: Sheet }));
  const { want } = show(load);
  expect(load).not.toHaveBeenCalled();
  await want(true);
  expect(screen.getByText('The sheet')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('retries a failed load when the component is needed again', async () => {
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

test('retries a failed load on request', async () => {
  let isDown = true;
  const { want } = show(async () => {
    if (isDown) throw new Error('offline');
    return { default: Sheet };
  });
  await want(true);
  await act(async () => screen.getByText('Failed').click());
  expect(screen.getByText('Failed')).toBeVisible();
  isDown = false;
  await act(async () => screen.getByText('Failed').click());
  expect(screen.getByText('The sheet')).toBeVisible();
});

test('renders a preloaded component at once', async () => {
  const { lazy, want } = show(async () => ({ default: Sheet }));
  await lazy.preload();
  await want(true);
  expect(screen.getByText('The sheet')).toBeVisible();
});

test('renders a component after its texts have arrived in the language of the page', async () => {
  await activateLocale('nl');
  const { promise: arrives, resolve: arrive } = Promise.withResolvers<{ default: { 'x.y': string } }>();
  const lazy = lazyComponent(async () => {
    const { useText } = createTexts({ 'x.y': 'The sheet' }, { nl: () => arrives });
    const Translated = () => <p>{useText()('x.y')}</p>;
    return { default: Translated };
  });
  const loading = lazy.preload();
  const isLoaded = jest.fn();
  void loading.then(isLoaded);
  await new Promise((resolve) => setTimeout(resolve));
  expect(isLoaded).not.toHaveBeenCalled();
  arrive({ default: { 'x.y': 'Het blad' } });
  await loading;
  const Page = () => {
    const { Component } = lazy.useComponent(true);
    return Component && <Component />;
  };
  render(<Page />, { wrapper: I18nRoot });
  expect(screen.getByText('Het blad')).toBeVisible();
  await act(() => activateLocale(DEFAULT_LOCALE));
});

test('tries again after the next click', async () => {
  let isAway = true;
  const lazy = lazyComponent(async () => {
    if (isAway) throw new Error('away');
    return { default: () => <p>Here</p> };
  });
  const Page = () => {
    const { Component, isFailed } = lazy.useComponent(true);
    return Component ? <Component /> : <p>{isFailed ? 'Failed' : 'Waiting'}</p>;
  };
  render(<Page />);
  expect(await screen.findByText('Failed')).toBeVisible();
  isAway = false;
  act(() => void window.dispatchEvent(new Event('click')));
  expect(await screen.findByText('Here')).toBeVisible();
});

test('renders a chunk that arrives between rendering and the effect', async () => {
  let arrive: () => void = () => {};
  const lazy = lazyComponent(
    () =>
      new Promise<{ default: () => ReactNode }>((resolve) => {
        arrive = () => resolve({ default: () => <p>Here</p> });
      }),
  );
  function Page() {
    const { Component } = lazy.useComponent(true);
    useLayoutEffect(() => arrive(), []);
    return Component ? <Component /> : <p>Waiting</p>;
  }
  lazy.prefetch();
  const place = document.body.appendChild(document.createElement('div'));
  // `act` runs effects right after rendering, which a browser does not.
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  const root = createRoot(place);
  root.render(<Page />);
  expect(await screen.findByText('Here')).toBeVisible();
  root.unmount();
  place.remove();
  environment.IS_REACT_ACT_ENVIRONMENT = true;
});
