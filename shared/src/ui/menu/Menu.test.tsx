import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nRoot } from '../../i18n/index.ts';
import { Button } from '../button/Button.tsx';
import { Menu } from './Menu.tsx';
import type { MenuSection } from './menuSection.ts';

const themes: MenuSection<'light' | 'dark' | 'system'>[] = [
  {
    title: 'Theme',
    chosen: 'dark',
    items: [
      { id: 'light', name: 'Light' },
      { id: 'dark', name: 'Dark' },
      { id: 'system', name: 'System', disabledReason: 'Not offered yet' },
    ],
  },
];
const actions: MenuSection<'edit' | 'close'>[] = [
  { items: [{ id: 'edit', name: 'Edit' }] },
  { items: [{ id: 'close', name: 'Close vacancy', hint: 'Nobody can apply any more', isDestructive: true }] },
];

function show<Id extends string>(sections: MenuSection<Id>[]) {
  const onChoose = jest.fn();
  render(
    <I18nRoot>
      <Menu trigger={<Button variant="secondary">More</Button>} sections={sections} onChoose={onChoose} />
    </I18nRoot>,
  );
  return onChoose;
}

const trigger = () => screen.getByRole('button', { name: 'More' });

describe('a menu', () => {
  it('opens under its button, is named by it, and closes on a choice', async () => {
    const onChoose = show(actions);
    expect(trigger()).toHaveAttribute('aria-haspopup', 'true');
    await userEvent.click(trigger());
    expect(screen.getByRole('menu', { name: 'More' })).toBeVisible();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Edit' }));
    expect(onChoose).toHaveBeenCalledWith('edit');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('works by keyboard, across its sections', async () => {
    const onChoose = show(actions);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(onChoose).toHaveBeenCalledWith('close');
    await waitFor(() => expect(trigger()).toHaveFocus());
    await userEvent.keyboard('{Enter}{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(onChoose).toHaveBeenCalledTimes(1);
  });

  it('describes an item by its second line', async () => {
    show(actions);
    await userEvent.click(trigger());
    expect(screen.getByRole('menuitem', { name: 'Close vacancy' })).toHaveAccessibleDescription(
      'Nobody can apply any more',
    );
  });

  it('marks the chosen item, and explains why another is disabled', async () => {
    const onChoose = show(themes);
    await userEvent.click(trigger());
    expect(screen.getByRole('group', { name: 'Theme' })).toBeVisible();
    expect(screen.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked();
    expect(screen.getByRole('menuitemradio', { name: 'Light' })).not.toBeChecked();
    const system = screen.getByRole('menuitemradio', { name: 'System' });
    expect(system).toHaveAttribute('aria-disabled', 'true');
    expect(system).toHaveAccessibleDescription('Not offered yet');
    await userEvent.click(system);
    expect(onChoose).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Light' }));
    expect(onChoose).toHaveBeenCalledWith('light');
  });
});
