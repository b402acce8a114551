import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router';
import { I18nRoot } from '../../i18n/index.ts';
import { Button } from './Button.tsx';
import { IconButton } from './IconButton.tsx';
import { LinkButton } from './LinkButton.tsx';

type ButtonsProps = { isDisabled: boolean; press: () => void; send: (event: React.FormEvent) => void };

function Buttons({ isDisabled, press, send }: ButtonsProps) {
  return (
    <form onSubmit={send}>
      <Button type="submit" aria-disabled={isDisabled} onClick={press}>
        Send
      </Button>
      <IconButton label="Undo" icon={<svg />} aria-disabled={isDisabled} onClick={press} />
    </form>
  );
}

describe('a button', () => {
  it('calls onClick', async () => {
    const press = jest.fn();
    render(<Button onClick={press}>Apply now</Button>, { wrapper: I18nRoot });
    await userEvent.click(screen.getByRole('button', { name: 'Apply now' }));
    expect(press).toHaveBeenCalledTimes(1);
  });

  it('does not submit its form by default', async () => {
    const send = jest.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={send}>
        <Button>Cancel</Button>
        <Button type="submit">Send</Button>
      </form>,
      { wrapper: I18nRoot },
    );
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(send).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Send' }));
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('ignores clicks while busy, announces that, and keeps the focus', async () => {
    const press = jest.fn();
    const send = jest.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={send}>
        <Button type="submit" isLoading onClick={press}>
          Apply now
        </Button>
      </form>,
      { wrapper: I18nRoot },
    );
    const button = screen.getByRole('button', { name: /Apply now.*Working…/ });
    await userEvent.click(button);
    expect(press).not.toHaveBeenCalled();
    expect(send).not.toHaveBeenCalled();
    expect(button).toHaveFocus();
    expect(button).toHaveAttribute('aria-disabled', 'true');
  });

  it('ignores clicks while `aria-disabled` is set, and keeps the focus', async () => {
    const press = jest.fn();
    const send = jest.fn((event: React.FormEvent) => event.preventDefault());
    const { rerender } = render(<Buttons isDisabled press={press} send={send} />, { wrapper: I18nRoot });
    const [text, picture] = screen.getAllByRole('button');
    await userEvent.click(text!);
    expect(text).toHaveFocus();
    await userEvent.click(picture!);
    expect([press.mock.calls.length, send.mock.calls.length]).toEqual([0, 0]);
    rerender(<Buttons isDisabled={false} press={press} send={send} />);
    await userEvent.click(text!);
    await userEvent.click(picture!);
    expect([press.mock.calls.length, send.mock.calls.length]).toEqual([2, 1]);
  });

  it('has a name and a pressed state when it shows only an icon', () => {
    render(<IconButton label="Save vacancy" icon={<svg />} isPressed />);
    expect(screen.getByRole('button', { name: 'Save vacancy', pressed: true })).toBeVisible();
  });

  it('is a link when it has a URL', async () => {
    render(
      <MemoryRouter>
        <LinkButton to="/vacancies">Search</LinkButton>
        <Routes>
          <Route path="/vacancies" element={<p>All vacancies</p>} />
          <Route path="/" element={<p>Home</p>} />
        </Routes>
      </MemoryRouter>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Search' }));
    expect(screen.getByText('All vacancies')).toBeVisible();
  });
});
