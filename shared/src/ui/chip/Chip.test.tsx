import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { I18nRoot } from '../../i18n/index.ts';
import { Chip } from './Chip.tsx';

describe('a chosen filter', () => {
  it('can be removed by its name', async () => {
    const remove = jest.fn();
    render(<Chip name="Shifts" onRemove={remove} />, { wrapper: I18nRoot });
    await userEvent.click(screen.getByRole('button', { name: 'Remove Shifts' }));
    expect(remove).toHaveBeenCalledTimes(1);
  });
});
