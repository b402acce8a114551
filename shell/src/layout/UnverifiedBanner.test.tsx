import { type FakeResponse, aProfile } from '@cpa/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '../testing/renderPage.tsx';

const SEND = 'POST /account/verification-mail';
const remotes = [{ path: '/', Component: () => <h1>Home</h1> }];
const open = (answer: () => FakeResponse | Promise<FakeResponse>) =>
  renderPage({ at: '/', remotes, profile: aProfile({ verified: false }), responses: { [SEND]: answer } });
const button = () => screen.findByRole('button', { name: 'Resend the e-mail' });

describe('UnverifiedBanner', () => {
  it.each([
    ['mail_sent', 'We sent a new mail to xiomara@example.aw. Please follow the link in it.'],
    ['verified_already', 'Your e-mail address is verified already.'],
  ])("sends the mail and shows its own text for the response's code %s", async (code, text) => {
    const { user, said } = await open(() => ({
      message: 'Nos a manda un e-mail.',
      code,
      email: 'xiomara@example.aw',
    }));
    await user.click(await button());
    await waitFor(() => expect(said()).toEqual(['progress: Sending the e-mail...', `success: ${text}`]));
  });

  it('sends one mail on a double click', async () => {
    const { user, host } = await open(() => new Promise(() => {}));
    await user.dblClick(await button());
    expect(host.requests.filter(({ path }) => path === '/account/verification-mail')).toHaveLength(1);
  });

  it('shows a failure and allows a retry', async () => {
    const { user, said } = await open(() => ({
      status: 429,
      body: { message: 'Too many mails. Please wait a while.', code: 'too_many' },
    }));
    await user.click(await button());
    await waitFor(() => expect(said().at(-1)).toBe('error: Too many mails. Please wait a while.'));
    await user.click(await button());
    await waitFor(() => expect(said()).toHaveLength(4));
  });
});

it('is hidden for a verified user', async () => {
  await renderPage({ at: '/', remotes, profile: aProfile() });
  expect(screen.queryByRole('button', { name: 'Resend the e-mail' })).not.toBeInTheDocument();
});
