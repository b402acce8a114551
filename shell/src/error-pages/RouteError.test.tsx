import { I18nRoot } from '@cpa/shared/i18n';
import { aHost } from '@cpa/shared/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { RouteError } from './RouteError.tsx';

test('renders a page that threw again on "Try again"', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  const Page = () => {
    if (isBroken) throw new Error('broken');
    return <h1>Forgot your password?</h1>;
  };
  const router = createMemoryRouter([{ path: '/', Component: Page, ErrorBoundary: RouteError }]);
  render(
    <I18nRoot>
      <Provider store={aHost().store}>
        <RouterProvider router={router} onError={() => undefined} />
      </Provider>
    </I18nRoot>,
  );
  expect(await screen.findByRole('heading', { name: 'Something went wrong on this page' })).toBeVisible();
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
});
