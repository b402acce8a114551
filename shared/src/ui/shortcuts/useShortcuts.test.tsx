import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useShortcuts } from './useShortcuts.ts';

function Page({ onKey, isMenuOpen }: { onKey: (key: string) => void; isMenuOpen: boolean }) {
  useShortcuts(onKey);
  return <dialog open={isMenuOpen}>Menu</dialog>;
}

describe('a shortcut', () => {
  it('works beside a closed dialog', async () => {
    const onKey = jest.fn();
    render(<Page onKey={onKey} isMenuOpen={false} />);
    await userEvent.keyboard('j');
    expect(onKey).toHaveBeenCalledWith('j');
  });

  it('does not work behind an open native dialog', async () => {
    const onKey = jest.fn();
    render(<Page onKey={onKey} isMenuOpen />);
    await userEvent.keyboard('j');
    expect(onKey).not.toHaveBeenCalled();
  });
});
