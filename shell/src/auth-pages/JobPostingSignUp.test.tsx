import { aProfile, aRecruiterProfile } from '@cpa/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../testing/renderPage.tsx';

const plans = { path: '/plans', handle: { offersSignUp: true }, Component: () => <h1>Plans</h1> };
const dashboard = {
  path: '/recruiter-dashboard',
  handle: { offersSignUp: true },
  Component: () => <h1>Dashboard</h1>,
};
const blog = { path: '/blog', Component: () => <h1>Blog</h1> };
const person = aRecruiterProfile();

const open = (at: string, options = {}) =>
  renderPage({
    at,
    remotes: [plans, dashboard, blog],
    responses: {
      'POST /account/recruiter/register': {
        status: 201,
        body: { id: 51, email: person.email, message: 'Welcome.' },
      },
      'GET /recruiter/user/': person,
    },
    ...options,
  });

const section = () => document.getElementById('account');

type Page = Awaited<ReturnType<typeof open>>;

async function signUp({ user }: Page, password = 'bon-bini-2026') {
  await user.click(screen.getByRole('button', { name: 'Create a recruiter account' }));
  const form = within(section()!);
  await user.type(await form.findByLabelText('Your name'), 'Marlon Kock');
  await user.type(form.getByLabelText('E-mail address'), person.email);
  await user.type(form.getByLabelText('Password'), password);
  await user.click(form.getByRole('button', { name: 'Create account' }));
}

beforeEach(() => sessionStorage.clear());

describe('JobPostingSignUp', () => {
  it('appears only below a page whose handle offers it', async () => {
    const { router } = await open('/plans');
    expect(screen.getByRole('region', { name: 'Looking for people?' })).toHaveAttribute('id', 'account');
    await act(() => router.navigate('/blog'));
    expect(section()).not.toBeInTheDocument();
  });

  it('is hidden for signed-in users', async () => {
    await open('/plans', { profile: aProfile() });
    expect(section()).not.toBeInTheDocument();
  });

  it('signs in on the same page, then scrolls to the account section', async () => {
    const scrolled: Element[] = [];
    Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
      scrolled.push(this);
    };
    const page = await open('/plans');
    await signUp(page);
    expect(await screen.findByRole('heading', { name: 'Your account is ready' })).toBeVisible();
    expect(page.said()).toEqual([
      'progress: Creating account...',
      'success: Account created successfully. Logging in...',
    ]);
    expect(page.address()).toBe('/plans');
    expect(screen.getByRole('heading', { name: 'Plans' })).toBeVisible();
    expect(section()).toHaveTextContent(person.email);

    await waitFor(() => expect(scrolled).toEqual([section()]));
    expect(section()).toHaveFocus();
  });

  it('closes with the page on which the sign-up ended', async () => {
    const page = await open('/plans');
    await signUp(page);
    expect(await screen.findByRole('heading', { name: 'Your account is ready' })).toBeVisible();
    await act(() => page.router.navigate('/blog'));
    await act(() => page.router.navigate('/plans'));
    expect(section()).not.toBeInTheDocument();
  });

  it('shows each field error as a toast and keeps the form values', async () => {
    const errors = { email: ['This address has an account already.'], name: ['Too plain.', 'Too short.'] };
    const page = await open('/plans', {
      responses: {
        'POST /account/recruiter/register': {
          status: 422,
          body: { message: 'Please check.', code: 'invalid', errors },
        },
      },
    });
    await signUp(page);
    await waitFor(() =>
      expect(page.said()).toEqual([
        'progress: Creating account...',
        'error: This address has an account already.',
        'error: Too plain.',
        'error: Too short.',
      ]),
    );
    expect(within(section()!).getByLabelText('Your name')).toHaveValue('Marlon Kock');
  });

  it('appears below sign-in on the way to a recruiter page, and leads there', async () => {
    const page = await open('/api/auth/signin?error=SessionRequired&callbackUrl=%2Frecruiter-dashboard');
    await signUp(page);
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeVisible();
    expect(section()).toHaveTextContent('Your account is ready');
  });

  it('leaves sign-in errors to the sign-in form', async () => {
    const page = await open('/api/auth/signin?error=SessionRequired&callbackUrl=%2Frecruiter-dashboard');
    await page.user.click(screen.getByRole('button', { name: 'Create a recruiter account' }));
    await within(section()!).findByLabelText('Your name');
    const [email] = screen.getAllByLabelText('E-mail address');
    await page.user.type(email!, person.email);
    await page.user.type(screen.getAllByLabelText('Password')[0]!, 'wrong');
    const main = within(screen.getByRole('main'));
    await page.user.click(main.getAllByRole('button', { name: 'Sign in' })[0]!);
    expect(await main.findByText('The e-mail address or password is incorrect.')).toBeVisible();
    expect(within(section()!).queryByRole('alert')).not.toBeInTheDocument();
  });

  it('is hidden below sign-in on the way to another page', async () => {
    await open('/api/auth/signin?callbackUrl=%2Fapplicant%2Fprofile');
    expect(section()).not.toBeInTheDocument();
  });
});
