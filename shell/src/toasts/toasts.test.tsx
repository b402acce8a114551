import { I18nRoot } from '@cpa/shared/i18n';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ToastArea } from './ToastArea.tsx';
import { createToasts } from './createToasts.ts';

/** Longer than until a toast is shown, which follows the next paint. */
const SHOWN_MS = 50;

const toasts = createToasts();
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const toastOf = (title: string) =>
  screen.queryByText(title)?.closest<HTMLElement>('.Toastify__toast') ?? null;

beforeAll(async () => {
  // The chunk is fetched once; with the clocks stopped it would never come.
  await import('./toastify.tsx');
});

beforeEach(async () => {
  jest.useFakeTimers();
  render(
    <I18nRoot>
      <main />
      <ToastArea />
    </I18nRoot>,
  );
  await pass(5000);
});

afterEach(async () => {
  await pass(10_000);
  jest.useRealTimers();
});

describe('toast', () => {
  it.each(['info', 'success', 'warning', 'error'] as const)(
    'of the kind %s shows title and description',
    async (kind) => {
      toasts[kind]({ title: `A ${kind}`, description: 'And why.' });
      await pass(SHOWN_MS);
      const toast = toastOf(`A ${kind}`);
      expect(toast).toHaveTextContent('And why.');
      expect(toast).toHaveClass(`Toastify__toast--${kind}`, 'Toastify__toast-theme--dark');
      expect(toast?.closest('section')).toHaveAttribute('aria-live', 'polite');
      expect(toast?.parentElement).toHaveClass('Toastify__toast-container--top-right');
    },
  );

  it('appears after the next paint', async () => {
    const frame = jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
    toasts.info({ title: 'Saved' });
    await pass(50);
    expect(toastOf('Saved')).not.toBeInTheDocument();
    frame.mock.calls[0]![0](0);
    await pass(1);
    expect(toastOf('Saved')).toBeInTheDocument();
    jest.restoreAllMocks();
  });

  it('appears on a hidden page, which paints nothing', async () => {
    jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
    toasts.info({ title: 'Done meanwhile' });
    await pass(150);
    expect(toastOf('Done meanwhile')).toBeInTheDocument();
    jest.restoreAllMocks();
  });

  it('is a line of the dock on phones and leaves the page where it is', async () => {
    toasts.info({ title: 'Over the title' });
    await pass(SHOWN_MS);
    expect(toastOf('Over the title')?.closest('[data-dock]')).toHaveAttribute('data-dock', 'toast');
    expect(screen.getByRole('main')).not.toHaveAttribute('style');
  });

  it('closes after three seconds', async () => {
    toasts.info({ title: 'Soon gone' });
    await pass(SHOWN_MS);
    await pass(2900);
    expect(toastOf('Soon gone')).toBeInTheDocument();
    await pass(400);
    expect(toastOf('Soon gone')).not.toBeInTheDocument();
  });

  it('pauses while the pointer is over it', async () => {
    toasts.info({ title: 'Being read' });
    await pass(SHOWN_MS);
    await pass(1000);
    fireEvent.mouseEnter(toastOf('Being read')!);
    await pass(10_000);
    expect(toastOf('Being read')).toBeInTheDocument();
    fireEvent.mouseLeave(toastOf('Being read')!);
    await pass(1900);
    expect(toastOf('Being read')).toBeInTheDocument();
    await pass(400);
    expect(toastOf('Being read')).not.toBeInTheDocument();
  });

  it('closes on a click and on its close button', async () => {
    toasts.info({ title: 'First' });
    toasts.info({ title: 'Second' });
    await pass(SHOWN_MS);
    fireEvent.click(screen.getByText('First'));
    fireEvent.click(screen.getAllByRole('button', { name: 'Close this notification' })[1]!);
    await pass(300);
    expect(toastOf('First')).not.toBeInTheDocument();
    expect(toastOf('Second')).not.toBeInTheDocument();
  });

  it('is shown once for the same text', async () => {
    toasts.error({ title: 'No answer' });
    toasts.error({ title: 'No answer' });
    await pass(SHOWN_MS);
    expect(screen.getAllByText('No answer')).toHaveLength(1);
  });
});

describe('progress toast', () => {
  it('stays until the work is done, then shows the result and closes', async () => {
    const toast = toasts.progress('Submitting application...');
    await pass(20_000);
    fireEvent.click(screen.getByText('Submitting application...'));
    await pass(300);
    expect(toastOf('Submitting application...')).toBeInTheDocument();

    toast.succeed({ title: 'Application submitted successfully' });
    await pass(SHOWN_MS);
    expect(screen.queryByText('Submitting application...')).not.toBeInTheDocument();
    expect(toastOf('Application submitted successfully')).toHaveClass('Toastify__toast--success');
    await pass(2800);
    expect(toastOf('Application submitted successfully')).toBeInTheDocument();
    await pass(500);
    expect(toastOf('Application submitted successfully')).not.toBeInTheDocument();
  });

  it('can fail, also immediately', async () => {
    const toast = toasts.progress('Updating status...');
    toast.fail({ title: 'Failed to update status' });
    await pass(SHOWN_MS);
    expect(toastOf('Failed to update status')).toHaveClass('Toastify__toast--error');
  });

  it('can be dismissed', async () => {
    const toast = toasts.progress('Looking...');
    await pass(SHOWN_MS);
    toast.dismiss();
    await pass(300);
    expect(toastOf('Looking...')).not.toBeInTheDocument();
  });
});
