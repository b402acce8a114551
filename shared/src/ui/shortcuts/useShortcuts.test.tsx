import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nRoot } from '../../i18n/index.ts';
import { storeShortcutSetting } from './shortcutSetting.ts';
import { ShortcutSwitch } from './ShortcutSwitch.tsx';
import { useShortcuts } from './useShortcuts.ts';

type PageProps = { onKey: (key: string) => void; isMenuOpen: boolean; withRepeats?: boolean };

function Page({ onKey, isMenuOpen, withRepeats = false }: PageProps) {
  useShortcuts(onKey, { withRepeats });
  return <dialog open={isMenuOpen}>Menu</dialog>;
}

describe('a shortcut', () => {
  it('works beside a closed dialog', async () => {
    const onKey = jest.fn();
    render(<Page onKey={onKey} isMenuOpen={false} />);
    await userEvent.keyboard('j');
    expect(onKey).toHaveBeenCalledWith('j', expect.any(KeyboardEvent));
  });

  it('does not work behind an open native dialog', async () => {
    const onKey = jest.fn();
    render(<Page onKey={onKey} isMenuOpen />);
    await userEvent.keyboard('j');
    expect(onKey).not.toHaveBeenCalled();
  });

  it.each([
    [false, 1],
    [true, 2],
  ])('is called for a held key (repeats: %s)', (withRepeats, times) => {
    const onKey = jest.fn();
    render(<Page onKey={onKey} isMenuOpen={false} withRepeats={withRepeats} />);
    fireEvent.keyDown(document.body, { key: 'ArrowDown' });
    fireEvent.keyDown(document.body, { key: 'ArrowDown', repeat: true });
    expect(onKey).toHaveBeenCalledTimes(times);
  });

  it('ignores letters, digits and symbols while the user has turned them off', async () => {
    const onKey = jest.fn();
    let stored: 'off' | null = null;
    let notify = () => {};
    storeShortcutSetting({
      read: () => stored,
      write: (value) => {
        stored = value;
        notify();
      },
      subscribe: (listener) => {
        notify = listener;
        return () => {};
      },
    });
    render(
      <I18nRoot>
        <Page onKey={onKey} isMenuOpen={false} />
        <ShortcutSwitch />
      </I18nRoot>,
    );
    const isOn = screen.getByRole('checkbox', { name: 'Keyboard shortcuts without Ctrl or Alt' });
    expect(isOn).toBeChecked();
    await userEvent.click(isOn);
    expect(isOn).not.toBeChecked();
    expect(stored).toBe('off');
    await userEvent.keyboard('j?5{ArrowDown}');
    expect(onKey.mock.calls.map(([key]) => key)).toEqual(['ArrowDown']);
    await userEvent.click(isOn);
    await userEvent.keyboard('j');
    expect(onKey).toHaveBeenLastCalledWith('j', expect.any(KeyboardEvent));
  });
});
