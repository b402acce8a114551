import { I18nRoot } from '@cpa/shared/i18n';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { CvBanner } from './CvBanner.tsx';

function open(at: string) {
  const router = createMemoryRouter([{ path: '*', Component: CvBanner }], { initialEntries: [at] });
  const view = render(
    <I18nRoot>
      <RouterProvider router={router} />
    </I18nRoot>,
  );
  return { ...view, router };
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const banner = () => screen.queryByRole('complementary', { name: 'Build Your CV for Free!' });

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => jest.useRealTimers());

describe('CvBanner', () => {
  it('has the specified texts', () => {
    open('/vacancies');
    expect(banner()).toHaveTextContent('Create a professional resume in minutes with our easy CV Builder');
    expect(screen.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/cv-builder');
  });

  it.each(['/cv-builder', '/operator/releases'])('is hidden on %s and shown on the next page', async (at) => {
    const { router } = open(at);
    expect(banner()).not.toBeInTheDocument();
    await act(() => router.navigate('/vacancies'));
    expect(banner()).toBeInTheDocument();
  });

  it.each([
    ['closed', () => screen.getByRole('button', { name: 'Close' })],
    ['followed', () => screen.getByRole('link', { name: 'Get Started' })],
  ])(
    'takes 300 ms to leave once it is %s, and stays hidden for this browser session',
    async (_how, target) => {
      const { unmount } = open('/vacancies');
      fireEvent.click(target());
      await pass(299);
      expect(banner()).toHaveAttribute('data-leaving');
      await pass(1);
      expect(banner()).not.toBeInTheDocument();

      unmount();
      open('/vacancies');
      expect(banner()).not.toBeInTheDocument();
    },
  );
});
