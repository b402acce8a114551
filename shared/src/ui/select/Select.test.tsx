import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { I18nRoot } from '../../i18n/index.ts';
import { Select, type SelectProps } from './Select.tsx';

const districts = [
  { id: 1, name: 'Noord/Tanki Leendert' },
  { id: 4, name: 'Paradera' },
];

function Form(props: Partial<SelectProps<number>>) {
  const [value, setValue] = useState<number | null>(null);
  return (
    <I18nRoot>
      <Select label="District" options={districts} value={value} onChange={setValue} {...props} />
      <output>{value}</output>
    </I18nRoot>
  );
}

const field = () => screen.getByRole('button', { name: /District/ });

describe('a choice of one', () => {
  it('asks to choose, and shows what was chosen', async () => {
    render(<Form />);
    expect(field()).toHaveTextContent('Choose');
    await userEvent.click(field());
    await userEvent.click(screen.getByRole('option', { name: 'Paradera' }));
    expect(field()).toHaveTextContent('Paradera');
    expect(screen.getByRole('status')).toHaveTextContent('4');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('is made by keyboard, and Escape changes nothing', async () => {
    render(<Form />);
    await userEvent.tab();
    expect(field()).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent('4');
    await userEvent.keyboard('{ArrowDown}{ArrowUp}{Escape}');
    expect(screen.getByRole('status')).toHaveTextContent('4');
    await waitFor(() => expect(field()).toHaveFocus());
  });

  it('marks what is chosen in the list', async () => {
    render(<Form value={1} />);
    await userEvent.click(field());
    expect(screen.getByRole('option', { name: 'Noord/Tanki Leendert' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(screen.getByRole('option', { name: 'Paradera' })).toHaveAttribute('aria-selected', 'false');
  });

  it('is described by its hint and its error', () => {
    render(<Form hint="Where you live." error="Choose a district." isOptional />);
    expect(field()).toHaveAccessibleDescription('Where you live. Choose a district.');
    expect(screen.getByText('(optional)', { exact: false })).toBeVisible();
  });

  it('shows no error where there is none', () => {
    render(<Form hint="Where you live." />);
    expect(field()).toHaveAccessibleDescription('Where you live.');
  });
});
