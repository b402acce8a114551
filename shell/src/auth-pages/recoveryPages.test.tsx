import { screen, within } from '@testing-library/react';
import { renderPage } from '../testing/renderPage.tsx';

const FORGOT = 'POST /account/recruiter/forgot-password';
const RESET = 'POST /account/recruiter/reset-password';
const main = () => within(screen.getByRole('main'));

beforeEach(() => sessionStorage.clear());

it('links the sign-in page to the password reset', async () => {
  const { user } = await renderPage({ at: '/login' });
  await user.click(screen.getByRole('link', { name: 'Forgot your password?' }));
  expect(await screen.findByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  expect(document.title).toMatch(/^Forgotten password/);
});

describe('ForgotPasswordPage', () => {
  it('sends the link without revealing whether the account exists', async () => {
    const { user, said } = await renderPage({
      at: '/forgot-password',
      responses: { [FORGOT]: { message: 'On its way.' } },
    });
    await user.type(main().getByLabelText('E-mail address'), 'rosa@example.aw{Enter}');
    expect(await screen.findByText(/If rosa@example.aw has an account/)).toBeVisible();
    expect(said()).toEqual([
      'progress: Sending password reset link...',
      'success: Password reset link sent successfully. Please check your email rosa@example.aw',
    ]);
    expect(main().getByRole('button', { name: 'Send another link' })).toBeVisible();
  });

  it('validates the e-mail address before the request', async () => {
    const { user, host } = await renderPage({ at: '/forgot-password' });
    await user.click(main().getByRole('button', { name: 'Send the link' }));
    expect(await screen.findByText('Please enter your e-mail address.')).toBeVisible();
    expect(main().getByLabelText('E-mail address')).toHaveFocus();
    expect(host.requests).toEqual([]);
  });

  it('keeps the form values and shows the error after a failure', async () => {
    const { user } = await renderPage({
      at: '/forgot-password',
      responses: { [FORGOT]: { status: 503, body: { message: 'Back in a moment.', code: 'unavailable' } } },
    });
    await user.type(main().getByLabelText('E-mail address'), 'rosa@example.aw{Enter}');
    expect(await main().findByRole('alert')).toHaveTextContent('Back in a moment.');
    expect(main().getByLabelText('E-mail address')).toHaveValue('rosa@example.aw');
  });
});

describe('ResetPasswordPage', () => {
  const at = '/reset-password?token=abc';

  it('saves the password and announces the redirect to sign-in', async () => {
    const { user, host } = await renderPage({ at, responses: { [RESET]: { message: 'Changed.' } } });
    await user.type(main().getByLabelText('New password'), 'divi-divi 2026{Enter}');
    expect(await screen.findByRole('heading', { name: 'Your password is changed' })).toBeVisible();
    expect(host.requests.map(({ body }) => body)).toEqual([
      { token: 'abc' },
      { token: 'abc', password: 'divi-divi 2026' },
    ]);
    expect(main().getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  });

  it("shows the server's error at the password field", async () => {
    const errors = { password: ['This password is too easy to guess.'] };
    const { user } = await renderPage({
      at,
      responses: { [RESET]: { status: 422, body: { message: 'Check.', code: 'invalid', errors } } },
    });
    await user.type(main().getByLabelText('New password'), 'Kunuku-77{Enter}');
    expect(await screen.findByText('This password is too easy to guess.')).toBeVisible();
    expect(main().getByLabelText('New password')).toHaveFocus();
  });

  it('recognises a spent link before a password is typed', async () => {
    const body = { message: 'This link does not work any more.', code: 'token_invalid' };
    await renderPage({ at, responses: { [`${RESET}/check`]: { status: 400, body } } });
    expect(screen.getByRole('alert')).toHaveTextContent('It was used already');
    expect(main().queryByLabelText('New password')).not.toBeInTheDocument();
    expect(main().getByRole('link', { name: 'Request a new link' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  });

  it('offers a new link when this one has expired', async () => {
    const body = { message: 'This link does not work any more.', code: 'token_invalid' };
    const { user } = await renderPage({ at, responses: { [RESET]: { status: 400, body } } });
    await user.type(main().getByLabelText('New password'), 'divi-divi 2026{Enter}');
    expect(await main().findByRole('alert')).toHaveTextContent('This link does not work any more.');
    expect(main().getByRole('link', { name: 'Request a new link' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
  });

  it('rejects a password of fewer than eight characters', async () => {
    const { user, host } = await renderPage({ at });
    await user.type(main().getByLabelText('New password'), 'short{Enter}');
    expect(await screen.findByText('Use at least 8 characters.')).toBeVisible();
    expect(host.requests.map(({ path }) => path)).toEqual(['/account/recruiter/reset-password/check']);
  });

  it('shows no form without a token', async () => {
    await renderPage({ at: '/reset-password' });
    expect(screen.getByRole('alert')).toHaveTextContent('This link is incomplete.');
    expect(main().queryByLabelText('New password')).not.toBeInTheDocument();
  });

  it('sets autocomplete to new-password', async () => {
    await renderPage({ at });
    expect(main().getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password');
  });
});
