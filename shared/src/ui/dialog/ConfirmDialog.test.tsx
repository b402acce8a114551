import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nRoot } from '../../i18n/index.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';

function ask({ isWorking = false } = {}) {
  const onConfirm = jest.fn();
  const onCancel = jest.fn();
  render(
    <I18nRoot>
      <ConfirmDialog
        isOpen
        title="Close this vacancy?"
        confirmLabel="Close vacancy"
        onConfirm={onConfirm}
        onCancel={onCancel}
        isDestructive
        isWorking={isWorking}
      >
        Nobody can apply any more.
      </ConfirmDialog>
    </I18nRoot>,
  );
  return { onConfirm, onCancel };
}

describe('a confirmation dialog', () => {
  it('names the action and focuses the cancel button', () => {
    ask();
    expect(screen.getByRole('alertdialog', { name: 'Close this vacancy?' })).toHaveTextContent(
      'Nobody can apply any more.',
    );
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  });

  it('runs the action when confirmed', async () => {
    const { onConfirm, onCancel } = ask();
    await userEvent.click(screen.getByRole('button', { name: 'Close vacancy' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(onCancel).not.toHaveBeenCalled();
  });

  it('cancels on Escape and ignores clicks beside it', async () => {
    const { onConfirm, onCancel } = ask();
    await userEvent.click(document.body);
    expect(onCancel).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('alertdialog').contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    expect(onCancel).toHaveBeenCalledTimes(1);
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('cannot be confirmed twice while the action runs', async () => {
    const { onConfirm, onCancel } = ask({ isWorking: true });
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: /Working/ }));
    expect(onConfirm).not.toHaveBeenCalled();
    expect(onCancel).not.toHaveBeenCalled();
  });
});
