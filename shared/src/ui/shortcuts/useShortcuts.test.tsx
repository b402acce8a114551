import { fireEvent, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
});
