import { aProfile } from '@cpa/shared/testing';
import { screen } from '@testing-library/react';
import { renderPage } from '../../testing/renderPage.tsx';

const vacancy = { path: '/vacancies/:id', Component: () => <h1>Line Cook</h1> };
const responses = { 'GET /recruiter/user/': aProfile() };
const open = (at: string) => renderPage({ at, responses, remotes: [vacancy] });
const company = { name: 'Shoco Bay Resort', logo: null };

beforeEach(() => sessionStorage.clear());

describe('sign-in with a passkey', () => {
  it('returns to the page that the user came from', async () => {
    const { user, auth } = await open('/login?callbackUrl=%2Fvacancies%2F12');
    auth.state.hasPasskey = true;
    await user.click(screen.getByRole('button', { name: 'Sign in with a passkey' }));
    expect(await screen.findByRole('heading', { name: 'Line Cook' })).toBeVisible();
  });

  it('explains that no passkey was used', async () => {
    const { user } = await open('/login');
    await user.click(screen.getByRole('button', { name: 'Sign in with a passkey' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('No passkey was used.');
  });
});

describe('second step', () => {
  async function openStep(pendingStep: { app: boolean; passkey: boolean } | null) {
    const page = await open('/login?callbackUrl=%2Fvacancies%2F12');
    page.auth.state.pendingStep = pendingStep && { ...pendingStep, company };
    await page.user.type(screen.getByLabelText('E-mail address'), aProfile().email);
    await page.user.type(screen.getByLabelText('Password'), 'bon-bini-2026{Enter}');
    return page;
  }

  it('follows the password, takes the code with its last digit and returns to the page', async () => {
    const { user, auth, address } = await openStep({ app: true, passkey: true });
    expect(await screen.findByText(/Shoco Bay Resort asks everyone/)).toBeVisible();
    expect(address()).toBe('/login?step=2&callbackUrl=%2Fvacancies%2F12');
    await user.click(screen.getByLabelText('Trust this device for 30 days'));
    await user.type(screen.getByLabelText('Code from your app'), '402 871');
    expect(await screen.findByRole('heading', { name: 'Line Cook' })).toBeVisible();
    expect(auth.asked).toContain('passSecondStep 402871, trusting the device');
  });

  it('explains a wrong code at its field and keeps it', async () => {
    const { user } = await openStep({ app: true, passkey: false });
    const code = await screen.findByLabelText('Code from your app');
    expect(screen.queryByRole('button', { name: 'Use my passkey' })).not.toBeInTheDocument();
    await user.type(code, '000000');
    expect(await screen.findByText(/That code is not right/)).toBeVisible();
    expect(screen.getByLabelText('Code from your app')).toHaveValue('000000');
    expect(screen.getByLabelText('Code from your app')).toBeInvalid();
  });

  it('takes a passkey, and a recovery code', async () => {
    const { user, auth } = await openStep({ app: false, passkey: true });
    await user.click(await screen.findByText('Use a recovery code'));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('Please enter a recovery code.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Use my passkey' }));
    expect(await screen.findByRole('heading', { name: 'Line Cook' })).toBeVisible();
    expect(auth.asked).toContain('passSecondStep passkey');
  });

  it('leads back to the sign-in when it waited too long', async () => {
    const { user } = await open('/login?step=2&callbackUrl=%2Fvacancies%2F12');
    await user.click(await screen.findByRole('link', { name: 'Sign in again' }));
    expect(await screen.findByLabelText('Password')).toBeVisible();
  });
});
