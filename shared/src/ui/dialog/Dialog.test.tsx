import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { I18nRoot } from '../../i18n/index.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';

function Page(props: Partial<DialogProps>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <I18nRoot>
      <button type="button" onClick={() => setIsOpen(true)}>
        Apply now
      </button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title="Apply as Line Cook" {...props}>
        <label>
          Letter <textarea />
        </label>
      </Dialog>
    </I18nRoot>
  );
}

async function open(props: Partial<DialogProps> = {}) {
  render(<Page {...props} />);
  await userEvent.click(screen.getByRole('button', { name: 'Apply now' }));
  return screen.findByRole('dialog', { name: 'Apply as Line Cook' });
}

const isShown = () => screen.queryByRole('dialog') !== null;

describe('a dialog', () => {
  it('makes the page behind it inert while it is open', async () => {
    const dialog = await open();
    expect(dialog.contains(document.activeElement)).toBe(true);
    expect(screen.queryByRole('button', { name: 'Apply now' })).not.toBeInTheDocument();
    for (let presses = 0; presses < 6; presses += 1) {
      await userEvent.tab();
      expect(dialog.contains(document.activeElement)).toBe(true);
    }
  });

  it('closes on Escape and restores the focus', async () => {
    await open();
    await userEvent.keyboard('{Escape}');
    expect(isShown()).toBe(false);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Apply now' })).toHaveFocus());
  });

  it('closes on its close button', async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(isShown()).toBe(false);
  });

  it('closes on a click beside it', async () => {
    await open();
    await userEvent.click(document.body);
    expect(isShown()).toBe(false);
  });

  it('stays open while work is in progress', async () => {
    await open({ isLocked: true });
    await userEvent.keyboard('{Escape}');
    await userEvent.click(document.body);
    expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
    expect(isShown()).toBe(true);
  });

  describe('as a sheet on a phone', () => {
    beforeEach(() => {
      jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
      Element.prototype.setPointerCapture = () => {};
    });
    afterEach(() => jest.restoreAllMocks());

    /** jsdom has no `PointerEvent`. */
    function point(target: Element, type: string, clientY: number) {
      const event = new MouseEvent(type, { bubbles: true, clientY });
      fireEvent(target, Object.assign(event, { pointerId: 1, isPrimary: true }));
    }

    function drag(target: Element, distance: number) {
      point(target, 'pointerdown', 100);
      point(target, 'pointermove', 100 + distance);
      point(target, 'pointerup', 100 + distance);
    }

    it('closes when its head is dragged down', async () => {
      await open({ isSheet: true });
      drag(screen.getByRole('banner', { hidden: true }), 40);
      expect(isShown()).toBe(true);
      drag(screen.getByRole('banner', { hidden: true }), 120);
      expect(isShown()).toBe(false);
    });

    it('does not start a drag on a button', async () => {
      await open({ isSheet: true });
      drag(screen.getByRole('button', { name: 'Close' }), 120);
      expect(isShown()).toBe(true);
    });
  });
});
