import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { I18nRoot } from '../../i18n/index.ts';
import { ContextMenu } from './ContextMenu.tsx';
import type { MenuSection } from './menuSection.ts';

const sections: MenuSection[] = [
  {
    title: 'Move to',
    chosen: 'new',
    items: [
      { id: 'new', name: 'New' },
      { id: 'offer', name: 'Offer', disabledReason: 'No offers yet' },
      { id: 'hired', name: 'Hired' },
    ],
  },
  { items: [{ id: 'mail', name: 'Mail', hint: 'Opens a form' }] },
];

function Example({ onChoose }: { onChoose: (id: string) => void }) {
  const [anchor, setAnchor] = useState<Element | null>(null);
  return (
    <>
      <button type="button" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        Open
      </button>
      {anchor && (
        <ContextMenu
          label="Actions"
          anchor={anchor}
          sections={sections}
          onChoose={onChoose}
          onClose={() => setAnchor(null)}
        />
      )}
    </>
  );
}

async function open() {
  const onChoose = jest.fn();
  render(
    <I18nRoot>
      <Example onChoose={onChoose} />
    </I18nRoot>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return onChoose;
}

const radio = (name: string) => screen.getByRole('menuitemradio', { name });

describe('ContextMenu', () => {
  it('has the focus on its first item and returns it to the anchor', async () => {
    const onChoose = await open();
    expect(screen.getByRole('menu', { name: 'Actions' })).toBeVisible();
    expect(radio('New')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('moves through its sections by arrow keys, skips disabled items and chooses by Enter', async () => {
    const onChoose = await open();
    await userEvent.keyboard('{ArrowDown}');
    expect(radio('Hired')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(radio('New')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(onChoose.mock.calls).toEqual([['mail']]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  });

  it('finds items by their first letters', async () => {
    await open();
    await userEvent.keyboard('hi');
    expect(radio('Hired')).toHaveFocus();
  });

  it('marks the chosen item and says why another one cannot be chosen', async () => {
    const onChoose = await open();
    expect(screen.getByRole('group', { name: 'Move to' })).toBeVisible();
    expect(radio('New')).toBeChecked();
    expect(radio('Hired')).not.toBeChecked();
    expect(radio('Offer')).toHaveAccessibleDescription('No offers yet');
    await userEvent.click(radio('Offer'));
    expect(onChoose).not.toHaveBeenCalled();
    expect(screen.getByRole('menuitem', { name: 'Mail' })).toHaveAccessibleDescription('Opens a form');
  });

  it('closes by a click beside it', async () => {
    const onChoose = await open();
    const [backdrop] = screen.getAllByRole('presentation');
    await userEvent.click(backdrop!);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
    expect(onChoose).not.toHaveBeenCalled();
  });

  it('closes when its anchor scrolls away in a part of the page, but not when the whole page scrolls', async () => {
    await open();
    fireEvent.scroll(document);
    expect(radio('New')).toBeVisible();
    const moved = new DOMRect(0, -40, 80, 20);
    jest.spyOn(screen.getByRole('button', { name: 'Open' }), 'getBoundingClientRect').mockReturnValue(moved);
    jest.replaceProperty(window, 'scrollY', 40);
    fireEvent.scroll(document);
    expect(radio('New')).toBeVisible();
    jest.restoreAllMocks();
    jest.spyOn(screen.getByRole('button', { name: 'Open' }), 'getBoundingClientRect').mockReturnValue(moved);
    fireEvent.scroll(document);
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  });

  it('leaves the page beside it active, so that its styles stay valid', async () => {
    await open();
    expect(screen.getByRole('button', { name: 'Open' }).closest('[inert], [aria-hidden]')).toBeNull();
  });
});
