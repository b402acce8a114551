import { activateLocale } from '@cpa/shared/i18n';
import { aProfile, aRecruiterProfile, anApplicant } from '@cpa/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../testing/renderPage.tsx';

const vacancy = { path: '/vacancies/:id', Component: () => <h1>Line Cook</h1> };
const dashboard = { path: '/recruiter-dashboard', Component: () => <h1>Dashboard</h1> };
const registered = { status: 201, body: { id: 51, email: aProfile().email, message: 'Welcome.' } };

async function open(at: string, responses = {}) {
  const page = await renderPage({ at, responses, remotes: [vacancy, dashboard] });
  const main = within(screen.getByRole('main'));
  return {
    ...page,
    submit: async () => page.user.click(main.getByRole('button', { name: 'Create account' })),
    fill: async (name: string, email: string, password: string) => {
      if (name) await page.user.type(main.getByLabelText('Your name'), name);
      if (email) await page.user.type(main.getByLabelText('E-mail address'), email);
      if (password) await page.user.type(main.getByLabelText('Password'), password);
    },
  };
}

beforeEach(() => sessionStorage.clear());
afterEach(async () => await act(() => activateLocale('en')));

describe('registration', () => {
  it('signs an applicant in, creates the profile and returns to the vacancy', async () => {
    const page = await open('/register?callbackUrl=%2Fvacancies%2F12', {
      'POST /account/applicant/register': registered,
      'POST /applicants': { status: 201, body: anApplicant() },
      'GET /recruiter/user/': aProfile(),
    });
    expect(screen.getByRole('radio', { name: /Find work/ })).toBeChecked();
    await page.fill('Xiomara Croes', aProfile().email, 'bon-bini-2026');
    await page.submit();
    expect(await screen.findByRole('heading', { name: 'Line Cook' })).toBeVisible();
    expect(page.said()).toEqual([
      'progress: Creating account...',
      'success: Account created successfully. Logging in...',
    ]);
    expect(page.host.requests.find(({ path }) => path === '/applicants')?.body).toEqual({
      name: 'Xiomara Croes',
    });
  });

  it('names the page that it returns to', async () => {
    const destination = { path: '/vacancies/12?apply=1', title: 'Line Cook' };
    const at = '/register?callbackUrl=%2Fvacancies%2F12%3Fapply%3D1';
    const { router } = await renderPage({ at, destination });
    expect(screen.getByText('Create an account to continue to “Line Cook”.')).toBeVisible();
    await act(() => router.navigate('/register?callbackUrl=%2Fvacancies%2F13'));
    expect(screen.queryByText(/Line Cook/)).not.toBeInTheDocument();
  });

  it('registers a recruiter with ?role=recruiter', async () => {
    const page = await open('/register?role=recruiter&callbackUrl=%2Frecruiter-dashboard', {
      'POST /account/recruiter/register': registered,
      'GET /recruiter/user/': aRecruiterProfile(),
    });
    expect(screen.getByRole('radio', { name: /Hire people/ })).toBeChecked();
    await page.fill('Marlon Kock', aRecruiterProfile().email, 'bon-bini-2026');
    await page.submit();
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
  });

  it('shows field errors at the fields and as toasts', async () => {
    const errors = { email: ['This address has an account already.'], password: ['Too easy to guess.'] };
    const page = await open('/register?role=recruiter', {
      'POST /account/recruiter/register': {
        status: 422,
        body: { message: 'Please check.', code: 'invalid', errors },
      },
    });
    await page.fill('Marlon Kock', 'marlon@example.aw', 'Kock-2026');
    await page.submit();
    expect(await screen.findByText('This address has an account already.')).toBeVisible();
    expect(screen.getByText('Too easy to guess.')).toBeVisible();
    expect(screen.getByLabelText('E-mail address')).toHaveFocus();
    expect(screen.getByLabelText('E-mail address')).toHaveValue('marlon@example.aw');
    expect(page.said()).toEqual([
      'progress: Creating account...',
      'error: This address has an account already.',
      'error: Too easy to guess.',
    ]);
  });

  it('shows errors in the language of the page, and unknown ones in English', async () => {
    const page = await open('/register?role=recruiter', {
      'POST /account/recruiter/register': {
        status: 422,
        body: {
          message: 'Please check the fields that are marked.',
          code: 'invalid',
          errors: { name: ['This may have at most 100 characters.'], email: ['From a newer API.'] },
          error_codes: {
            name: [{ code: 'too_long', params: { maximum: 100 } }],
            email: [{ code: 'of_a_newer_api' }],
          },
        },
      },
    });
    await page.fill('Marlon Kock', 'marlon@example.aw', 'Kock-2026');
    await act(() => activateLocale('nl'));
    await page.user.click(screen.getByRole('button', { name: 'Account aanmaken' }));
    expect(await screen.findByText('Gebruik hoogstens 100 tekens.')).toBeVisible();
    expect(screen.getByText('From a newer API.')).toBeVisible();
    expect(page.said().slice(1)).toEqual([
      'error: Gebruik hoogstens 100 tekens.',
      'error: From a newer API.',
    ]);
  });

  it('says where to look when the account has another password, and nothing of the account', async () => {
    const page = await open('/register', { 'POST /account/applicant/register': registered });
    await page.fill('Xiomara Croes', aProfile().email, 'another-word-2027');
    await page.submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^We sent a mail to this e-mail address\. Open it to go on\.$/,
    );
    expect(page.address()).toBe('/register');
  });

  it('shows the strength of a password and rejects what the server would reject', async () => {
    const page = await open('/register');
    const field = within(screen.getByRole('main')).getByLabelText('Password');
    await page.user.type(field, 'kunuku');
    expect(screen.getByText('Too easy to guess')).toBeVisible();
    await page.user.type(field, '77');
    expect(screen.getByText('Weak: add a few words')).toBeVisible();
    await page.user.type(field, ' divi-divi');
    expect(screen.getByText('Strong')).toBeVisible();

    await page.user.clear(field);
    await page.user.type(field, 'Password123');
    await page.submit();
    expect(await screen.findByText(/This password is too easy to guess/)).toBeVisible();
    expect(page.host.requests).toEqual([]);
  });

  it('keeps name and e-mail address, never the password, after a reload and on the sign-in page', async () => {
    const page = await open('/register');
    await page.fill('Xiomara Croes', 'xiomara@example.aw', 'bon-bini-2026');
    page.unmount();
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('bon-bini');
    const again = await open('/register');
    expect(screen.getByLabelText('Your name')).toHaveValue('Xiomara Croes');
    expect(screen.getByLabelText('E-mail address')).toHaveValue('xiomara@example.aw');
    expect(screen.getByLabelText('Password')).toHaveValue('');
    again.unmount();
    await open('/login');
    expect(screen.getByLabelText('E-mail address')).toHaveValue('xiomara@example.aw');
  });

  it('validates name, e-mail address and password length before the request', async () => {
    const page = await open('/register');
    await page.fill('', '', 'short');
    await page.submit();
    expect(await screen.findByText('Please enter your name.')).toBeVisible();
    expect(screen.getByText('Please enter your e-mail address.')).toBeVisible();
    expect(screen.getByText('Use at least 8 characters.')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Your name')).toHaveFocus());
    expect(page.host.requests).toEqual([]);
  });
});

