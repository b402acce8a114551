import { activateLocale } from '@cpa/shared/i18n';
import { toastText } from '@cpa/shared/remote';
import { aRecruiterProfile } from '@cpa/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../testing/renderPage.tsx';

describe('AuthErrorPage', () => {
  it.each([
    ['OAuthCallbackError', /could not confirm who you are/],
    ['AccountNotLinkedError', /There is an account with this e-mail address already/],
    ['InvalidCallbackUrl', /leads to another site/],
    ['MissingSecret', /its secret is missing/],
    ['MissingAuthorize', /cannot check passwords/],
    ['MissingAdapter', /cannot store sign-in links/],
    ['UnsupportedStrategy', /cannot store sessions this way/],
    ['MissingAPIRoute', /does not know/],
    ['<b>made up</b>', /^Something went wrong during sign-in\. Please try again\.$/],
  ])('explains %s in a sentence', async (name, sentence) => {
    await renderPage({ at: `/error?${new URLSearchParams({ error: name }).toString()}` });
    expect(screen.getByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByRole('link', { name: 'Back to sign-in' })).toHaveAttribute('href', '/login');
  });
});

it('shows no failure when the user only has to sign in', async () => {
  await renderPage({ at: '/error?error=SessionRequired' });
  expect(screen.getByRole('heading', { name: 'Sign in first' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Please sign in to see that page.');
  const link = within(screen.getByRole('main')).getByRole('link', { name: 'Sign in' });
  expect(link).toHaveAttribute('href', '/login');
});

describe('VerifyEmailPage', () => {
  it('verifies nothing for a visitor who opens the link, as a mail scanner does, before the button', async () => {
    const { said, host, user } = await renderPage({
      at: '/verify-email?token=abc',
      responses: { 'GET /recruiter/verify-email': { message: '' } },
    });
    expect(host.requests).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Verify my address' }));
    expect(await screen.findByRole('heading', { name: 'Your e-mail address is verified' })).toBeVisible();
    expect(host.requests.map(({ params }) => params)).toEqual([{ token: 'abc' }]);
    expect(said()).toEqual(['success: Email verified successfully.']);
  });

  it('shows the result in the language of the page after a switch', async () => {
    await renderPage({
      at: '/verify-email?token=abc',
      profile: aRecruiterProfile({ verified: false }),
      responses: {
        'GET /recruiter/verify-email': { message: 'Email verified successfully.', code: 'email_verified' },
      },
    });
    const result = within(screen.getByRole('main')).getByRole('status');
    expect(result).toHaveTextContent('Email verified successfully.');
    await act(async () => await activateLocale('nl'));
    expect(result).toHaveTextContent(toastText('toast.emailVerified'));
    expect(result).not.toHaveTextContent('Email verified successfully.');
    await act(async () => await activateLocale('en'));
  });

  it("verifies at once for a signed-in user and shows the server's message when it has no code", async () => {
    const { said, host } = await renderPage({
      at: '/verify-email?token=abc',
      profile: aRecruiterProfile({ verified: false }),
      responses: { 'GET /recruiter/verify-email': { message: 'Thank you, your address is verified.' } },
    });
    expect(await screen.findByRole('heading', { name: 'Your e-mail address is verified' })).toBeVisible();
    expect(said()).toEqual(['success: Thank you, your address is verified.']);
    expect(host.requests.filter(({ path }) => path === '/recruiter/verify-email')).toMatchObject([
      { params: { token: 'abc' } },
    ]);
    expect(host.profileReloads()).toBe(1);
  });

  it('leads a recruiter to the dashboard', async () => {
    await renderPage({
      at: '/verify-email?token=abc',
      profile: aRecruiterProfile(),
      responses: { 'GET /recruiter/verify-email': { message: '' } },
    });
    expect(await screen.findByRole('link', { name: 'Continue' })).toHaveAttribute(
      'href',
      '/recruiter-dashboard',
    );
  });

  it('sends a signed-in user a new link when the link fails', async () => {
    const { user, said } = await renderPage({
      at: '/verify-email?token=old',
      profile: aRecruiterProfile({ verified: false }),
      responses: {
        'GET /recruiter/verify-email': { status: 410, body: { message: 'Gone.', code: 'token_gone' } },
        'POST /account/verification-mail': {
          message: 'Sent.',
          code: 'mail_sent',
          email: 'marlon@example.aw',
        },
      },
    });
    const main = within(screen.getByRole('main'));
    expect(main.queryByRole('link', { name: 'Sign in' })).not.toBeInTheDocument();
    await user.click(await main.findByRole('button', { name: 'Resend the e-mail' }));
    await waitFor(() => expect(said().at(-1)).toMatch(/^success: /));
  });

  it('shows a failure', async () => {
    const { said, user } = await renderPage({
      at: '/verify-email?token=old',
      responses: {
        'GET /recruiter/verify-email': { status: 410, body: { message: 'Gone.', code: 'token_gone' } },
      },
    });
    await user.click(screen.getByRole('button', { name: 'Verify my address' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Verification failed. Please try again.');
    expect(said()).toEqual(['error: Verification failed. Please try again.']);
  });
});
