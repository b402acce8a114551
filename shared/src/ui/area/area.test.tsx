import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { I18nRoot } from '../../i18n/index.ts';
import { MoreIcon } from '../icons/index.ts';
import { type AreaEntry, PhoneBar, Sidebar } from './index.ts';

const entries: AreaEntry[] = [
  { to: '/fairs', name: 'Fairs', Icon: MoreIcon, isExact: true, isInPhoneBar: true, figure: '12' },
  {
    to: '/fairs/guests',
    name: 'Guests',
    Icon: MoreIcon,
    isInPhoneBar: true,
    news: { text: '3 new', count: '3' },
  },
  { to: '/fairs/stands', name: 'Stands', Icon: MoreIcon },
];

const showAt = (url: string, ui: React.ReactNode) =>
  render(
    <I18nRoot>
      <MemoryRouter initialEntries={[url]}>{ui}</MemoryRouter>
    </I18nRoot>,
  );

describe('Sidebar', () => {
  const sidebar = (isRail: boolean) => (
    <Sidebar label="Fairs" entries={entries} head="Fair of Oranjestad" isRail={isRail} />
  );

  it('lists all pages with their counts and marks the open one', () => {
    showAt('/fairs/guests/7', sidebar(false));
    const names = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(names).toEqual(['Fairs12', 'Guests3 new', 'Stands']);
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Guests');
  });

  it('keeps the names of a rail for screen readers and as tooltips', () => {
    showAt('/fairs', sidebar(true));
    expect(screen.getByRole('link', { name: 'Guests 3' })).toHaveAttribute('title', 'Guests');
    expect(screen.getByRole('link', { name: 'Fairs' })).toHaveTextContent(/^Fairs$/);
  });
});

describe('PhoneBar', () => {
  it('has links to its pages and a menu with the others', async () => {
    const user = userEvent.setup();
    const onChoose = jest.fn();
    const years = { title: 'Year', chosen: '2026', items: [{ id: '2026', name: '2026' }] };
    showAt(
      '/fairs',
      <PhoneBar
        label="Fairs"
        entries={entries}
        more={{ label: 'More', sections: [years] }}
        onChoose={onChoose}
      />,
    );
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Fairs', 'Guests3']);
    await user.click(screen.getByRole('button', { name: 'More' }));
    expect(screen.getByRole('menuitemradio', { name: '2026' })).toBeChecked();
    await user.click(screen.getByRole('menuitem', { name: 'Stands' }));
    expect(onChoose).toHaveBeenCalledWith('/fairs/stands');
  });
});
