import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { I18nRoot } from '../../i18n/index.ts';
import { ComboBox, type ComboBoxProps } from './ComboBox.tsx';

const companies = [
  { id: 'kas', name: 'Kas di Sabor' },
  { id: 'nunez', name: 'Bakery Núñez' },
];

function Form(props: Partial<ComboBoxProps<string>>) {
  const [value, setValue] = useState<string | null>('kas');
  return (
    <I18nRoot>
      <ComboBox label="Company" options={companies} value={value} onChange={setValue} {...props} />
      <output>{value ?? 'nothing'}</output>
    </I18nRoot>
  );
}

const field = () => screen.getByRole('combobox', { name: 'Company' });

describe('a choice found by typing', () => {
  it('starts with what is chosen', () => {
    render(<Form />);
    expect(field()).toHaveValue('Kas di Sabor');
  });

  it('leaves what contains the typed letters, whatever their accents', async () => {
    render(<Form />);
    await userEvent.clear(field());
    await userEvent.type(field(), 'nune');
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Bakery Núñez']);
    await userEvent.click(screen.getByRole('option', { name: 'Bakery Núñez' }));
    expect(field()).toHaveValue('Bakery Núñez');
    expect(screen.getByRole('status')).toHaveTextContent('nunez');
  });

  it('says that nothing matches', async () => {
    render(<Form />);
    await userEvent.clear(field());
    await userEvent.type(field(), 'zzz');
    expect(screen.getByText('No matches')).toBeInTheDocument();
  });

  it('is nothing once the field is emptied', async () => {
    render(<Form />);
    await userEvent.clear(field());
    await userEvent.tab();
    expect(screen.getByRole('status')).toHaveTextContent('nothing');
  });

  it('shows every choice at a press of its button', async () => {
    render(<Form />);
    await userEvent.click(screen.getByRole('button', { name: /Show options/ }));
    expect(screen.getAllByRole('option')).toHaveLength(2);
  });

  it('is described by its hint and its error', () => {
    render(<Form hint="As it is registered." error="Choose a company." />);
    expect(field()).toHaveAccessibleDescription('As it is registered. Choose a company.');
    expect(field()).toBeInvalid();
  });
});
