import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { useFocusAfterRemoval } from './useFocusAfterRemoval.ts';

function List() {
  const container = useFocusAfterRemoval();
  const [names, setNames] = useState(['Ana', 'Berta', 'Carlos']);
  return (
    <div ref={container}>
      {names.map((name) => (
        <button key={name} type="button" onClick={() => setNames(names.filter((each) => each !== name))}>
          {name}
        </button>
      ))}
      <button type="button">Add</button>
    </div>
  );
}

describe('useFocusAfterRemoval', () => {
  it('moves the focus to the element that takes the place of the removed one', async () => {
    const user = userEvent.setup();
    render(<List />);
    await user.click(screen.getByRole('button', { name: 'Berta' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Carlos' })).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add' })).toHaveFocus());
  });
});
