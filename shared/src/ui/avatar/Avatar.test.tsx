import { fireEvent, render, screen } from '@testing-library/react';
import { Avatar } from './Avatar.tsx';
import { avatarColour, initialsOf } from './avatarLooks.ts';

describe('an avatar', () => {
  it.each([
    ['Divi Cove Resort', 'DC'],
    ['Cas di Sabor', 'CS'],
    ['Jean-Pierre Maduro', 'JM'],
    ['Ñapa', 'Ñ'],
    ['de lima', 'DL'],
    ['  Xiomara   Croes ', 'XC'],
    ['7 Mile Rentals', '7M'],
    ['', ''],
  ])('of %s has the initials %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it('has one colour for one name, however it is written', () => {
    expect(avatarColour('Cas di Sabor')).toBe(avatarColour(' CAS DI SABOR '));
    expect(new Set(['Kas', 'Divi', 'Bahia', 'Turtle', 'Arena'].map(avatarColour)).size).toBeGreaterThan(1);
  });

  it('shows initials when the picture fails to load', () => {
    const { container } = render(<Avatar name="Cas di Sabor" src="/logo.svg" />);
    const picture = container.querySelector('img');
    expect(picture).toHaveAttribute('src', '/logo.svg');
    expect(screen.queryByText('CS')).not.toBeInTheDocument();
    fireEvent.error(picture!);
    expect(screen.getByText('CS')).toBeVisible();
    expect(container.querySelector('img')).toBeNull();
  });

  it('loads the picture again when its URL changes', () => {
    const { container, rerender } = render(<Avatar name="Kas" src="/old.svg" />);
    fireEvent.error(container.querySelector('img')!);
    rerender(<Avatar name="Kas" src="/new.svg" />);
    expect(container.querySelector('img')).toHaveAttribute('src', '/new.svg');
  });

  it('is hidden from screen readers beside a name, and has a label when it is alone', () => {
    const { rerender } = render(<Avatar name="Xiomara Croes" />);
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    rerender(<Avatar name="Xiomara Croes" label="Account of Xiomara Croes" />);
    expect(screen.getByRole('img', { name: 'Account of Xiomara Croes' })).toBeVisible();
  });
});