describe('registration with an e-mail address only', () => {
  const at = '/register?callbackUrl=%2Fvacancies%2F12%3Fapply%3D1';
  const button = () => screen.getByRole('button', { name: 'Create it with your e-mail only' });

  it('mails a link for the name and the destination, without a password', async () => {
    const page = await open(at);
    await page.fill('Xiomara Croes', aProfile().email, '');
    await page.user.click(button());
    expect(await screen.findByRole('heading', { name: 'Check your e-mail' })).toBeVisible();
    expect(screen.getByText(/^We are sending a link to this e-mail address\./)).toBeVisible();
    expect(page.auth.asked).toContain(`mailLink ${aProfile().email} /vacancies/12?apply=1 Xiomara Croes`);
    expect(page.host.requests).toEqual([]);
  });

  it('is not offered to recruiters', async () => {
    const page = await open('/register?role=recruiter');
    expect(screen.queryByRole('button', { name: /e-mail only/ })).not.toBeInTheDocument();
    await page.user.click(screen.getByRole('radio', { name: /Find work/ }));
    expect(button()).toBeVisible();
  });

  it('validates name and e-mail address at their fields, and no password', async () => {
    const page = await open(at);
    await page.user.click(button());
    expect(await screen.findByText('Please enter your name.')).toBeVisible();
    expect(screen.getByText('Please enter your e-mail address.')).toBeVisible();
    expect(screen.queryByText('Please enter your password.')).not.toBeInTheDocument();
    await page.fill('win at evil.example', aProfile().email, '');
    await page.user.click(button());
    expect(await screen.findByText('Use your name only, without symbols or web addresses.')).toBeVisible();
    expect(screen.getByLabelText('Your name')).toHaveFocus();
    expect(page.auth.asked.some((line) => line.startsWith('mailLink'))).toBe(false);
  });

  it('shows that the link could not be sent and keeps the fields', async () => {
    const page = await open(at);
    page.auth.state.isApiReachable = false;
    await page.fill('Xiomara Croes', aProfile().email, '');
    await page.user.click(button());
    expect(await screen.findByRole('alert')).toHaveTextContent('We do not know whether the e-mail was sent.');
    expect(screen.getByLabelText('Your name')).toHaveValue('Xiomara Croes');
  });

  const link = `${at}&magic=abc&email=rosa%40example.aw`;

  it('creates the account with a button on the page of the mailed link', async () => {
    await open(link, { 'POST /account/magic-link/check': { message: 'This link works.' } });
    const main = within(screen.getByRole('main'));
    expect(main.getByText('Create an account for rosa@example.aw. The link works once.')).toBeVisible();
    expect(main.getByRole('link', { name: 'Terms' })).toBeVisible();
    const form = screen.getByRole('main').querySelector('form')!;
    const callbackUrl = '/vacancies/12?apply=1';
    expect(form).toHaveFormValues({ token: 'abc', email: 'rosa@example.aw', callbackUrl });
    expect(main.getByRole('button', { name: 'Create account' })).toHaveAttribute('type', 'submit');
  });

  it('says that a mailed link was used or has expired and offers the form', async () => {
    const body = { message: 'This link does not work any more.', code: 'token_invalid' };
    await open(link, { 'POST /account/magic-link/check': { status: 400, body } });
    expect(screen.getByRole('alert')).toHaveTextContent('has expired or was already used');
    expect(button()).toBeVisible();
  });
});
