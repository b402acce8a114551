import { I18nRoot } from '@cpa/shared/i18n';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeSwitcher } from './ThemeSwitcher.tsx';

const shownTheme = () => document.documentElement.dataset['theme'];

function open() {
  render(
    <I18nRoot>
      <ThemeSwitcher />
      <p>elsewhere</p>
    </I18nRoot>,
  );
  return userEvent.click(screen.getByRole('button', { name: 'Theme' }));
}

beforeEach(() => {
  localStorage.clear();
  document.documentElement.dataset['theme'] = 'light';
});

describe('ThemeSwitcher', () => {
  it('shows the current theme and a disabled system option', async () => {
    await open();
    expect(screen.getByRole('radio', { name: 'Light' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Dark' })).not.toBeChecked();
    expect(screen.getByRole('radio', { name: 'System' })).toBeDisabled();
  });

  it('applies the theme and stores it under the key theme', async () => {
    await open();
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    expect(shownTheme()).toBe('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    expect(screen.getByRole('button', { name: 'Theme' })).toHaveAttribute('aria-expanded', 'false');
  });

  it('follows a change made in another tab', async () => {
    await open();
    localStorage.setItem('theme', 'dark');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme' })));
    expect(shownTheme()).toBe('dark');
    expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
  });

  it('keeps the theme of the page when the storage is cleared, as at sign-out', async () => {
    await open();
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    localStorage.clear();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })));
    expect(shownTheme()).toBe('dark');
  });

  it('closes on Escape, which restores the focus, and on a click outside', async () => {
    await open();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Theme' })).toHaveFocus();

    await userEvent.click(screen.getByRole('button', { name: 'Theme' }));
    await userEvent.click(screen.getByText('elsewhere'));
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });
});
