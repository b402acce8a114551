import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { activateLocale, I18nRoot, useLocale } from '../../i18n/index.ts';
import { PasswordForm, type PasswordFormProps } from './PasswordForm.tsx';
import { QuietHoursForm } from './QuietHoursForm.tsx';
import { SessionRows } from './SessionRows.tsx';

describe('PasswordForm', () => {
  const form = (props: Partial<PasswordFormProps> = {}) => (
    <I18nRoot>
      <PasswordForm
        email="ana@example.com"
        isSaving={false}
        changes={0}
        errors={{}}
        onSubmit={() => undefined}
        {...props}
      />
    </I18nRoot>
  );

  it('submits nothing until both fields are valid', async () => {
    const user = userEvent.setup();
    const onSubmit = jest.fn();
    render(form({ onSubmit }));
    await user.type(screen.getByLabelText('New password'), 'short');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(screen.getByText('Enter your current password.')).toBeVisible();
    expect(screen.getByLabelText('New password')).toBeInvalid();
    expect(onSubmit).not.toHaveBeenCalled();
    await user.type(screen.getByLabelText('Current password'), 'bon-bini-2026');
    await user.type(screen.getByLabelText('New password'), '-but-longer');
    await user.click(screen.getByRole('button', { name: 'Change password' }));
    expect(onSubmit).toHaveBeenCalledWith({ current: 'bon-bini-2026', password: 'short-but-longer' });
  });

  it('keeps the input beside a message of the API and is emptied after a change', async () => {
    const user = userEvent.setup();
    const { rerender } = render(form());
    await user.type(screen.getByLabelText('Current password'), 'bon-bini-2026');
    rerender(form({ errors: { current_password: ['This is not your current password.'] } }));
    expect(await screen.findByText('This is not your current password.')).toBeVisible();
    expect(screen.getByLabelText('Current password')).toHaveValue('bon-bini-2026');
    rerender(form({ changes: 1 }));
    expect(screen.getByLabelText('Current password')).toHaveValue('');
  });

  it('shows the errors that are left in another language', async () => {
    const user = userEvent.setup();
    const en = { current_password: ['This is not your password.'], new_password: ['Too easy to guess.'] };
    const nl = { current_password: ['Dit is niet je wachtwoord.'], new_password: ['Te makkelijk.'] };
    const Page = () => form({ errors: useLocale() === 'nl' ? nl : en });
    render(<Page />);
    expect(await screen.findByText('This is not your password.')).toBeVisible();
    await user.type(screen.getByLabelText('New password'), 'short');
    await user.tab();
    expect(screen.getAllByText('Use 8 to 128 characters.').length).toBeGreaterThan(0);
    await act(async () => await activateLocale('nl'));
    const current = screen.getByLabelText('Huidig wachtwoord');
    expect(current).toHaveAccessibleDescription('Dit is niet je wachtwoord.');
    expect(current).not.toHaveFocus();
    expect(screen.getByLabelText('Nieuw wachtwoord')).toBeInvalid();
    expect(screen.queryByText('Use 8 to 128 characters.')).not.toBeInTheDocument();
    expect(screen.queryByText('Te makkelijk.')).not.toBeInTheDocument();
    await act(async () => await activateLocale('en'));
    expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription(
      'This is not your password.',
    );
  });
});

const AT = '2026-11-20T14:00:00Z';

test('offers to end every session except the one of this device', async () => {
  const user = userEvent.setup();
  const onEnd = jest.fn();
  const seen = { ip_address: '190.4.66.12', last_seen_at: AT, signed_in_at: AT };
  const sessions = [
    { ...seen, id: 'a', device: 'Chrome on Windows', current: true },
    { ...seen, id: 'b', device: null, current: false },
  ];
  render(
    <I18nRoot>
      <SessionRows label="Devices" sessions={sessions} ending={null} onEnd={onEnd} />
    </I18nRoot>,
  );
  expect(screen.getByText('This device')).toBeVisible();
  expect(screen.getByText('Chrome on Windows')).toBeVisible();
  await act(async () => await activateLocale('nl'));
  expect(screen.getByText('Chrome op Windows')).toBeVisible();
  await act(async () => await activateLocale('en'));
  await user.click(screen.getByRole('button'));
  expect(screen.getByRole('button')).toHaveAccessibleName('Sign out Unknown device');
  expect(onEnd).toHaveBeenCalledWith('b');
});

describe('QuietHoursForm', () => {
  const NIGHT = { from: '22:00', to: '07:00' };
  const show = (hours: typeof NIGHT | null, errors = {}) => {
    const onSave = jest.fn();
    render(
      <I18nRoot>
        <QuietHoursForm hours={hours} isSaving={false} errors={errors} onSave={onSave} />
      </I18nRoot>,
    );
    return onSave;
  };
  const enter = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });

  it('turns on the night, and off', async () => {
    const turnedOn = show(null);
    expect(screen.queryByLabelText('From')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Quiet hours' }));
    expect(turnedOn.mock.calls).toEqual([[NIGHT]]);
    cleanup();
    const turnedOff = show(NIGHT);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Quiet hours' }));
    expect(turnedOff.mock.calls).toEqual([[null]]);
  });

  it('saves new times with the button', async () => {
    const onSave = show(NIGHT);
    enter('Until', '08:15');
    await userEvent.click(screen.getByRole('button', { name: 'Save hours' }));
    expect(onSave.mock.calls).toEqual([[{ from: '22:00', to: '08:15' }]]);
  });

  it.each([
    ['From', '', 'Enter a time.'],
    ['Until', '22:00', 'Choose an end that differs from the start.'],
  ])('keeps a wrong time and explains it: %s %s', async (label, value, message) => {
    const onSave = show(NIGHT);
    enter(label, value);
    await userEvent.click(screen.getByRole('button', { name: 'Save hours' }));
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message);
    expect(screen.getByLabelText(label)).toHaveValue(value);
    expect(onSave).not.toHaveBeenCalled();
  });

  it('shows a message of the API at its field', () => {
    show(NIGHT, { 'quiet_hours.to': ['Not possible.'] });
    expect(screen.getByLabelText('Until')).toHaveAccessibleDescription('Not possible.');
  });
});
