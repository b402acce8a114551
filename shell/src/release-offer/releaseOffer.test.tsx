import { I18nRoot } from '@cpa/shared/i18n';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { anActiveRemote } from '../remotes/testing/anActiveRemote.ts';
import { createReleaseOffer } from './createReleaseOffer.ts';
import { ReleaseOfferArea } from './ReleaseOfferArea.tsx';

/** The offer on a page that is outdated from the call of `publish` on. */
function aPage(at = '/blog') {
  let isOutdated = false;
  let isBusy = false;
  const listeners: (() => void)[] = [];
  const reload = jest.fn();
  const router = createMemoryRouter([{ path: '*' }], { initialEntries: [at] });
  const offer = createReleaseOffer({
    releases: { revision: 4, remotes: [anActiveRemote()] },
    router,
    check: {
      isOutdated: () => isOutdated,
      subscribe: (listener) => {
        listeners.push(listener);
        return () => {};
      },
    },
    isBusy: () => isBusy,
    reload,
  });
  render(
    <I18nRoot>
      <ReleaseOfferArea offer={offer} />
    </I18nRoot>,
  );
  const publish = async () => {
    isOutdated = true;
    await act(async () => listeners.forEach((listener) => listener()));
  };
  const setBusy = (value: boolean) => void (isBusy = value);
  return { router, reload, publish, setBusy, user: userEvent.setup() };
}

const notice = () => screen.queryByText('A newer version of this page is ready.');

describe('release offer', () => {
  it('is shown once the page is outdated, and reloads it', async () => {
    const { publish, reload, user } = aPage();
    const liveRegion = document.querySelector<HTMLElement>('[aria-live="polite"]')!;
    expect(liveRegion).toBeEmptyDOMElement();
    await publish();
    expect(await screen.findByText('A newer version of this page is ready.')).toBeVisible();
    expect(liveRegion).toContainElement(notice());
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is hidden on pinned pages', async () => {
    const { publish, router } = aPage('/plans');
    await publish();
    expect(notice()).not.toBeInTheDocument();
    await act(async () => await router.navigate('/blog'));
    expect(notice()).toBeVisible();
  });

  it('is shown on a pinned page from the navigation to it until the first click or input', async () => {
    const { publish, router } = aPage('/plans');
    await publish();
    await act(async () => await router.navigate('/plans/7'));
    expect(notice()).not.toBeInTheDocument();
    await act(async () => await router.navigate('/blog'));
    await act(async () => await router.navigate('/plans'));
    expect(await screen.findByText('A newer version of this page is ready.')).toBeVisible();
    fireEvent.click(notice()!);
    expect(notice()).toBeVisible();
    fireEvent.click(document.body);
    expect(notice()).not.toBeInTheDocument();
    await act(async () => await router.navigate('/blog'));
    await act(async () => await router.navigate('/plans/8'));
    expect(notice()).toBeVisible();
    const field = document.body.appendChild(document.createElement('input'));
    fireEvent.input(field, { target: { value: '4111' } });
    expect(notice()).not.toBeInTheDocument();
    field.remove();
  });

  it('is shown on a pinned page when the check that a navigation to it started ends after it', async () => {
    const { publish, router } = aPage('/blog');
    await act(async () => await router.navigate('/plans'));
    await publish();
    expect(notice()).toBeVisible();
    fireEvent.click(document.body);
    await publish();
    expect(notice()).not.toBeInTheDocument();
  });

  it('is hidden while the page has input of the user', async () => {
    const { publish, router } = aPage();
    await publish();
    const field = document.body.appendChild(document.createElement('input'));
    fireEvent.input(field, { target: { value: 'cook' } });
    expect(notice()).not.toBeInTheDocument();
    await act(async () => await router.navigate('/about'));
    expect(notice()).toBeVisible();
    field.remove();
  });

  it('stays hidden until the next release after "Not now"', async () => {
    const { publish, user } = aPage();
    await publish();
    await user.click(await screen.findByRole('button', { name: 'Not now' }));
    expect(notice()).not.toBeInTheDocument();
    await publish();
    expect(notice()).toBeVisible();
  });

  it('reloads after the pending requests', async () => {
    const { publish, reload, setBusy } = aPage();
    await publish();
    await screen.findByRole('button', { name: 'Reload' });
    jest.useFakeTimers();
    setBusy(true);
    fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
    await act(async () => await jest.advanceTimersByTimeAsync(1000));
    expect(reload).not.toHaveBeenCalled();
    setBusy(false);
    await act(async () => await jest.advanceTimersByTimeAsync(100));
    expect(reload).toHaveBeenCalledTimes(1);
    jest.useRealTimers();
  });
});
