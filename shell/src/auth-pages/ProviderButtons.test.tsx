import { screen } from '@testing-library/react';
import { renderPage } from '../testing/renderPage.tsx';

beforeEach(() => sessionStorage.clear());

const button = (name: string) => screen.getByRole('button', { name });

describe('ProviderButtons', () => {
  it.each(['/login', '/register'])('are not on %s without a configured service', async (at) => {
    await renderPage({ at });
    expect(screen.queryByRole('button', { name: /Google|Microsoft/ })).not.toBeInTheDocument();
    expect(screen.queryByText(/^or/)).not.toBeInTheDocument();
  });

  it('sign in with the chosen service and return to the page', async () => {
    const { user, auth } = await renderPage({
      at: '/login?callbackUrl=%2Fvacancies%2F12',
      providers: ['google', 'microsoft'],
    });
    expect(button('Go on with Google')).toHaveTextContent('Google');
    await user.click(button('Go on with Microsoft'));
    expect(auth.asked).toContain('openProvider microsoft /vacancies/12');
  });

  it('show only the configured service', async () => {
    await renderPage({ at: '/login', providers: ['microsoft'] });
    expect(button('Go on with Microsoft')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Google/ })).not.toBeInTheDocument();
  });

  it('create an account with the role that is chosen when one is pressed', async () => {
    const { user, auth } = await renderPage({ at: '/register', providers: ['google'] });
    await user.click(screen.getByRole('radio', { name: /Hire people/ }));
    await user.click(button('Go on with Google'));
    expect(auth.asked).toContain('openProvider google /login recruiter');
  });

  it('ask for the role of a new account, and keep the mailed link', async () => {
    const { user, auth } = await renderPage({
      at: '/register?with=google&token=of-a-mail&callbackUrl=%2Fplans',
      providers: ['google'],
    });
    expect(screen.getByText(/Google knows you, but there is no account here yet/)).toBeVisible();
    await user.click(button('Go on with Google'));
    expect(auth.asked).toContain('openProvider google /plans applicant of-a-mail');
  });
});

describe('a mailed link that proves the e-mail address', () => {
  it('leads to the service once more', async () => {
    const { user, auth } = await renderPage({
      at: '/login?with=google&token=of-a-mail&callbackUrl=%2Fplans',
      providers: ['google'],
    });
    expect(screen.getByText(/Sign in once more with the same Google account/)).toBeVisible();
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
    await user.click(button('Go on with Google'));
    expect(auth.asked).toContain('openProvider google /plans of-a-mail');
  });

  it('shows the sign-in form when the service is not configured', async () => {
    await renderPage({ at: '/login?with=google&token=of-a-mail' });
    expect(screen.getByLabelText('Password')).toBeVisible();
  });
});

it.each([
  ['AccountNotLinkedError', /There is an account with this e-mail address already/],
  ['ProofMailed', /We mailed a link to your e-mail address/],
  ['OAuthCallbackError', /The other service could not confirm who you are/],
])('explains %s on the sign-in page', async (error, text) => {
  await renderPage({ at: `/login?error=${error}`, providers: ['google'] });
  expect(screen.getByRole('alert')).toHaveTextContent(text);
});
