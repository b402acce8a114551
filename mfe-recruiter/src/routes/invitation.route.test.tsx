import { aCompanyRef, aHost, aRecruiterProfile, renderRoutes } from '@cpa/shared/testing';
import { screen } from '@testing-library/react';
import { createRoutes } from '../module.ts';

const invitation = {
  company: aCompanyRef({ id: 5, name: 'Hotel Playa Serena' }),
  membership: 'recruiter',
  email: 'berta@example.aw',
  invited_by: 'Shudeska Maduro',
  expires_at: '2099-01-01T00:00:00.000Z',
};

function open(respond: () => object) {
  const host = aHost({
    profile: aRecruiterProfile(),
    responses: { 'GET /recruiter/invitation': respond },
  });
  return renderRoutes(createRoutes(host), { host, at: '/recruiter-dashboard/invitation?token=abc' });
}

describe('/recruiter-dashboard/invitation', () => {
  it('offers a retry when the connection was lost', async () => {
    let isDown = true;
    const { user } = open(() => {
      if (isDown) throw new Error('Network Error');
      return invitation;
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByText('This invitation cannot be used')).not.toBeInTheDocument();
    isDown = false;
    await user.click(retry);
    expect(await screen.findByRole('button', { name: /Hotel Playa Serena/ })).toBeVisible();
  });

  it('says that an invitation is no longer valid', async () => {
    open(() => ({ status: 410, body: { message: 'This invitation has expired.', code: 'gone' } }));
    expect(await screen.findByText('This invitation has expired.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });
});
