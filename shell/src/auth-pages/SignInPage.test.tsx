import { aProfile, aRecruiterProfile } from '@cpa/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { offerDue } from '../passkey-offer/offerDue.ts';
import { renderPage } from '../testing/renderPage.tsx';

const vacancy = { path: '/vacancies/:id', Component: () => <h1>Line Cook</h1> };
const vacancies = { path: '/vacancies', Component: () => <h1>All vacancies</h1> };
const responses = { 'GET /recruiter/user/': aProfile() };
const open = (at: string, options = {}) =>
  renderPage({ at, responses, remotes: [vacancies, vacancy], ...options });

beforeEach(() => sessionStorage.clear());

describe('SignInPage', () => {
  it('returns to the vacancy that the user came from', async () => {
    const { user } = await open('/api/auth/signin?error=SessionRequired&callbackUrl=%2Fvacancies%2F12');
    expect(screen.getByRole('alert')).toHaveTextContent('Please sign in to see that page.');
    await user.type(screen.getByLabelText('E-mail address'), aProfile().email);
    await user.type(screen.getByLabelText('Password'), 'bon-bini-2026{Enter}');
    expect(await screen.findByRole('heading', { name: 'Line Cook' })).toBeVisible();
    expect(offerDue.read()).toBe(true);
  });

  it('waits for the profile of a signed-in recruiter before it opens the landing page', async () => {
    const profile = Promise.withResolvers<ReturnType<typeof aRecruiterProfile>>();
    const dashboard = { path: '/recruiter-dashboard', Component: () => <h1>Dashboard</h1> };
    const { address } = await open('/login', {
      signedInAs: aRecruiterProfile(),
      remotes: [dashboard],
      responses: { 'GET /recruiter/user/': () => profile.promise },
    });
    expect(await screen.findByRole('heading', { name: 'You are signed in' })).toBeVisible();
    expect(address()).toBe('/login');
    profile.resolve(aRecruiterProfile());
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  });

  it('names the page that it returns to', async () => {
    const destination = { path: '/vacancies/12?apply=1', title: 'Line Cook' };
    const here = '/api/auth/signin?callbackUrl=%2Fvacancies%2F12%3Fapply%3D1';
    const { router } = await open(here, { destination });
    expect(screen.getByText('Sign in to continue to “Line Cook”.')).toBeVisible();
    await act(() => router.navigate('/login?callbackUrl=%2Fvacancies%2F13'));
    expect(screen.queryByText(/Line Cook/)).not.toBeInTheDocument();
  });

  it('never redirects to another site', async () => {
    const { user, address } = await open('/login?callbackUrl=https%3A%2F%2Fevil.example%2F');
    await user.type(screen.getByLabelText('E-mail address'), aProfile().email);
    await user.type(screen.getByLabelText('Password'), 'bon-bini-2026{Enter}');
    expect(await screen.findByRole('heading', { name: 'All vacancies' })).toBeVisible();
    expect(address()).toBe('/vacancies');
  });

  it('shows that the password is wrong and keeps the form values', async () => {
    const { user } = await open('/login');
    await user.type(screen.getByLabelText('E-mail address'), aProfile().email);
    await user.type(screen.getByLabelText('Password'), 'wrong');
    await user.click(screen.getByRole('main').querySelector('[type=submit]')!);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The e-mail address or password is incorrect.',
    );
    expect(screen.getByLabelText('E-mail address')).toHaveValue(aProfile().email);
    expect(screen.getByLabelText('Password')).toHaveValue('wrong');
  });

  it('validates on blur and focuses the first error on submit', async () => {
    const { user, auth } = await open('/login');
    const email = screen.getByLabelText('E-mail address');
    await user.type(email, 'rosa');
    await user.tab();
    expect(await screen.findByText(/Enter a valid e-mail address/)).toBeVisible();
    expect(email).toBeInvalid();
    await user.type(screen.getByLabelText('Password'), '{Enter}');
    expect(await screen.findByText('Please enter your password.')).toBeVisible();
    expect(email).toHaveFocus();
    expect(auth.asked.some((line) => line.startsWith('signIn'))).toBe(false);
  });

  it('sends a sign-in link', async () => {
    const { user, auth } = await open('/login?callbackUrl=%2Fvacancies%2F12');
    const button = screen.getByRole('button', { name: 'E-mail me a link instead' });
    await user.click(button);
    expect(screen.getByLabelText('E-mail address')).toHaveFocus();
    await user.type(screen.getByLabelText('E-mail address'), aProfile().email);
    await user.click(button);
    expect(await screen.findByRole('heading', { name: 'Check your e-mail' })).toBeVisible();
    expect(auth.asked).toContain(`mailLink ${aProfile().email} /vacancies/12`);
    expect(screen.getByText(/your name and e-mail address are enough/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create one' })).toHaveAttribute(
      'href',
      '/register?callbackUrl=%2Fvacancies%2F12',
    );
    await user.click(screen.getByRole('link', { name: 'Back to sign-in' }));
    expect(await screen.findByLabelText('Password')).toBeVisible();
  });

  it('shows that the link could not be sent', async () => {
    const { user, auth } = await open('/login');
    auth.state.isApiReachable = false;
    await user.type(screen.getByLabelText('E-mail address'), aProfile().email);
    await user.click(screen.getByRole('button', { name: 'E-mail me a link instead' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('We do not know whether the e-mail was sent.');
  });

  it('asks for confirmation before a mailed link signs in', async () => {
    await open('/login?magic=abc&email=rosa%40example.aw&callbackUrl=%2Fvacancies%2F12', {
      responses: { ...responses, 'POST /account/magic-link/check': { message: 'This link works.' } },
    });
    expect(screen.getByText(/as rosa@example.aw/)).toBeVisible();
    const form = screen.getByRole('main').querySelector('form')!;
    expect(form).toHaveFormValues({ token: 'abc', email: 'rosa@example.aw', callbackUrl: '/vacancies/12' });
    expect([form.method, new URL(form.action).pathname]).toEqual(['get', '/api/auth/callback/email']);
    offerDue.write(null);
    fireEvent.submit(form);
    expect(offerDue.read()).toBe(true);
  });

  it('recognises a spent link before it is used and offers another way to sign in', async () => {
    const body = { message: 'This link does not work any more.', code: 'token_invalid' };
    const { host, user } = await open('/login?magic=abc&email=rosa%40example.aw', {
      responses: { ...responses, 'POST /account/magic-link/check': { status: 400, body } },
    });
    expect(host.requests.find(({ path }) => path === '/account/magic-link/check')?.body).toEqual({
      email: 'rosa@example.aw',
      token: 'abc',
    });
    expect(screen.getByRole('alert')).toHaveTextContent('has expired or was already used');
    expect(screen.queryByText(/as rosa@example.aw/)).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('E-mail address'), 'rosa@example.aw');
    await user.click(screen.getByRole('button', { name: 'E-mail me a link instead' }));
    expect(await screen.findByRole('heading', { name: 'Check your e-mail' })).toBeVisible();
  });

  it('offers the link when the check fails without a decision', async () => {
    await open('/login?magic=abc&email=rosa%40example.aw', {
      responses: { ...responses, 'POST /account/magic-link/check': { status: 503, body: {} } },
    });
    expect(screen.getByText(/as rosa@example.aw/)).toBeVisible();
  });

  it('offers the demo accounts only while the demo is on', async () => {
    const { user, unmount } = await open('/login', { isDemo: true });
    await user.click(screen.getByRole('button', { name: 'Recruiter: recruiter@demo.aw' }));
    expect(screen.getByLabelText('E-mail address')).toHaveValue('recruiter@demo.aw');
    expect(screen.getByLabelText('Password')).toHaveValue('bon-bini-2026');
    unmount();

    await open('/login');
    expect(screen.queryByText('Try the demo')).not.toBeInTheDocument();
  });

  it('redirects a user who is already signed in', async () => {
    const { address } = await open('/login?callbackUrl=%2Fvacancies%2F12', { profile: aProfile() });
    await waitFor(() => expect(address()).toBe('/vacancies/12'));
  });

  it('says that signing in needs cookies when the browser blocks them', async () => {
    const cookies = jest.spyOn(document, 'cookie', 'get').mockReturnValue('');
    await open('/login');
    expect(screen.getByRole('alert')).toHaveTextContent('Your browser blocks cookies.');
    cookies.mockRestore();
  });

  it('sets autocomplete for password managers', async () => {
    await open('/login');
    expect(screen.getByLabelText('E-mail address')).toHaveAttribute('autocomplete', 'username webauthn');
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
  });
});
